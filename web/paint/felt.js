// The table itself: cloth with a nap, light from above, and a wooden rail. Painted once for a size and a theme.

import { penFor } from './tile.js';

/** @import { Palette, Wood } from './palette.js' */
/** @import { Pen } from './tile.js' */

/**
 * How wide the rail is; scenes are laid out inside it. On a low screen (as in `style/table.css`) it is but a rim.
 * @type {(width: number, height: number) => number}
 */
export function railWidth(width, height) {
  if (matchMedia('(height < 480px)').matches) return 4;
  return Math.min(width, height) < 560 ? 8 : 16;
}

/** @type {(width: number, height: number) => HTMLCanvasElement} */
function canvas(width, height) {
  const made = document.createElement('canvas');
  made.width = Math.max(1, Math.round(width));
  made.height = Math.max(1, Math.round(height));
  return made;
}

/**
 * A small generator: the cloth should look the same on every visit.
 * @type {(seed: number) => () => number}
 */
function noise(seed) {
  let s = seed;
  return () => (s = (s * 1664525 + 1013904223) >>> 0) / 4294967296;
}

const NAP = 160;
const FIBRES = 5200;
/** @type {HTMLCanvasElement | null} */
let nap = null;

/**
 * Short fibres, lighter and darker than the cloth, that go on over the edges; written pixel by pixel, for strokes would
 * take ten times as long.
 */
function weave() {
  const shade = new Float32Array(NAP * NAP);
  const random = noise(7);
  for (let i = 0; i < FIBRES; i++) {
    const [x, y, turn, length] = [random() * NAP, random() * NAP, random() * Math.PI, 0.6 + random() * 2.2];
    const strength = 0.6 * (random() < 0.5 ? random() * 0.07 : random() * -0.09);
    for (let along = 0; along <= length; along += 0.7) {
      const column = Math.floor(x + Math.cos(turn) * along + NAP) % NAP;
      const row = Math.floor(y + Math.sin(turn) * along) % NAP;
      shade[row * NAP + column] += strength;
    }
  }
  return shade;
}

/** @param {Pen} ctx */
function napPattern(ctx) {
  if (!nap) {
    nap = canvas(NAP, NAP);
    const c = penFor(nap);
    const picture = c.createImageData(NAP, NAP);
    weave().forEach((value, i) => {
      picture.data.fill(value > 0 ? 255 : 0, 4 * i, 4 * i + 3);
      picture.data[4 * i + 3] = Math.min(255, Math.abs(value) * 255);
    });
    c.putImageData(picture, 0, 0);
  }
  return /** @type {CanvasPattern} */ (ctx.createPattern(nap, 'repeat'));
}

/** @type {(ctx: Pen, x: number, y: number, w: number, h: number, wood: Wood, seed: number) => void} */
function grain(ctx, x, y, w, h, wood, seed) {
  const along = w > h;
  const gradient = along ? ctx.createLinearGradient(0, y, 0, y + h) : ctx.createLinearGradient(x, 0, x + w, 0);
  gradient.addColorStop(0, wood.light);
  gradient.addColorStop(0.45, wood.base);
  gradient.addColorStop(1, wood.dark);
  ctx.fillStyle = gradient;
  ctx.fillRect(x, y, w, h);
  const random = noise(seed);
  const across = along ? h : w;
  const length = along ? w : h;
  ctx.lineWidth = 0.8;
  for (let i = 0; i < across * 1.6; i++) {
    const at = random() * across;
    const start = random() * length;
    const run = (0.1 + random() * 0.35) * length;
    ctx.strokeStyle = random() < 0.6 ? `rgb(30 12 0 / ${5 + random() * 16}%)` : `rgb(255 225 180 / ${random() * 12}%)`;
    ctx.beginPath();
    if (along) {
      ctx.moveTo(x + start, y + at);
      ctx.bezierCurveTo(
        x + start + run * 0.3,
        y + at + random() * 2 - 1,
        x + start + run * 0.6,
        y + at + random() * 2 - 1,
        x + start + run,
        y + at,
      );
    } else {
      ctx.moveTo(x + at, y + start);
      ctx.bezierCurveTo(
        x + at + random() * 2 - 1,
        y + start + run * 0.3,
        x + at + random() * 2 - 1,
        y + start + run * 0.6,
        x + at,
        y + start + run,
      );
    }
    ctx.stroke();
  }
}

/** @type {(ctx: Pen, w: number, h: number, r: number, wood: Wood) => void} */
function rail(ctx, w, h, r, wood) {
  /** @type {[corners: [x: number, y: number][], box: [x: number, y: number, w: number, h: number]][]} */
  const sides = [
    [
      [
        [0, 0],
        [w, 0],
        [w - r, r],
        [r, r],
      ],
      [0, 0, w, r],
    ],
    [
      [
        [0, h],
        [w, h],
        [w - r, h - r],
        [r, h - r],
      ],
      [0, h - r, w, r],
    ],
    [
      [
        [0, 0],
        [r, r],
        [r, h - r],
        [0, h],
      ],
      [0, 0, r, h],
    ],
    [
      [
        [w, 0],
        [w - r, r],
        [w - r, h - r],
        [w, h],
      ],
      [w - r, 0, r, h],
    ],
  ];
  sides.forEach(([corners, box], i) => {
    ctx.save();
    ctx.beginPath();
    corners.forEach(([x, y], n) => (n ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.clip();
    grain(ctx, ...box, wood, 11 + i);
    ctx.restore();
  });
  ctx.strokeStyle = wood.edge;
  ctx.lineWidth = 1;
  ctx.strokeRect(r - 0.5, r - 0.5, w - 2 * r + 1, h - 2 * r + 1);
  ctx.strokeStyle = 'rgb(255 235 200 / 22%)';
  ctx.strokeRect(0.5, 0.5, w - 1, h - 1);
}

/**
 * Shadow that the rail throws on the cloth.
 * @type {(ctx: Pen, w: number, h: number, r: number) => void}
 */
function edgeShade(ctx, w, h, r) {
  const depth = r * 1.5;
  const edges = [
    [r, r, w - 2 * r, depth, 0, 1, 0.42],
    [r, h - r - depth, w - 2 * r, depth, 0, -1, 0.2],
    [r, r, depth, h - 2 * r, 1, 0, 0.32],
    [w - r - depth, r, depth, h - 2 * r, -1, 0, 0.32],
  ];
  for (const [x, y, ew, eh, dx, dy, strength] of edges) {
    const from = [dx < 0 ? x + ew : x, dy < 0 ? y + eh : y];
    const gradient = ctx.createLinearGradient(from[0], from[1], from[0] + dx * depth, from[1] + dy * depth);
    gradient.addColorStop(0, `rgb(0 0 0 / ${strength * 100}%)`);
    gradient.addColorStop(1, 'rgb(0 0 0 / 0%)');
    ctx.fillStyle = gradient;
    ctx.fillRect(x, y, ew, eh);
  }
}

/** @type {(width: number, height: number, dpr: number, colours: Palette, framed: boolean) => HTMLCanvasElement} */
function paint(width, height, dpr, colours, framed) {
  const made = canvas(width * dpr, height * dpr);
  const ctx = penFor(made);
  ctx.scale(dpr, dpr);
  const [light, base, dark] = colours.felt;
  const reach = Math.hypot(width, height) * 0.62;
  const cloth = ctx.createRadialGradient(width * 0.5, height * 0.4, 0, width * 0.5, height * 0.45, reach);
  cloth.addColorStop(0, light);
  cloth.addColorStop(0.55, base);
  cloth.addColorStop(1, dark);
  ctx.fillStyle = cloth;
  ctx.fillRect(0, 0, width, height);
  if (colours.plain) {
    const r = framed ? railWidth(width, height) : 1;
    ctx.strokeStyle = colours.wood.edge;
    ctx.lineWidth = 2;
    ctx.strokeRect(r - 1, r - 1, width - 2 * r + 2, height - 2 * r + 2);
    return made;
  }
  ctx.fillStyle = napPattern(ctx);
  ctx.fillRect(0, 0, width, height);
  if (framed) {
    const r = railWidth(width, height);
    edgeShade(ctx, width, height, r);
    rail(ctx, width, height, r, colours.wood);
  }
  return made;
}

/** @type {{ key: string, image: HTMLCanvasElement } | null} */
let last = null;

/**
 * The painted table for a size, kept until size or theme change.
 * @param {number} width
 * @param {number} height
 * @param {number} dpr
 * @param {Palette} colours
 * @param {boolean} [framed]
 */
export function felt(width, height, dpr, colours, framed = true) {
  const key = [width, height, dpr, colours.name, framed].join();
  if (last?.key !== key) last = { key, image: paint(width, height, dpr, colours, framed) };
  return last.image;
}
