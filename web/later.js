// Panels that are fetched when the first of them is asked for: the table stands sooner without them.

import { t } from './messages.js';
import { notify } from './notices.js';

const later = (name) => async (...given) => {
  let panels;
  try {
    panels = await import('./panels/all.js');
  } catch {
    notify(t('start-failed'));
    return null;
  }
  return panels[name](...given);
};

export const openAdvice = later('openAdvice');
export const openExport = later('openExport');
export const openHelp = later('openHelp');
export const openImport = later('openImport');
export const openMatchOver = later('openMatchOver');
export const openRoundOver = later('openRoundOver');
export const openScores = later('openScores');
export const openSettings = later('openSettings');
export const openTrains = later('openTrains');
export const openTricks = later('openTricks');
