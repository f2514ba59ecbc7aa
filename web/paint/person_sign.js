// The sign of a seat or of a person: an initial or a small drawing on a colour. It is painted on plates, and stands in
// forms.

import { font, SERIF } from './furniture.js';
import { inkOn } from './palette.js';
/** @import { Person } from '../storage/people.js' */
/** @import { Pen } from './tile.js' */

/** Drawings in a box of 24, by name. @type {Record<string, string>} */
const DRAWN = {
  star: 'M12 2.5l2.9 6.3 6.9.8-5.1 4.7 1.4 6.8L12 17.7l-6.1 3.4 1.4-6.8L2.2 9.6l6.9-.8z',
  heart: 'M12 20.5C5 15 2.5 11.5 2.5 8.2a4.7 4.7 0 0 1 9.5-1.4 4.7 4.7 0 0 1 9.5 1.4C21.5 11.5 19 15 12 20.5z',
  crescent: 'M15.5 3a9.3 9.3 0 1 0 5.7 14.2A8 8 0 0 1 15.5 3z',
  leaf: 'M20.5 3.5C9 3.5 4 8.5 4 14c0 1.5.4 2.9 1.1 4L3 20.5l1.5 1.2 2-2.3c1 .7 2.3 1.1 3.5 1.1 6 0 10.5-6 10.5-17z',
  bolt: 'M14 2L5 13.5h5.5L9 22l9.5-12.5H13z',
  crown: 'M3 7l4.5 4L12 4l4.5 7L21 7l-1.5 12h-15z',
  sun: 'M12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM11 1h2v3h-2zM11 20h2v3h-2zM1 11h3v2H1zM20 11h3v2h-3z',
};

/**
 * What stands on a colour: a drawing, else the initial, else the number of the seat.
 * @type {(ctx: Pen, at: { x: number, y: number, r: number }, who: Pick<Person, 'seat' | 'sign' | 'name'>, colour:
 *   string) => void}
 */
export function signOn(ctx, { x, y, r }, { seat, sign, name }, colour) {
  ctx.fillStyle = inkOn(colour);
  const drawn = DRAWN[sign];
  if (drawn) {
    const unit = (r * 1.25) / 24;
    ctx.save();
    ctx.translate(x - 12 * unit, y - 12 * unit);
    ctx.scale(unit, unit);
    ctx.fill(new Path2D(drawn));
    ctx.restore();
    return;
  }
  ctx.font = font(r * 1.05, 400, SERIF);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText([...name][0] ?? String(seat + 1), x, y + r * 0.04);
}

/**
 * Fills what has been outlined with a colour, a little darker below.
 * @type {(ctx: Pen, at: { y: number, r: number }, colour: string) => void}
 */
export function fillRound(ctx, { y, r }, colour) {
  const paint = ctx.createLinearGradient(0, y - r, 0, y + r);
  paint.addColorStop(0, colour);
  paint.addColorStop(1, `color-mix(in srgb, ${colour} 84%, black)`);
  ctx.fillStyle = paint;
  ctx.fill();
}
