// A kind of table of which nothing is known but what all have. Other families replace what they know better.

import { shownScores } from '../engine/catalogue.js';
import { t } from '../words/messages.js';
import { nameOf } from '../words/names.js';

/** @import { Family } from '../types/page.d.ts' */

/** Moves that a person is told to make where there is no other. */
const ONLY = ['pass', 'draw'];

/** @type {Family} */
export const plain = {
  // ---------------------------------------------------------------- words

  /** What lies on the table, in sentences; hands, seats and the boneyard are told for all families alike. */
  position: () => [],

  /** What the person is to do now, or may call while another seat is on turn. */
  turn({ turn, legal, view }) {
    const [only, ...more] = legal;
    if (turn !== null && turn !== view.seat) return t('status-thinking', { name: nameOf(turn) });
    return !more.length && ONLY.includes(only) ? t(`status-${only}`) : t('your-turn');
  },

  /** The words of a move where the usual ones will not do; else nothing. */
  move: () => null,

  /** The word under which the catalogue knows a move. */
  word: (said) => said,

  /** What the words of a move may want to know besides. */
  moveArgs: () => ({}),

  /** What sentences say of an arm, given its kind and seat. */
  armArgs: () => ({}),

  /** What a seat has: its side's points. */
  score: (state, seat) => shownScores(state)[state.sides[seat]],

  /**
   * What the match is played for: `words`, the score that wins where there is one (`aim`), and the same in a few words
   * (`short`); null for the usual.
   */
  goal: () => null,

  /** What a label on the cloth may want to know besides; `share` is how much of its matter is done. */
  labelArgs: () => ({}),

  // ---------------------------------------------------------------- the table

  /** The state as the table shows it. */
  shown: (state) => state,

  /** Tiles that stand out, with their signs. */
  signs: () => new Map(),

  /** The seat that comes after the one on turn, where one cannot see that anyway. */
  next: ({ turn, players, result }) => (turn === null || result || players < 3 ? null : (turn + 1) % players),

  /** The moves in the list. */
  offered: ({ legal }) => legal,

  /** A tap on bare cloth; whether it was for something. */
  tap: () => false,

  /** Orders of the hand that the engine makes (`arrange`). */
  orders: [],

  /** How much longer than usual a computer seat waits. */
  rest: () => 1,

  /** Help instead of a hint, where there is any: what opens it. */
  help: () => null,

  /** Whether the person can be stuck: nothing fits, and that is all there is to say. */
  canBeStuck: () => true,

  /** What goes by itself where it is all there is: `words` such as draw and pass, `tiles` as well, or `nothing`. */
  byItself: () => 'words',

  /** Moves of the person after which all that is left is won as well, whatever the others hold. */
  sure: () => [],

  /** Whether these people have nothing more to do in this match but watch. */
  watches: () => false,

  /** Shows what people want to see at a glance, where that is more than a list of its rules. */
  card: undefined,

  /** Entries of the menu: {id, open}. */
  menu: [],
};
