// The order of one's own hand: as dealt, by hand, or sorted.

import { openDialog } from '../ui/dialog.js';
import { button, h } from '../ui/dom.js';
import { familyOf } from '../families/index.js';
import { ownHand } from '../families/own.js';
import { t } from '../words/messages.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { sorted, SORTS } from './hand_sorts.js';

/** @import { Table } from './table.js' */
/** @import { State } from '../types/door.d.ts' */

/**
 * The orders that suit a game.
 * @type {(state: State) => string[]}
 */
const ordersOf = (state) => ['dealt', ...SORTS, ...familyOf(state).orders];

export class Hand {
  /** What the person wants: a word, or null where tiles were moved by hand. @type {string | null} */
  order = null;
  /** The tiles in the order that the engine is to lay them in; null for its own. @type {string[] | null} */
  tiles = null;
  /** Those of them that make a train. @type {string[]} */
  train = [];
  #game = '';
  /** How the hands lie that are covered now, by seat. @type {Map<number, Pick<Hand, 'order' | 'tiles' | 'train'>>} */
  #covered = new Map();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Takes over what was chosen for a game on an earlier day.
   * @param {string} game
   */
  remember(game) {
    if (this.#game === game) return;
    this.#game = game;
    this.order = readLocal(`order-${game}`);
  }

  /**
   * Another person's hand is to be seen, or none; each finds one's own tiles as they were left.
   * @param {number | null} from
   * @param {number | null} to
   */
  change(from, to) {
    const { order, tiles, train } = this;
    if (from !== null) this.#covered.set(from, { order, tiles, train });
    Object.assign(this, { tiles: null, train: [], ...(to === null ? {} : this.#covered.get(to)) });
  }

  /** @param {string} order */
  choose(order) {
    writeLocal(`order-${this.#game}`, order);
    Object.assign(this, { order, tiles: null, train: [] });
    this.table.resized({ jump: false });
  }

  /**
   * Tiles as the person has moved them.
   * @param {string[]} tiles
   */
  byHand(tiles) {
    Object.assign(this, { order: null, tiles, train: [] });
    this.table.resized({ jump: false });
  }

  /**
   * Puts tiles in order that have come since, or after the train goes on elsewhere; true when that changes anything.
   */
  async tidy() {
    const { now: state } = this.table;
    const { seat } = state.view;
    const hand = ownHand(state);
    if (seat === null || !hand.length || !this.order || this.order === 'dealt') return false;
    const before = `${this.tiles} ${this.train}`;
    if (familyOf(state).orders.includes(this.order)) {
      const { train, slough } = await this.table.app.engine
        .request({ type: 'arrange', seat })
        .catch(() => ({ train: [], slough: hand }));
      Object.assign(this, { tiles: [...train, ...slough], train });
    } else this.tiles = sorted(hand, this.order);
    return before !== `${this.tiles} ${this.train}`;
  }
}

/**
 * Lets the person choose an order.
 * @param {{ table: Table }} screen
 */
export function openOrders({ table: { now: state, hand } }) {
  /** @param {string} order */
  const choose = (order) => {
    dialog.close();
    hand.choose(order);
  };
  /** @param {string} order */
  const item = (order) =>
    button({
      words: t(`order-${order}`),
      class: 'menu-item',
      'aria-pressed': String(order === (hand.order ?? 'dealt')),
      'data-order': order,
      onclick: () => choose(order),
    });
  const dialog = openDialog({
    title: t('order'),
    class: 'menu',
    body: h(
      'ul',
      { class: 'menu-list' },
      ordersOf(state).map((order) => h('li', {}, item(order))),
    ),
  });
}
