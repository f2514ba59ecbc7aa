// The person's choices, kept in localStorage and read before the first paint.

import { readLocal, writeLocal } from './store.js';

/** @import { Back, Cloth, Tiles } from '../paint/palette.js' */
/** @import { OptionValue } from '../types/views.d.ts' */

/**
 * @typedef {object} Settings
 * @property {'system' | 'light' | 'dark'} theme
 * @property {'slow' | 'normal' | 'fast'} pace
 * @property {'auto' | 'colour' | 'classic'} pips
 * @property {Cloth} cloth
 * @property {Tiles} tiles
 * @property {Back} back
 * @property {boolean} numerals
 * @property {'off' | 'low' | 'medium' | 'loud'} sound
 * @property {boolean} touch
 * @property {boolean} itself
 * @property {boolean} lone
 * @property {boolean} moves
 */
/** @typedef {Pick<Settings, 'theme' | 'tiles' | 'pips' | 'back' | 'cloth' | 'pace' | 'sound'>} Choices */
/** @typedef {Pick<Settings, 'numerals' | 'itself' | 'lone' | 'moves' | 'touch'>} Switches */

/**
 * Every setting with its values in the order of the form.
 * @type {{ [Name in keyof Choices]: Settings[Name][] }}
 */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  tiles: ['ivory', 'ebony', 'wood', 'contrast'],
  pips: ['auto', 'colour', 'classic'],
  back: ['red', 'blue', 'green', 'black'],
  cloth: ['green', 'blue', 'red', 'slate', 'sand'],
  pace: ['slow', 'normal', 'fast'],
  sound: ['off', 'low', 'medium', 'loud'],
};
/** @type {Choices} */
const USUAL = {
  theme: 'system',
  tiles: 'ivory',
  pips: 'auto',
  back: 'red',
  cloth: 'green',
  pace: 'normal',
  sound: 'low',
};
/** @type {Switches} */
export const SWITCHES = { numerals: false, itself: true, lone: true, moves: false, touch: true };
/** Earlier names: who has switched one of these off wants to draw and pass by hand. */
const FORMERLY = ['forced', 'autodraw'];

/** @type {Set<(name: keyof Settings) => void>} */
const listeners = new Set();
const dark = matchMedia('(prefers-color-scheme: dark)');
const forced = matchMedia('(forced-colors: active)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** @type {Settings} */
export const settings = { ...USUAL, ...SWITCHES };

for (const [name, values] of Object.entries(CHOICES)) {
  const kept = readLocal(name);
  if (values.some((value) => value === kept)) Object.assign(settings, { [name]: kept });
}
if (FORMERLY.some((name) => readLocal(name) === 'off')) settings.itself = false;
for (const name of Object.keys(SWITCHES)) {
  const kept = readLocal(name);
  if (kept !== null) Object.assign(settings, { [name]: kept === 'on' });
}

export const isDark = () => (settings.theme === 'system' ? dark.matches : settings.theme === 'dark');
export const isCalm = () => calm.matches;
/** Whether the system has its own colours painted in the place of ours. */
export const isForced = () => forced.matches;

/**
 * Whether the pips of a set of tiles have colours: large numbers are hard to tell apart without.
 * @type {(set: OptionValue) => boolean}
 */
export const withColour = (set) => settings.pips === 'colour' || (settings.pips === 'auto' && Number(set) > 6);

function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

/**
 * Takes looks that a page around this one asks for, without keeping them.
 * @param {Choices['theme']} theme
 */
export function borrowTheme(theme) {
  settings.theme = theme;
  applyTheme();
}

/**
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function setSetting(name, value) {
  settings[name] = value;
  writeLocal(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
  applyTheme();
  for (const listener of listeners) listener(name);
}

/**
 * Calls back with the name of a changed setting; `theme` also when the system's changes.
 * @param {(name: keyof Settings) => void} listener
 */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

for (const media of [dark, forced])
  media.addEventListener('change', () => {
    applyTheme();
    for (const listener of listeners) listener('theme');
  });
applyTheme();
