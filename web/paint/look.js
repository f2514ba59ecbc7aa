// The palette that the person has chosen; where the system forces its own colours, the table is painted in those.

import { isDark, isForced, onSetting, settings } from '../storage/settings.js';
import { palette } from './palette.js';

/** @import { Palette } from './palette.js' */

/** @type {Palette | null} */
let system = null;
onSetting(() => (system = null));

/**
 * What the system paints something with, as a canvas can use it.
 * @param {string} name
 */
function systemColour(name) {
  const probe = document.createElement('span');
  probe.style.color = name;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A table in the few colours that the system has: lines instead of light. @returns {Palette} */
function systemPalette() {
  const [ground, ink, light] = ['Canvas', 'CanvasText', 'Highlight'].map(systemColour);
  const plain = { top: ground, base: ground, low: ground, side: ink, sideLow: ink, rim: ink, line: ink };
  return {
    ...palette(false, { ...settings, tiles: 'contrast' }),
    name: `system ${ground} ${ink} ${light} ${settings.numerals}`,
    felt: [ground, ground, ground],
    wood: { base: ground, light: ground, dark: ground, edge: ink },
    ivory: { ...plain, pip: ink, lean: '', far: 0 },
    brass: { light, base: light, dark: light },
    back: [ground, ground, ground],
    ornament: ink,
    glow: light,
    text: ink,
    shade: ground,
    turn: ground,
    soft: ink,
    edge: ink,
    plain: true,
  };
}

/** The palette of the table as it is to look now. */
export function tablePalette() {
  if (!isForced()) return palette(isDark(), settings);
  return (system ??= systemPalette());
}
