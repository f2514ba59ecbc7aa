// How a table is painted in this page: with the person's settings, and in the page's language.

import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { tablePalette } from '../paint/look.js';
import { paintScene, railWidth } from '../paint/scene.js';
import { isCalm, settings, withColour } from '../storage/settings.js';
import { caption } from '../words/moves.js';
import { suitWords } from '../words/names.js';

/** @import { Bubble } from './voices.js' */
/** @import { Model } from './stage_model.js' */
/** @import { Pen } from '../paint/tile.js' */

/**
 * How a stage is painted; a test has its own.
 * @typedef {object} Painter
 * @property {(width: number, height: number) => number} railWidth
 * @property {number} speed how long motions take, as a share of the usual; 0 for none
 * @property {(ctx: Pen, model: Model) => void} paint paints what a stage shows
 */

const SPEED = { slow: 1.35, normal: 1, fast: 0.6 };

/** @type {(said: Bubble) => Bubble} */
const inWords = (said) => ({
  ...said,
  data: { ...said.data, suit: said.data.trump ? suitWords(said.data.trump) : '' },
});

/** @type {Painter} */
export const painter = {
  railWidth,

  get speed() {
    return isCalm() ? 0 : SPEED[settings.pace];
  },

  paint(ctx, model) {
    const { state } = model;
    paintScene(ctx, {
      ...model,
      colours: tablePalette(),
      coloured: withColour(state?.options.set ?? 0),
      countBy: factsOf(state?.game).ends_count_by ?? 0,
      caption: (target) => (state ? caption(target, state) : ''),
      eyes: state?.view.seat ?? 0,
      labelArgs: (code) => (state ? familyOf(state).labelArgs(code, state) : {}),
      bubbles: model.bubbles.map(inWords),
    });
  },
};
