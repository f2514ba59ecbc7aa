// Colours of the painted table, by theme and cloth.

/** @import { Person } from '../storage/people.js' */

const CLOTHS = {
  light: {
    green: ['#357d5a', '#2a6d4d', '#1d5a3f'],
    blue: ['#3c7695', '#2f6683', '#1f4f6b'],
    red: ['#a14a50', '#83363d', '#66252d'],
    slate: ['#5e6670', '#4c535c', '#393f47'],
    sand: ['#776a51', '#645841', '#4f4532'],
  },
  dark: {
    green: ['#21533f', '#173f30', '#0c2820'],
    blue: ['#23485e', '#173549', '#0c2130'],
    red: ['#5b2730', '#451b24', '#2b0f16'],
    slate: ['#343a42', '#262b31', '#171a1e'],
    sand: ['#453d2e', '#342e22', '#211d15'],
  },
};

const WOODS = {
  light: { base: '#a8703f', light: '#c98f58', dark: '#7c4d27', edge: '#5d371a' },
  dark: { base: '#4a3020', light: '#66442d', dark: '#2f1d13', edge: '#1c100a' },
};

/**
 * What tiles are made of: the lit corner of a face, its middle and the dark one, the sides, the rim and the line
 * across; `pip` is what plain pips are filled with, and coloured ones lean towards `lean` so far that they can be read.
 */
const STUFF = {
  ivory: stuff('#fffdf5 #f7f0df #eadfc6 #bfae8b #937f5c #ffffff #a8987a', '#24201b', '#000000', 0.06),
  evening: stuff('#f6f1e4 #ebe3cf #d8ccb1 #a39270 #6f5e42 #fffaf0 #94866a', '#24201b', '#000000', 0.16),
  ebony: stuff('#403a35 #2f2a26 #211d1a #17130f #060504 #7d7167 #8d8072', '#f6efdf', '#ffffff', 0.5),
  wood: stuff('#eec893 #e0b47c #cd9d63 #8a5c2e #5d3a1a #fbe6c0 #7a4f26', '#24160a', '#000000', 0.4),
  contrast: stuff('#ffffff #ffffff #ffffff #000000 #000000 #000000 #000000', '#000000', '#000000', 0.3),
};

/**
 * @param {string} shades
 * @param {string} pip
 * @param {string} lean
 * @param {number} far
 */
function stuff(shades, pip, lean, far) {
  const [top, base, low, side, sideLow, rim, line] = shades.split(' ');
  return { top, base, low, side, sideLow, rim, line, pip, lean, far };
}

/** Backs of tiles, from the lit corner to the dark one. */
const BACKS = {
  red: ['#7c3a33', '#5c2723', '#401815'],
  blue: ['#34527c', '#24395c', '#152440'],
  green: ['#39664a', '#264a34', '#163121'],
  black: ['#403c3a', '#2a2725', '#161413'],
};
const DARKER_RED = ['#5a2f2b', '#3d1d1b', '#28110f'];

/** A colour for each seat; initials go with them, for not everybody can tell them apart. */
const SEATS = [
  '#d9a441',
  '#5aa9c7',
  '#c9705f',
  '#8fb35c',
  '#a883c4',
  '#d08a4e',
  '#6b8fd6',
  '#c76b9b',
  '#5fb59d',
  '#b9a25a',
];
/** Ours and theirs, which nobody confuses. */
const TEAMS = ['#d9a441', '#4f93c9'];

/**
 * The colour of a seat: of its side where there are teams, else the one that its person has chosen.
 * @param {number} seat
 * @param {number[] | null} teams
 * @param {Pick<Person, 'seat' | 'colour'>[]} [people]
 */
export function seatColour(seat, teams, people = []) {
  if (teams) return TEAMS[Number(teams[seat] !== teams[0])];
  const { colour = seat } = people.find((one) => one.seat === seat) ?? {};
  return SEATS[colour % SEATS.length];
}

/* global PIPS */

/** @typedef {keyof typeof CLOTHS.light} Cloth */
/** @typedef {'ivory' | 'ebony' | 'wood' | 'contrast'} Tiles */
/** @typedef {keyof typeof BACKS} Back */
/** @typedef {typeof WOODS.light} Wood */
/** @typedef {ReturnType<typeof palette>} Palette */

/** How a table is to look. @typedef {{ cloth: Cloth, tiles?: Tiles, back?: Back, numerals?: boolean }} Look */

/**
 * @param {boolean} dark
 * @param {Look} look
 */
export function palette(dark, { cloth, tiles = 'ivory', back = 'red', numerals = false }) {
  const theme = dark ? 'dark' : 'light';
  return {
    name: [theme, cloth, tiles, back, numerals].join('-'),
    dark,
    felt: CLOTHS[theme][cloth],
    wood: WOODS[theme],
    ivory: STUFF[dark && tiles === 'ivory' ? 'evening' : tiles],
    /** Whether faces are painted without light and gloss, for the sake of clearness. */
    flat: tiles === 'contrast',
    numerals,
    brass: { light: '#f7e2a4', base: '#cda349', dark: '#8a6420' },
    back: dark && back === 'red' ? DARKER_RED : BACKS[back],
    ornament: 'rgb(222 184 104 / 72%)',
    glow: '#ffd873',
    text: '#fdf8ea',
    shade: dark ? 'rgb(6 10 8 / 62%)' : 'rgb(8 26 18 / 52%)',
    turn: 'rgb(24 30 22 / 88%)',
    soft: 'rgb(255 250 235 / 80%)',
    edge: 'rgb(255 255 255 / 16%)',
    /** Whether there is no light at all, only lines: the system has its own colours. */
    plain: false,
  };
}

/** The parts of `#rrggbb`. @type {(colour: string) => number[]} */
const partsOf = (colour) => [16, 8, 0].map((shift) => (parseInt(colour.slice(1), 16) >> shift) & 255);

/**
 * What can be read on a colour: white where that is dark, else nearly black.
 * @type {(colour: string) => string}
 */
export function inkOn(colour) {
  const [red, green, blue] = partsOf(colour);
  return 0.3 * red + 0.59 * green + 0.11 * blue < 110 ? '#ffffff' : '#1d1404';
}

/**
 * A colour between two, both as `#rrggbb`.
 * @type {(one: string, other: string, share: number) => string}
 */
function between(one, other, share) {
  const [a, b] = [partsOf(one), partsOf(other)];
  const mixed = a.map((part, k) => Math.round(part * (1 - share) + b[k] * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * What the pips of a number are filled with on tiles of a palette.
 * @type {(number: number, coloured: boolean | undefined, colours: Pick<Palette, 'ivory'>) => string}
 */
export const pipColour = (number, coloured, { ivory: { pip, lean, far } }) =>
  coloured && lean ? between(PIPS.colours[number], lean, far) : pip;
