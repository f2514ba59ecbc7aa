// A game that is opened for the first time can be learnt instead: one line says so, and goes away by itself.

import { go, lessonLink, readRoute } from '../screens/router.js';
import { stand } from '../ui/notices.js';
import { t } from '../words/messages.js';
import { gameName } from '../words/names.js';

const SHOWN_FOR = 20_000;

/** @param {string} game */
export function offerLesson(game) {
  const learn = { words: t('lesson-learn'), 'data-act': 'learn', onclick: () => go(lessonLink(game)) };
  const close = stand(t('lesson-offer', { game: gameName(game) }), { away: t('close'), actions: [learn] });
  const end = () => {
    close();
    clearTimeout(timer);
    removeEventListener('hashchange', left);
  };
  const left = () => {
    const route = readRoute(location.hash);
    if (route.screen !== 'table' || route.game !== game) end();
  };
  const timer = setTimeout(end, SHOWN_FOR);
  addEventListener('hashchange', left);
}
