// Colours of the painted table, by theme and cloth.

/** @import { Person } from '../storage/people.js' */

const CLOTHS = {
  light: {
    green: ['#3f8f68', '#2c7352', '#1d5a3f'],
    blue: ['#4481a3', '#2f6887', '#1f4f6b'],
    red: ['#a14a50', '#83363d', '#66252d'],
  },
  dark: {
    green: ['#21533f', '#173f30', '#0c2820'],
    blue: ['#23485e', '#173549', '#0c2130'],
    red: ['#5b2730', '#451b24', '#2b0f16'],
  },
};

const WOODS = {
  light: { base: '#a8703f', light: '#c98f58', dark: '#7c4d27', edge: '#5d371a' },
  dark: { base: '#4a3020', light: '#66442d', dark: '#2f1d13', edge: '#1c100a' },
};

const IVORY = {
  light: {
    top: '#fffdf5',
    base: '#f7f0df',
    low: '#eadfc6',
    side: '#bfae8b',
    sideLow: '#937f5c',
    rim: '#ffffff',
    line: '#a8987a',
  },
  dark: {
    top: '#f6f1e4',
    base: '#ebe3cf',
    low: '#d8ccb1',
    side: '#a39270',
    sideLow: '#6f5e42',
    rim: '#fffaf0',
    line: '#94866a',
  },
};

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
/** @typedef {typeof WOODS.light} Wood */
/** @typedef {ReturnType<typeof palette>} Palette */

const EBONY = '#24201b';

/**
 * @param {boolean} dark
 * @param {Cloth} cloth
 */
export function palette(dark, cloth) {
  const theme = dark ? 'dark' : 'light';
  return {
    name: `${theme}-${cloth}`,
    dark,
    felt: CLOTHS[theme][cloth],
    wood: WOODS[theme],
    ivory: IVORY[theme],
    brass: { light: '#f7e2a4', base: '#cda349', dark: '#8a6420' },
    back: dark ? ['#5a2f2b', '#3d1d1b', '#28110f'] : ['#7c3a33', '#5c2723', '#401815'],
    glow: '#ffd873',
    text: '#fdf8ea',
    shade: dark ? 'rgb(6 10 8 / 62%)' : 'rgb(8 26 18 / 52%)',
  };
}

/** @type {(number: number, coloured?: boolean) => string} */
export const pipColour = (number, coloured) => (coloured ? PIPS.colours[number] : EBONY);
