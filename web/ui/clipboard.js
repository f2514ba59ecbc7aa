// To the clipboard, or where there is none, to the eyes.

import { t } from '../words/messages.js';
import { notify } from './notices.js';

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('notice-copied'));
  } catch {
    notify(text);
  }
}
