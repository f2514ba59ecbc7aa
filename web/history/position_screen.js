// A link to a position: “what would you play?” Opening one begins a game there. What the link holds is played through
// the rules like any save.

import { levelNamed } from '../engine/catalogue.js';
import { Refused } from '../engine/engine.js';
import { guard, parse } from '../engine/guard.js';
import { LONGEST, rename } from '../screens/router.js';
import { desk } from '../storage/matches.js';
import { recordOf } from '../storage/record.js';
import { clear, h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { freeTable } from '../table/free_play.js';
import { pack, unpack } from './packing.js';
import { fingerprint } from './played.js';

/** @import { PositionRoute } from '../screens/router.js' */
/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { State } from '../types/door.d.ts' */
/** @import { App } from '../types/page.d.ts' */

/**
 * Whether a round can be played on from a position; where others are on turn, they play first.
 * @type {(state: Pick<State, 'result' | 'finished'>) => boolean}
 */
export const isUnderWay = ({ result, finished }) => !result && !finished;

/**
 * The address of a position, or null where it is too long for one.
 * @param {string} save
 * @param {string} [level]
 */
export async function positionLink(save, level) {
  const hash = `#/position/${await pack(save)}${level ? `?level=${level}` : ''}`;
  return hash.length - 2 > LONGEST ? null : `${location.origin}${location.pathname}${hash}`;
}

/**
 * The save that an address holds.
 * @param {PositionRoute} route
 */
async function saveIn({ packed, level }) {
  if (level && !levelNamed(level)) throw new Refused({ code: 'bad-option', reason: 'unknown-level', data: { level } });
  return guard(await unpack(packed).catch(() => Promise.reject(unreadable())));
}

/**
 * The match that begins with a position: the one that is under way from it already, else a new one.
 * @param {App} app
 * @param {string} save
 * @param {string | null} level
 */
async function matchFrom(app, save, level) {
  const data = parse(save);
  const reply = await app.engine.request({ type: 'load', save, seat: 0 });
  if (!isUnderWay(reply)) throw new Refused({ code: 'bad-save', reason: 'position-over' });
  const id = `p${fingerprint(reply.save)}`;
  const old = await desk.find(id).catch(() => null);
  if (old && !old.finished) return id;
  await desk.note({
    id,
    game: reply.game,
    players: reply.players,
    options: reply.options,
    seed: reply.seed,
    deal: data.deal ?? null,
    level: level ?? app.level,
    ...recordOf(reply),
    position: reply.save,
    helped: false,
    started: Date.now(),
    link: `#/saved/${id}`,
  });
  return id;
}

const unreadable = () => new Refused({ code: 'bad-save', reason: 'position-unreadable' });

export class PositionScreen {
  /** The table that the position is played at. @type {TableScreen | null} */
  #inner = null;
  #closed = false;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {PositionRoute} route
   */
  constructor(app, root, route) {
    this.app = app;
    this.root = root;
    this.route = route;
    document.title = t('page-title');
    clear(root, h('main', { class: 'lost' }, h('p', { class: 'waiting' }, t('loading'))));
  }

  async open() {
    await this.app.ready();
    const save = await saveIn(this.route);
    if (this.#closed) return; // the engine is another screen's
    const id = await matchFrom(this.app, save, this.route.level);
    if (this.#closed) return;
    rename(`#/saved/${id}`);
    this.#inner = freeTable(this.app, this.root, { screen: 'table', id });
    await this.#inner.open();
  }

  get table() {
    return this.#inner?.table;
  }

  get stage() {
    return this.#inner?.stage;
  }

  /** @type {TableScreen['fail']} */
  fail(error, again) {
    if (this.#inner) this.#inner.fail(error, again);
    else this.app.showFailure(error, again);
  }

  close() {
    this.#closed = true;
    this.#inner?.close();
  }
}
