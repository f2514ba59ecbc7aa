// Panels that are fetched when they are first asked for: the table stands sooner without them.

import { t } from './messages.js';
import { notify } from './notices.js';

const later = (load, name) => async (...given) => {
  let panel;
  try {
    panel = await load();
  } catch {
    notify(t('start-failed'));
    return null;
  }
  return panel[name](...given);
};

const saves = () => import('./panels/saves.js');
const scores = () => import('./panels/scores.js');
const summary = () => import('./panels/summary.js');

export const openHelp = later(() => import('./panels/help.js'), 'openHelp');
export const openSettings = later(() => import('./panels/settings.js'), 'openSettings');
export const openExport = later(saves, 'openExport');
export const openImport = later(saves, 'openImport');
export const openScores = later(scores, 'openScores');
export const openRoundOver = later(summary, 'openRoundOver');
export const openMatchOver = later(summary, 'openMatchOver');
export const openAdvice = later(() => import('./panels/advice.js'), 'openAdvice');
export const openTricks = later(() => import('./panels/tricks.js'), 'openTricks');
