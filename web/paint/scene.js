// Paints a scene: cloth, spots, tiles, plates, labels, painted buttons and bubbles. It only paints what it is given.

import { felt, railWidth } from './felt.js';
import { drawTile } from './tile.js';
import { bubble, pushButton } from './furniture.js';
import { label } from './labels.js';
import { finger, ghost, groupFrame, mark, newTotal, pileCall, pileGlow, ring, spot } from './marks.js';
import { badge, chips, endChip, lane, trainRail } from './pieces.js';
import { plate } from './plates.js';
import { laidBy, tileSign } from './signs.js';

/** @import { Palette } from './palette.js' */
/** @import { TileSign } from './signs.js' */
/** @import { Pen } from './tile.js' */
/** @import { Person } from '../storage/people.js' */
/** @import { Seen } from '../table/animation.js' */
/** @import { Hit, Spot } from '../table/hit_test.js' */
/** @import { Bubble } from '../table/voices.js' */
/** @import { Args } from '../types/page.d.ts' */
/** @import { PileTarget, Rectangle, Scene, Target } from '../types/scene.d.ts' */

export { railWidth };

/**
 * What is painted besides the scene itself: how it looks, where its tiles are just now, and what a finger is about.
 * @typedef {object} Looks
 * @property {number} width
 * @property {number} height
 * @property {number} dpr
 * @property {Palette} colours
 * @property {boolean} coloured
 * @property {Seen[]} actors
 * @property {string[]} names
 * @property {Person[]} people those who share the device; nobody where one person plays
 * @property {boolean} solo
 * @property {Set<string | null>} train
 * @property {number[] | null} teams the side of each seat, where several play together
 * @property {number | null} dealer
 * @property {number | null} next the seat after the one on turn
 * @property {Map<string, number>} recent who has laid the tiles that the person has not answered yet
 * @property {Map<string, TileSign>} signs tiles that stand out, and how
 * @property {number} eyes the seat that sees the table so
 * @property {(code: string) => Args} labelArgs what the words of a label may want to know besides
 * @property {boolean} active
 * @property {number} [left]
 * @property {number} [count]
 * @property {(target: Target) => string} caption
 * @property {number} countBy the open ends score where their sum is a multiple of it; 0 where they do not count
 * @property {Set<string | undefined>} playable
 * @property {boolean} choosing
 * @property {PileTarget} [pile]
 * @property {string | null} chosen
 * @property {Spot[]} spots
 * @property {string | null} ghostTile
 * @property {Spot | null} hot
 * @property {{ target: Target, keys: Set<string> } | null} hint
 * @property {Set<string> | null} second
 * @property {string | null} lifted
 * @property {Hit | null} hovered
 * @property {Bubble[]} bubbles
 */

/** @typedef {Looks & { scene: Scene }} Model */

/** What a tile's part in the next move does to its looks. @typedef {{ raise: number, grow: number }} Stance */

/** How far a hand tile that can be played stands out of the row, as a share of its size. */
export const RAISE = 0.16;
/** How much of its light the next best move has. */
const FAINT = 0.4;

/** @type {(ctx: Pen, actor: Seen, look: Stance, model: Model) => void} */
function paintTile(ctx, actor, look, model) {
  const { dpr, colours } = model;
  const { x, y, size, turn } = actor.at;
  drawTile(
    ctx,
    {
      tile: actor.faceDown ? null : actor.tile,
      x,
      y: y - actor.height * size * 0.12 - look.raise * size,
      size: size * (1 + actor.height * 0.07 + look.grow),
      rest: actor.rest,
      turn,
      lift: actor.height > 0.12 || look.raise > RAISE ? 1 : 0,
      squash: actor.flip,
      coloured: model.coloured,
    },
    dpr,
    colours,
  );
}

/**
 * Large tables show an enlarged scene: what has sizes of its own is painted on a scale that follows, `more` for words
 * that are read from afar.
 * @template {Rectangle} Piece
 * @param {Pen} ctx
 * @param {Piece} piece
 * @param {number} scale
 * @param {number} more
 * @param {(piece: Omit<Piece, 'at'> & { at?: Piece }) => void} paint
 */
function enlarged(ctx, piece, scale, more, paint) {
  if (scale <= 1) {
    paint(piece);
    return;
  }
  const by = scale * more;
  ctx.save();
  ctx.translate(piece.x, piece.y);
  ctx.scale(by, by);
  paint({ ...piece, at: piece, x: 0, y: 0, w: piece.w / by, h: piece.h / by });
  ctx.restore();
}

/**
 * What a tile's part in the next move does to its looks.
 * @param {Seen} actor
 * @param {Model} model
 */
function lookOf(actor, model) {
  const chosen = model.chosen === actor.tile && actor.tile !== null && model.playable.has(actor.key);
  const playable = model.playable.has(actor.key);
  const inHand = actor.zone === 'hand';
  const hovered = model.hovered?.keys.has(actor.key);
  return {
    raise: inHand ? (chosen || actor.key === model.lifted ? 0.34 : !playable ? 0 : hovered ? 0.26 : RAISE) : 0,
    grow: actor.mark ? 0.07 : hovered && !inHand ? 0.04 : 0,
    dim: model.choosing && inHand && !playable,
    chosen,
    playable,
    hinted: model.hint?.keys.has(actor.key),
    second: model.second?.has(actor.key),
    hovered,
  };
}

/**
 * Paints the whole table; `model` is what `stage.js` keeps.
 * @param {Pen} ctx
 * @param {Model | (Looks & { scene: null })} model
 */
export function paintScene(ctx, model) {
  const { width, height, dpr, colours } = model;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(felt(width, height, dpr, colours), 0, 0);
  if (!model.scene) return;
  const { scene } = model;
  const rail = railWidth(width, height);
  ctx.setTransform(dpr, 0, 0, dpr, rail * dpr, rail * dpr);
  for (const one of scene.trains ?? []) lane(ctx, one, model);
  if (model.pile) pileGlow(ctx, model.pile, model);
  for (const item of scene.labels) label(ctx, item, model);
  const ends = scene.ends ?? [];
  const alike = ends.length > 1 && new Set(ends.map(({ number }) => number)).size === 1;
  for (const end of ends) endChip(ctx, end, alike, model);
  for (const target of model.spots) spot(ctx, target, target === model.hot, model);
  const scale = scene.scale ?? 1;
  for (const seat of scene.seats) enlarged(ctx, seat, scale, 1.1, (piece) => plate(ctx, piece, model));
  const looks = model.actors.map((actor) => {
    const look = lookOf(actor, model);
    return { actor, look, stands: Number(Boolean(look.chosen || look.hinted || actor.mark)) };
  });
  looks.sort((a, b) => a.stands - b.stands);
  for (const { actor, look } of looks) {
    if (actor.moving === 2 || !actor.alpha) continue;
    ctx.globalAlpha = actor.alpha; // for all that belongs to it
    if (look.hinted || look.chosen || actor.mark) ring(ctx, actor, look, model);
    else if (look.second) ring(ctx, actor, look, model, FAINT);
    paintTile(ctx, actor, look, model);
    if (actor.zone === 'hand' && model.train.has(actor.tile)) trainRail(ctx, actor, model);
    if (look.dim) mark(ctx, actor, 'dim', model);
    else if (look.playable && actor.zone !== 'hand') mark(ctx, actor, 'free', model);
    if (actor.badge && actor.tile && !actor.faceDown) badge(ctx, actor, look, model);
    const sign = actor.faceDown ? undefined : model.signs.get(actor.key);
    if (sign) tileSign(ctx, actor, look, sign, model);
    const layer = actor.zone === 'line' ? model.recent.get(actor.key) : undefined;
    if (layer !== undefined) laidBy(ctx, actor, layer, model);
  }
  for (const actor of model.actors) {
    ctx.globalAlpha = actor.alpha;
    if (actor.mark && model.count !== undefined) finger(ctx, actor, model);
  }
  ctx.globalAlpha = 1;
  if (model.pile) pileCall(ctx, model.pile, model);
  for (const target of model.spots) if (model.ghostTile) ghost(ctx, target, model);
  for (const target of model.spots) newTotal(ctx, target, model);
  for (const target of scene.targets) {
    if (target.kind === 'group') enlarged(ctx, target, scale, 1, (piece) => groupFrame(ctx, piece, model));
    if (target.kind === 'button') enlarged(ctx, target, scale, 1, (piece) => pushButton(ctx, piece, model));
  }
  for (const actor of model.actors) if (actor.moving === 2) paintTile(ctx, actor, { raise: 0, grow: 0.06 }, model);
  (scene.chips ?? []).forEach((stack, index) => chips(ctx, stack, model, index));
  for (const said of model.bubbles) bubble(ctx, said, model);
}
