// Made from domino_core/shapes/scene.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/** The table as data: a scene and its pieces. Lengths are CSS pixels, `x` and `y` middles. */

import type { MoveText, Seat, TileName } from './views.d.ts';

/** Clockwise; a tile at 0 stands upright with its first-named half on top. */
export type Degrees = number;

/** What a scene is made for, in CSS pixels. */
export interface TableSize {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** `x` and `y` are its middle. */
export interface Rectangle extends Point {
  w: number;
  h: number;
}

/**
 * Where a tile belongs; `coming` is an open pile, `rack` another seat's tiles, `gone` what is removed, won or
 * discarded.
 */
export type Zone = 'line' | 'row' | 'coming' | 'hand' | 'rack' | 'yard' | 'gone' | 'trick';

/** A tile; its `key` stays the same from scene to scene, `size` is its short side. */
export interface TilePiece extends Point {
  key: string;
  tile: TileName | null;
  size: number;
  turn: Degrees;
  face: 'up' | 'down';
  zone: Zone;
  z: number;
  mark?: boolean;
  badge?: number;
}

/**
 * A spot for a tile of the hand, and how it will lie there; `at` where its middle is not that of the spot. `total`,
 * where ends count, is what they add up to then.
 */
export interface PlaceTarget extends Rectangle {
  move: MoveText;
  kind: 'place';
  tile: TileName;
  size: number;
  turn: Degrees;
  at?: number[];
  total?: number;
}

/** A tile that is tapped itself. */
export interface TileTarget extends Rectangle {
  move: MoveText;
  kind: 'tile';
  tile: TileName;
}

/** Several tiles at once. */
export interface GroupTarget extends Rectangle {
  move: MoveText;
  kind: 'group';
  tiles: TileName[];
}

/** The boneyard; `call` is where the word stands that says what a tap does, off the number of tiles. */
export interface PileTarget extends Rectangle {
  move: MoveText;
  kind: 'pile';
  call?: number[];
}

/** A painted button. */
export interface ButtonTarget extends Rectangle {
  move: MoveText;
  kind: 'button';
}

export type Target = PlaceTarget | TileTarget | GroupTarget | PileTarget | ButtonTarget;

export type Align = 'left' | 'center' | 'right';

export type LabelValue = number | string | null;

/** Where a seat's name, count and score stand. */
export interface PlatePiece extends Rectangle {
  seat: Seat;
  count: number;
  score: number;
  turn: boolean;
  dim?: boolean;
}

/** A text by its message code; `w`, where given, is the room that it has. */
export interface LabelPiece extends Point {
  code: string;
  data: Record<string, LabelValue>;
  size: number;
  align: Align;
  w?: number;
  mark?: boolean;
}

/** A stack of so many chips; `size` is the width of one. */
export interface ChipsPiece extends Point {
  size: number;
  count: number;
}

/** A crescent, in a picture of the lobby. */
export interface Moonlight extends Point {
  size: number;
}

/**
 * The place of a train's next tile if it is no double, and the number that it must have; at turn 0 the touching half is
 * on top.
 */
export interface OpenEnd extends Point {
  size: number;
  turn: Degrees;
  number: number | null;
}

/**
 * The open end of a line: its number, and the one that must be laid there (None: only tiles that fit anywhere). It has
 * the place where the next tile would touch; `size` is the size of a tile.
 */
export interface EndPiece extends Point {
  arm: string;
  number: number;
  wanted: number | null;
  size: number;
}

/** The lane of a train; `track` and `open` are missing where it has no room for a tile. */
export interface TrainLane extends Rectangle {
  arm: string;
  size: number;
  end: number | null;
  marker: boolean;
  open_double: boolean;
  playable: boolean;
  hidden: number;
  look: Rectangle;
  track?: Point[];
  open?: OpenEnd;
}

/** The whole table; `scale`, where it is not 1, is how much it has been enlarged. */
export interface Scene {
  width: number;
  height: number;
  tiles: TilePiece[];
  targets: Target[];
  seats: PlatePiece[];
  labels: LabelPiece[];
  chips?: ChipsPiece[];
  trains?: TrainLane[];
  ends?: EndPiece[];
  moonlight?: Moonlight;
  scale?: number;
}
