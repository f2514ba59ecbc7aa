// Whose table it is: a state is what one seat sees, or an onlooker.

/** @import { State } from '../types/door.d.ts' */
/** @import { TileName } from '../types/views.d.ts' */

/**
 * The tiles of the seat that looks.
 * @type {(state: { view: Pick<State['view'], 'hands' | 'seat'> }) => TileName[]}
 */
export const ownHand = ({ view: { hands, seat } }) => (seat === null ? [] : (hands?.[seat] ?? []));

/**
 * Whether the seat that looks is on turn.
 * @type {(state: { turn: number | null, view: { seat: number | null } }) => boolean}
 */
export const isOwnTurn = ({ turn, view }) => turn !== null && turn === view.seat;
