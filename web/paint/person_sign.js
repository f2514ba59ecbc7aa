// The sign of a seat or of a person: an initial or a small drawing on a colour. It is painted on plates, and stands in
// forms.

import { font, SERIF } from './furniture.js';
import { inkOn } from './palette.js';
/** @import { Person } from '../storage/people.js' */
/** @import { Pen } from './tile.js' */

/** Drawings in a box of 24, by name. @type {Record<string, string>} */
const DRAWN = {
  star: 'M12 2.500l2.900 6.300 6.900.800-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800L2.200 9.600l6.900-.800z',
  heart:
    'M12 20.500C5 15 2.500 11.500 2.500 8.200a4.700 4.700 0 0 1 9.500-1.400 4.700 4.700 0 0 1 9.500 1.400c0 3.300-2.500 6.800-9.500 12.300z',
  moon: 'M15.500 3a9.300 9.300 0 1 0 5.700 14.200A8 8 0 0 1 15.500 3z',
  leaf: 'M20.500 3.500C9 3.500 4 8.500 4 14c0 1.500.400 2.900 1.100 4L3 20.500l1.500 1.200 2-2.300c1 .700 2.300 1.100 3.500 1.100 6 0 10.500-6 10.500-17z',
  bolt: 'M14 2L5 13.500h5.500L9 22l9.500-12.500H13z',
  crown: 'M3 7l4.500 4L12 4l4.500 7L21 7l-1.500 12h-15z',
  sun: 'M12 6.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.500 5l1.500-1.500L7.700 6.200 6.200 7.700zM16.300 17.800l1.500-1.500 2.700 2.700-1.500 1.500zM3.500 19l2.700-2.700 1.500 1.500L5 20.500zM16.300 6.200L19 3.500 20.500 5l-2.700 2.700z',
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
