// The sign of a person in forms and sheets, painted as on the table.

import { seatColour } from '../paint/palette.js';
import { fillRound, signOn } from '../paint/person_sign.js';
import { penFor } from '../paint/tile.js';
import { h } from './dom.js';

/** @import { Person } from '../storage/people.js' */

/**
 * It says nothing to a screen reader: the name stands beside it.
 * @param {Person} person
 * @param {number} size
 */
export function personPicture(person, size) {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  const side = Math.round(size * dpr);
  const canvas = h('canvas', { class: 'person-sign', 'aria-hidden': 'true', width: side, height: side });
  canvas.style.width = canvas.style.height = `${size}px`;
  const ctx = penFor(canvas);
  ctx.scale(dpr, dpr);
  const at = { x: size / 2, y: size / 2, r: size / 2 - 1 };
  ctx.beginPath();
  ctx.arc(at.x, at.y, at.r, 0, Math.PI * 2);
  const colour = seatColour(person.seat, null, [person]);
  fillRound(ctx, at, colour);
  signOn(ctx, at, person, colour);
  return canvas;
}
