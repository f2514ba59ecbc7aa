// Marks that show what can be done: spots for a chosen tile, ghosts on them, rings, frames.

import { font, pushButton } from './furniture.js';
import { drawTile } from './tile.js';

function outline(ctx, x, y, w, h, r, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, r);
  ctx.stroke();
}

function extent({ size, turn }) {
  return Math.round(turn / 90) % 2 ? [size * 2, size] : [size, size * 2];
}

/** A place where the chosen tile can go. */
export function spot(ctx, target, hot, model) {
  const { x, y } = target;
  const [w, h] = target.lies ? extent(target.lies) : [target.w, target.h];
  ctx.save();
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = (hot ? 26 : 16) * model.dpr;
  ctx.fillStyle = hot ? 'rgb(255 216 115 / 55%)' : 'rgb(255 216 115 / 26%)';
  ctx.beginPath();
  ctx.roundRect(x - w / 2 - 2, y - h / 2 - 2, w + 4, h + 4, 9);
  ctx.fill();
  ctx.restore();
  outline(ctx, x, y, w + 4, h + 4, 9, model.colours.glow, hot ? 3 : 2);
}

/** The chosen tile as it would lie there. */
export function ghost(ctx, target, model) {
  if (!target.lies) return;
  drawTile(
    ctx,
    { tile: model.ghostTile, x: target.x, y: target.y, size: target.lies.size, turn: target.lies.turn, alpha: target === model.hot ? 0.95 : 0.6, coloured: model.coloured },
    model.dpr,
    model.colours,
  );
}

/** Light behind a tile that is chosen or hinted at. */
export function ring(ctx, actor, look, model) {
  const { x, y, size } = actor.at;
  const [w, h] = extent(actor.at);
  ctx.save();
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = size * 0.6 * model.dpr;
  ctx.fillStyle = model.colours.glow;
  ctx.beginPath();
  ctx.roundRect(x - w / 2 - 3, y - h / 2 - 3 - look.raise * size, w + 6, h + 6, size * 0.2);
  ctx.fill();
  ctx.restore();
}

/** `dim`: not playable now; `free`: may be taken by a tap. */
export function mark(ctx, actor, kind, model) {
  const { x, y, size } = actor.at;
  const [w, h] = extent(actor.at);
  if (kind === 'free') {
    outline(ctx, x, y, w + 5, h + 5, size * 0.2, model.colours.glow, Math.max(2, size * 0.06));
    return;
  }
  ctx.fillStyle = model.colours.dark ? 'rgb(20 18 12 / 40%)' : 'rgb(40 45 30 / 27%)';
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, size * 0.15);
  ctx.fill();
}

/** The number being spoken, on the tile under the finger. */
export function finger(ctx, actor, model) {
  const { x, y, size } = actor.at;
  const r = Math.max(17, size * 0.36);
  const cx = x + size / 2 - r * 0.35;
  const cy = y - size + r * 0.35;
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 50%)';
  ctx.shadowBlur = 8 * model.dpr;
  ctx.shadowOffsetY = 2 * model.dpr;
  const brass = ctx.createLinearGradient(0, cy - r, 0, cy + r);
  brass.addColorStop(0, '#fbe7ae');
  brass.addColorStop(1, '#d09a35');
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.arc(cx, cy, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.fillStyle = '#33240a';
  ctx.font = font(r * 1.15, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(model.count), cx, cy + r * 0.06);
  ctx.restore();
}

/** A handle under tiles that go together, and a bracket that reaches up to them. */
export function groupFrame(ctx, target, model) {
  const { x, y, w, h, at = target } = target;
  const hovered = model.hovered?.target === at || model.hint?.target === at;
  const top = y - h / 2;
  const bar = Math.min(h, 40);
  const middle = top + h / 2;
  ctx.save();
  ctx.strokeStyle = model.colours.glow;
  ctx.lineWidth = hovered ? 4 : 2.5;
  ctx.lineCap = 'round';
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = (hovered ? 18 : 6) * model.dpr;
  ctx.beginPath();
  ctx.moveTo(x - w / 2 + 4, top);
  ctx.lineTo(x - w / 2 + 4, middle);
  ctx.lineTo(x + w / 2 - 4, middle);
  ctx.lineTo(x + w / 2 - 4, top);
  ctx.stroke();
  ctx.restore();
  pushButton(ctx, { ...target, y: middle, h: bar * 0.85, w: Math.min(w - 4, 128), at }, model);
}
