// A sheet that comes from below and leaves to be seen what was played.

import { liftAbove, putBack } from '../table/above_sheet.js';
import { openDialog } from '../ui/dialog.js';
import { clearNotices } from '../ui/notices.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Action } from '../ui/dialog.js' */
/** @import { Child } from '../ui/dom.js' */

/**
 * @param {TableScreen} screen
 * @param {{ title: string, body: Child, actions: (Action | null)[], class?: string }} options
 */
export function openSheet(screen, { class: kind = '', ...options }) {
  clearNotices(); // they lie where the line is now to be seen
  const sheet = openDialog({
    ...options,
    class: `summary sheet-below ${kind}`,
    onclose: () => {
      screen.settleSheet = () => {};
      putBack(screen.stage);
    },
  });
  screen.settleSheet = () => liftAbove(screen.stage, sheet);
  screen.settleSheet();
  return sheet;
}
