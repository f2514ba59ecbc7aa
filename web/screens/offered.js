// What the engine says to a choice of options: which values it offers, and whether two choices come to the same.

/** @import { CheckReply, OptionData } from '../types/door.d.ts' */
/** @import { OptionValue } from '../types/views.d.ts' */

/**
 * Whether a value is offered.
 * @type {(option: OptionData, value: OptionValue) => boolean}
 */
export const offers = ({ values, least = 0, most = 0 }, value) =>
  values ? values.includes(value) : Number(value) >= least && Number(value) <= most;

/** @type {(one: CheckReply, other: CheckReply) => boolean} */
export const alike = (one, other) =>
  Object.entries(one.options).every(([name, value]) => other.options[name] === value || !chosenIn(one, name));

/** @type {(reply: CheckReply, name: string) => boolean} */
const chosenIn = ({ to_choose }, name) => to_choose.some((option) => option.name === name);
