// Panels that are fetched when the first of them is asked for: the table stands sooner without them.

import { styled } from '../boot/styles.js';
import { t } from '../words/messages.js';
import { notify } from '../ui/notices.js';

/**
 * A panel that `load` brings when it is first opened; null where it cannot be fetched.
 * @template {{ [Opened in Name]: (...given: any[]) => any }} Panels
 * @template {string} Name
 * @param {() => Promise<Panels>} load
 * @param {Name} name
 * @returns {(...given: Parameters<Panels[Name]>) => Promise<Awaited<ReturnType<Panels[Name]>> | null>}
 */
export const later =
  (load, name) =>
  async (...given) => {
    let panels;
    try {
      panels = await styled(load());
    } catch {
      notify(t('start-failed'));
      return null;
    }
    return panels[name](...given);
  };

const all = () => import('./all.js');

export const offerLesson = later(() => import('../lessons/offer.js'), 'offerLesson');
export const openAdvice = later(all, 'openAdvice');
export const openCard = later(all, 'openCard');
export const openExport = later(all, 'openExport');
export const openHelp = later(all, 'openHelp');
export const openLog = later(all, 'openLog');
export const openImport = later(all, 'openImport');
export const openMatchOver = later(all, 'openMatchOver');
export const openRanking = later(all, 'openRanking');
export const openRoundOver = later(all, 'openRoundOver');
export const openScores = later(all, 'openScores');
export const openStatistics = later(() => import('../puzzles/statistics_panel.js'), 'openStatistics');
export const openSettings = later(all, 'openSettings');
export const openTrains = later(all, 'openTrains');
export const openTricks = later(all, 'openTricks');
