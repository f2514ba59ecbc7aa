// The keys of a table. A key that does nothing here is left to the page.

import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { openLog } from '../panels/lazy.js';

/** @import { TableScreen } from './table_screen.js' */

/**
 * What a key does at a table, or null.
 * @type {(key: string, screen: TableScreen) => (() => unknown) | null}
 */
function actOf(key, screen) {
  const { table, stage, bar } = screen;
  const { state, clock } = table;
  if (key === 'Escape') return () => stage.choose(null);
  if (key === 'u') return () => screen.undo();
  if (key === 'h') return () => bar.hint.click();
  if (key === 's' && !bar.skip.hidden) return () => bar.skip.click();
  if (key === 'l' && state && screen.mode.stepBack) return () => openLog(screen);
  if (key === 'm') return () => screen.openMenu();
  if (key === 'n' && state?.legal.length === 1 && !stage.inert) return () => screen.play(state.legal[0]);
  if (key === 'p' && state && factsOf(state.game).clock) return () => (clock.running ? clock.pause() : clock.start());
  if (key === 'c' && clock.running && state && !stage.inert)
    return () => screen.play(familyOf(state).offered(state)[0]);
  return null;
}

/**
 * Listens to the keys; what comes back ends that.
 * @param {TableScreen} screen
 */
export function takeKeys(screen) {
  /** @param {KeyboardEvent} event */
  const listen = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const act = actOf(event.key, screen);
    if (!act) return;
    act();
    event.preventDefault();
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}
