// Made from domino_core/shapes/counsel.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/**
 * Counsel for a person: what the best moves are expected to bring and why, which turns cost most, what a player knew,
 * and the deal.
 */

import type { TableSize } from './scene.d.ts';
import type { MoveText, Seat, TileName } from './views.d.ts';

/** What can speak for a move. */
export type Code =
  | 'all-same'
  | 'best-in'
  | 'bid-suit'
  | 'bid-weak'
  | 'blank'
  | 'claims'
  | 'count-to-partner'
  | 'covers'
  | 'double'
  | 'every-end'
  | 'exact'
  | 'first-sight'
  | 'fold-saves'
  | 'free'
  | 'goes-later'
  | 'goes-out'
  | 'habit'
  | 'hand-beats'
  | 'hand-weak'
  | 'heaviest'
  | 'last-trump'
  | 'marker-off'
  | 'match-counts'
  | 'no-count'
  | 'nobody-else'
  | 'only'
  | 'only-winner'
  | 'own-number'
  | 'plays-again'
  | 'price'
  | 'pulls-trumps'
  | 'saves-trump'
  | 'scores'
  | 'shuts-out'
  | 'takes-so-far'
  | 'takes-trick'
  | 'three-at-once'
  | 'train-goes-on'
  | 'train-kept'
  | 'train-starts'
  | 'trump-double'
  | 'trump-long'
  | 'unbeatable';

/**
 * Something that speaks for a move and is true of the position, as its player sees it; which names it has depends on
 * its code.
 */
export interface Reason {
  code: Code;
  chips?: number;
  count?: number;
  dots?: number;
  draws?: number;
  hand?: string;
  number?: number;
  of?: number;
  others?: TileName[];
  points?: number;
  pot?: number;
  seat?: Seat;
  share?: number;
  suit?: string;
  tile?: TileName;
  tiles?: number;
}

/**
 * What a move brings on average, in the game's own terms, how much that varies between worlds, and how often it wins,
 * if known.
 */
export interface Expected {
  points: number;
  spread: number;
  chance: number | null;
}

export interface Counsel {
  move: MoveText;
  expected: Expected | null;
  reasons: Reason[];
}

export interface HintRequest {
  type: 'hint';
  by?: Seat | null;
  seed?: string | number;
  ms?: number;
}

/** The best moves, the best first, by so many worlds; `exact` where nothing is hidden. */
export interface HintReply {
  choices: Counsel[];
  worlds: number;
  exact: boolean;
  done: boolean;
}

/** Which turns of the round that is over cost a seat most, judged by what it could know then. */
export interface HindsightRequest {
  type: 'hindsight';
  seat: Seat;
  seed?: string | number;
  ms?: number;
}

/** A choice that was made after so many moves, and a better one. */
export interface Turn {
  moves: number;
  played: Counsel;
  better: Counsel;
  worlds: number;
}

/** The costliest turns first; so many of all choices have been judged. */
export interface HindsightReply {
  turns: Turn[];
  judged: number;
  of: number;
  done: boolean;
}

/** What a player knew after so many moves of a round that is over: its own view, and nothing else. */
export interface KnewRequest {
  type: 'knew';
  moves: number;
  seat: Seat;
  table?: TableSize | null;
  arrange?: TileName[] | null;
}

export interface DealRequest {
  type: 'deal';
}

/**
 * The fingerprint of the deal that lies there; once its round is over, the text it was made of, and a command that
 * makes it again.
 */
export interface DealReply {
  fingerprint: string;
  text: string | null;
  command: string | null;
}

export type CounselRequest = HintRequest | HindsightRequest | KnewRequest | DealRequest;

/** Which reply each of these requests gets; what a player knew is a state. */
export interface CounselReplies {
  hint: HintReply;
  hindsight: HindsightReply;
  deal: DealReply;
}
