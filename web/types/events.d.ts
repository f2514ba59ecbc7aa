// Made from domino_core/shapes/events.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/** What happened, as a seat is told. */

import type { Details, MoveText, PlayedTile, Seat, TileName } from './views.d.ts';

/** How points came in play: by one's own ends, or by calling what another left unclaimed. */
export type Scored = 'ends' | 'muggins';

/** The arm on which a tile was laid, its kind, and whose it is; a first tile lies on none. */
export interface ToldArm {
  arm: string;
  arm_kind: string;
  arm_seat: Seat | null;
}

/** What an event may tell; which of these fields it has depends on its kind. */
export interface EventFields {
  seat?: Seat | null;
  move?: MoveText;
  tile?: TileName;
  tiles?: PlayedTile[] | TileName[] | (TileName | null)[];
  arm?: string;
  arm_kind?: string;
  arm_seat?: Seat | null;
  left?: number;
  word?: string;
  side?: number;
  points?: number | number[];
  why?: Scored;
  ends?: number[];
  cost?: number;
  on?: boolean;
  bid?: number;
  marks?: number;
  trump?: string;
  chips?: number;
  all_in?: boolean;
  hand?: string;
  pot?: number;
  count?: number;
  missed?: boolean;
  number?: number;
  round?: number;
  times?: number;
  reason?: string;
  details?: Details;
  winners?: Seat[];
  scores?: number[];
}

/** Something that happened; `kind` says what. */
export interface EventData extends EventFields {
  kind: string;
}
