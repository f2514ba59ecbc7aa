// The person's choices, kept in localStorage and read before the first paint.

import { readLocal, writeLocal } from './store.js';

/** Every setting with its values in the order of the form. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  pace: ['slow', 'normal', 'fast'],
  pips: ['auto', 'colour', 'classic'],
  cloth: ['green', 'blue', 'red'],
};
const USUAL = { theme: 'system', pace: 'normal', pips: 'auto', cloth: 'green' };
export const SWITCHES = { forced: true, autodraw: false, moves: false };

const listeners = new Set();
const dark = matchMedia('(prefers-color-scheme: dark)');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
export const settings = {};

for (const [name, values] of Object.entries(CHOICES)) {
  const kept = readLocal(name);
  settings[name] = values.includes(kept) ? kept : USUAL[name];
}
for (const [name, usual] of Object.entries(SWITCHES)) {
  const kept = readLocal(name);
  settings[name] = kept === null ? usual : kept === 'on';
}

export const isDark = () => (settings.theme === 'system' ? dark.matches : settings.theme === 'dark');
export const isCalm = () => calm.matches;

/** Whether the pips of a set of tiles have colours: large numbers are hard to tell apart without. */
export const withColour = (set) => settings.pips === 'colour' || (settings.pips === 'auto' && set > 6);

function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

/** Takes looks that a page around this one asks for, without keeping them. */
export function borrowTheme(theme) {
  settings.theme = theme;
  applyTheme();
}

export function setSetting(name, value) {
  settings[name] = value;
  writeLocal(name, typeof value === 'boolean' ? (value ? 'on' : 'off') : value);
  applyTheme();
  for (const listener of listeners) listener(name);
}

/** Calls back with the name of a changed setting; `theme` also when the system's changes. */
export function onSetting(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

dark.addEventListener('change', () => {
  applyTheme();
  for (const listener of listeners) listener('theme');
});
applyTheme();
