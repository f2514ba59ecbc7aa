// Paints a scene: cloth, spots, tiles, plates, labels, painted buttons and bubbles. It only paints what it is given.

import { felt, railWidth } from './felt.js';
import { drawTile } from './tile.js';
import { bubble, plate, pushButton } from './furniture.js';
import { label } from './labels.js';
import { finger, ghost, groupFrame, mark, ring, spot } from './marks.js';
import { badge, chips, lane, trainRail } from './pieces.js';

export { railWidth };

/** How far a hand tile that can be played stands out of the row, as a share of its size. */
export const RAISE = 0.16;

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
      rest: actor.to.size,
      turn,
      lift: actor.height > 0.12 || look.raise > RAISE ? 1 : 0,
      squash: actor.flip,
      alpha: actor.alpha,
      coloured: model.coloured,
    },
    dpr,
    colours,
  );
}

/** Large tables show an enlarged scene: what has sizes of its own is painted on a scale that follows, `more` for words that are read from afar. */
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

/** What a tile's part in the next move does to its looks. */
function lookOf(actor, model) {
  const chosen = model.chosen === actor.tile && actor.tile !== null && model.playable.has(actor.key);
  const playable = model.playable.has(actor.key);
  const inHand = actor.zone === 'hand';
  const hovered = model.hovered?.keys.has(actor.key);
  return {
    raise: inHand && playable ? (chosen ? 0.34 : hovered ? 0.26 : RAISE) : 0,
    grow: actor.mark ? 0.07 : hovered && !inHand ? 0.04 : 0,
    dim: model.choosing && inHand && !playable,
    chosen,
    playable,
    hinted: model.hint?.keys.has(actor.key),
    hovered,
  };
}

/** Paints the whole table; `model` is what `stage.js` keeps. */
export function paintScene(ctx, model) {
  const { width, height, dpr, colours, scene } = model;
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.drawImage(felt(width, height, dpr, colours), 0, 0);
  if (!scene) return;
  const rail = railWidth(width, height);
  ctx.setTransform(dpr, 0, 0, dpr, rail * dpr, rail * dpr);
  for (const one of scene.trains ?? []) lane(ctx, one, model);
  for (const item of scene.labels) label(ctx, item, model);
  for (const target of model.spots) spot(ctx, target, target === model.hot, model);
  const scale = scene.scale ?? 1;
  for (const seat of scene.seats) enlarged(ctx, seat, scale, 1.1, (piece) => plate(ctx, piece, model));
  const looks = model.actors.map((actor) => [actor, lookOf(actor, model)]);
  const stands = ([actor, look]) => Number(Boolean(look.chosen || look.hinted || actor.mark));
  looks.sort((a, b) => stands(a) - stands(b));
  for (const [actor, look] of looks) {
    if (actor.moving === 2) continue;
    if (look.hinted || look.chosen || actor.mark) ring(ctx, actor, look, model);
    paintTile(ctx, actor, look, model);
    if (actor.zone === 'hand' && model.train.has(actor.tile)) trainRail(ctx, actor, model);
    if (look.dim) mark(ctx, actor, 'dim', model);
    else if (look.playable && actor.zone !== 'hand') mark(ctx, actor, 'free', model);
    if (actor.badge && actor.tile && !actor.faceDown) badge(ctx, actor, look, model);
  }
  for (const actor of model.actors) if (actor.mark && model.count !== undefined) finger(ctx, actor, model);
  for (const target of model.spots) if (model.ghostTile) ghost(ctx, target, model);
  for (const target of scene.targets) {
    if (target.kind === 'group') enlarged(ctx, target, scale, 1, (piece) => groupFrame(ctx, piece, model));
    if (target.kind === 'button') enlarged(ctx, target, scale, 1, (piece) => pushButton(ctx, piece, model));
  }
  for (const actor of model.actors) if (actor.moving === 2) paintTile(ctx, actor, { raise: 0, grow: 0.06 }, model);
  (scene.chips ?? []).forEach((stack, index) => chips(ctx, stack, model, index));
  for (const said of model.bubbles) bubble(ctx, said, model);
}
