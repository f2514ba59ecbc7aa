// What becomes of a match beyond this table: it is written down after every change, and other windows may have it open.
// One window plays; where it is another one, this table only follows. See `storage/hold.js` and `storage/desk.js`.

import { openExport } from '../panels/lazy.js';
import { Hold } from '../storage/hold.js';
import { described, desk, noteDown, recallMatch } from '../storage/matches.js';
import { notify, stand } from '../ui/notices.js';
import { t } from '../words/messages.js';

/** @import { Outcome } from '../storage/desk.js' */
/** @import { News } from '../storage/hold.js' */
/** @import { Deal, Kept } from '../storage/store.js' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Table } from './table.js' */

export class Sharing {
  /** @type {Hold | null} */
  #hold = null;
  /** What the window that plays has told last. @type {Kept | null} */
  #heard = null;
  #deleted = false;
  /** Whether storage could not say if the match is there. */
  #unread = false;
  /** What stands on the screen: nothing, or that the match is not saved, or that it was deleted. */
  #standing = '';
  #withdraw = () => {};
  /** @type {(() => void)[]} */
  #ends = [];

  /** Whether another window plays. */
  following = false;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  // ---------------------------------------------------------------- whose match it is

  /**
   * Takes a match for this window, or follows the one that has it. Returns how the match stands on disk.
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async join(id) {
    const { app } = this.table;
    if (app.forgetful) return null;
    this.leave();
    const seen = () => document.visibilityState === 'visible' && this.#tryAgain();
    document.addEventListener('visibilitychange', seen);
    this.#ends = [
      desk.watch((other, outcome) => other === id && this.#settled(outcome)),
      () => document.removeEventListener('visibilitychange', seen),
    ];
    this.#hold = new Hold(id, { onlost: () => this.#follow(), onnews: (news) => this.#hear(news) });
    this.following = !(await this.#hold.take());
    if (this.following) notify(t('notice-elsewhere'), { stays: true });
    return desk.find(id).catch(() => {
      this.#unread = true;
      return null;
    });
  }

  /** The person wants to play on here. */
  async playHere() {
    if (this.following && (await this.#hold?.take({ steal: true }))) await this.#resume();
  }

  /** The window that plays may have left. */
  async #tryAgain({ wait = false } = {}) {
    if (!this.following || !(await this.#hold?.take({ wait })) || !this.following) return;
    await this.#resume();
    notify(t('notice-play-here'), { stays: true });
  }

  /** Goes on with the latest of what is on disk and what was heard, which could perhaps not be written. */
  async #resume() {
    const { table } = this;
    if (!this.#hold) return;
    const kept = await recallMatch(table.app, this.#hold.id);
    this.following = false;
    const heard = this.#heard;
    this.#heard = null;
    const latest = kept && (kept.revision ?? 0) >= (heard?.revision ?? 0) ? kept : (heard ?? table.match);
    if (latest && !table.over) await table.turnTo(latest);
  }

  /** Another window plays from now on. */
  #follow() {
    const { table } = this;
    if (this.following || table.over) return;
    this.following = true;
    this.#say('');
    if (table.match) table.turnTo(table.match);
    notify(t('notice-taken'), { stays: true });
  }

  /** @param {News} news */
  #hear(news) {
    if (news.kind === 'left' && document.visibilityState === 'visible') this.#tryAgain({ wait: true });
    else if (news.kind === 'deleted') this.#settled({ verdict: 'gone' });
    else if (news.kind === 'taken' && !this.#hold?.locked) this.#follow();
    else if (news.kind === 'moved' && (this.following || !this.#hold?.locked)) {
      this.#follow();
      this.#heard = news.match;
      this.table.turnTo(news.match);
    } else if (news.kind === 'moved' && (news.match.revision ?? 0) > (this.table.match?.revision ?? 0)) {
      this.#heard = news.match; // it was on its way to disk when this window took the match
      this.#resume();
    }
  }

  // ---------------------------------------------------------------- keeping

  /**
   * Writes down what the engine has answered, and lets the other windows know. Where another window has got in first,
   * this returns the match to go on from instead.
   * @param {Shown} reply
   * @returns {Promise<(Deal & Partial<Kept>) | null>}
   */
  async keep(reply) {
    const { app, match } = this.table;
    if (!match || (this.following && match.save)) return match;
    const kept = described(match, reply);
    if (app.forgetful || this.following) return null;
    const outcome = this.#deleted ? null : await noteDown(app, kept);
    if (outcome) this.#judge(outcome);
    if (outcome?.verdict === 'stale') return outcome.stored;
    this.#hold?.tell({ kind: 'moved', id: kept.id, match: { ...kept, shown: undefined } });
    return null;
  }

  /** @param {Outcome} outcome */
  #judge(outcome) {
    if (outcome.verdict === 'loose') this.#say('not-saved');
    else if (outcome.verdict === 'gone') {
      this.#deleted = true;
      this.#say('deleted');
    } else this.#say('');
    if (outcome.verdict === 'stale') notify(t(this.#unread ? 'notice-found' : 'notice-stale'), { stays: true });
    this.#unread &&= outcome.verdict === 'loose';
  }

  /**
   * What could not be written at once has been judged.
   * @param {Outcome} outcome
   */
  #settled(outcome) {
    if (this.following) return;
    this.table.app.stored = outcome.verdict !== 'loose';
    this.#judge(outcome);
    if (outcome.verdict === 'stale') this.table.turnTo(outcome.stored);
  }

  /**
   * Lets one thing stand on the screen until it is no longer so; what the person has closed stays closed.
   * @param {'' | 'not-saved' | 'deleted'} what
   */
  #say(what) {
    if (this.#standing === what) return;
    this.#standing = what;
    this.#withdraw();
    const keepIt = { words: t('keep-it'), onclick: () => this.#keepIt(), 'data-act': 'keep-it' };
    const save = { words: t('save-file'), onclick: () => openExport(this.table), 'data-act': 'save-file' };
    if (what)
      this.#withdraw = stand(t(`notice-${what}`), {
        class: what,
        away: t('close'),
        actions: [what === 'deleted' ? keepIt : save],
      });
  }

  /** A match that was deleted elsewhere goes back to disk. */
  async #keepIt() {
    const { app, match } = this.table;
    if (!match) return;
    this.#deleted = false;
    desk.adopt(match.id);
    this.#settled(await noteDown(app, /** @type {Kept} */ (match)));
  }

  /** Another screen, or another match. */
  leave() {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#hold?.close();
    this.#hold = this.#heard = null;
    this.following = this.#deleted = this.#unread = false;
    this.#say('');
  }
}
