// The order of the own hand: as dealt, by hand, or sorted.

import { openDialog } from './panels/dialog.js';
import { button, h } from './dom.js';
import { familyOf } from './games.js';
import { t } from './messages.js';
import { readLocal, writeLocal } from './store.js';

const halves = (tile) => tile.split('-').map(Number);
const dots = (tile) => halves(tile)[0] + halves(tile)[1];
const double = (tile) => halves(tile)[0] === halves(tile)[1];
const byNumber = (a, b) => halves(b)[0] - halves(a)[0] || halves(b)[1] - halves(a)[1];

const SORTS = {
  number: byNumber,
  dots: (a, b) => dots(b) - dots(a) || byNumber(a, b),
  doubles: (a, b) => double(b) - double(a) || byNumber(a, b),
};

/** The orders that suit a game. */
const ordersOf = (view) => ['dealt', ...Object.keys(SORTS), ...(familyOf(view) === 'train' ? ['train'] : [])];

export class Hand {
  /** What the person wants: a word, or null where tiles were moved by hand. */
  order = null;
  /** The tiles in the order that the engine is to lay them in; null for its own. */
  tiles = null;
  /** Those of them that make a train. */
  train = [];

  constructor(table) {
    this.table = table;
  }

  /** Takes over what was chosen for a game on an earlier day. */
  remember(game) {
    if (this.game === game) return;
    this.game = game;
    this.order = readLocal(`order-${game}`);
  }

  choose(order) {
    writeLocal(`order-${this.game}`, order);
    Object.assign(this, { order, tiles: null, train: [] });
    this.table.resized({ jump: false });
  }

  /** Tiles as the person has moved them. */
  byHand(tiles) {
    Object.assign(this, { order: null, tiles, train: [] });
    this.table.resized({ jump: false });
  }

  /** Puts tiles in order that have come since, or after the train goes on elsewhere; true when that changes anything. */
  async tidy() {
    const { state } = this.table;
    const hand = state.view.hands?.[0] ?? [];
    if (!hand.length || !this.order || this.order === 'dealt') return false;
    const before = `${this.tiles} ${this.train}`;
    if (this.order === 'train' && familyOf(state.view) === 'train') {
      const { train, slough } = await this.table.app.engine.request({ type: 'arrange', seat: 0 }).catch(() => ({ train: [], slough: hand }));
      Object.assign(this, { tiles: [...train, ...slough], train });
    } else this.tiles = [...hand].sort(SORTS[this.order] ?? byNumber);
    return before !== `${this.tiles} ${this.train}`;
  }
}

/** Lets the person choose an order. */
export function openOrders({ table: { state, hand } }) {
  const choose = (order) => {
    dialog.close();
    hand.choose(order);
  };
  const item = (order) => button({ words: t(`order-${order}`), class: 'menu-item', 'aria-pressed': String(order === (hand.order ?? 'dealt')), 'data-order': order, onclick: () => choose(order) });
  const dialog = openDialog({ title: t('order'), class: 'menu', body: h('ul', { class: 'menu-list' }, ordersOf(state.view).map((order) => h('li', {}, item(order)))) });
}
