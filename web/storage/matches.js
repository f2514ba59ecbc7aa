// The page's matches on disk.

import { randomSeed } from '../screens/router.js';
import { Desk } from './desk.js';
import { announce } from './hold.js';
import { recordOf } from './record.js';
import { allRecords, deleteMatch, findMatch, putMatch } from './store.js';

/** @import { App, Shown } from '../types/page.d.ts' */
/** @import { Outcome } from './desk.js' */
/** @import { Deal, Kept } from './store.js' */

export const desk = new Desk({ allRecords, deleteMatch, findMatch, putMatch }, { writer: randomSeed(12) });

globalThis.document?.addEventListener('visibilitychange', () => desk.retry());

/**
 * The match kept under this name, or null.
 * @param {App} app
 * @param {string} id
 * @returns {Promise<Kept | null>}
 */
export async function recallMatch(app, id) {
  if (app.forgetful) return null;
  try {
    return await desk.find(id);
  } catch {
    return null;
  }
}

/**
 * The match with what the engine has answered, as it is to be kept. Where several people share the device, the only
 * picture that is kept is one that they may all see.
 * @param {Deal} match
 * @param {Shown} reply
 * @returns {Kept}
 */
export const described = (match, reply) =>
  Object.assign(match, recordOf(reply), {
    shown: match.seated && reply.view.seat !== null ? undefined : { ...reply, save: '', events: [] },
  });

/**
 * Writes a match down; resolves when it is on disk, or cannot be.
 * @param {App} app
 * @param {Kept} match
 * @returns {Promise<Outcome>}
 */
export async function noteDown(app, match) {
  const outcome = await desk.note(match);
  app.stored = outcome.verdict !== 'loose';
  return outcome;
}

/**
 * Deletes a match for good, in all windows; throws where that cannot be done.
 * @param {string} id
 */
export async function dropMatch(id) {
  await desk.drop(id);
  announce({ kind: 'deleted', id });
}
