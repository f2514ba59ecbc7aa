// Names of things that messages speak of: suits, and whose train is whose.

import { language, t } from './messages.js';

export const nameOf = (seat) => (seat === 0 ? t('you') : t(`seat-${seat}`));
export const namesOf = ({ players }) => Array.from({ length: players }, (_, seat) => nameOf(seat));
/** Whom a sentence speaks of: it says “you” to the person, and the name of others. */
export const whoIs = (seat) => ({ who: seat === 0 ? 'you' : 'other', name: nameOf(seat) });
export const suitWords = (suit) => t(`suit-${suit}`);

/** Whose train an arm is: `own`, `mexican`, or `other` with the owner's name. */
export const trainOf = (arm) => ({ whose: arm === 'M' ? 'mexican' : arm === '0' ? 'own' : 'other', owner: arm === 'M' ? '' : nameOf(Number(arm)) });

/** “6-4, 6-1 or 6-0”. */
export const oneOf = (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
