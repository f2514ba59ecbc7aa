// Made from domino_core/shapes/help.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/** Help for a person: what a hand is worth, what a choice leads to, where a game was lost; and puzzles. */

import type { MoveText, OptionValue, TileName } from './views.d.ts';

/** A hand as the longest train from the end of one's own, and the rest. */
export interface TrainHelp {
  train: TileName[];
  slough: TileName[];
}

export type BidKind = 'weak' | 'possible' | 'strong';

/** The leaflet's advice about a hand. */
export interface BidAdvice {
  kind: BidKind;
  suit: string;
  tiles: number;
  doubles: number;
}

export interface BidChance {
  bid: number;
  trump: string;
  chance: number;
}

/** The advice, and how likely each bid is made, over so many worlds. */
export interface BidHelp {
  advice: BidAdvice;
  chances: BidChance[];
  worlds: number;
}

export interface ChanceReply extends BidHelp {
  done: boolean;
}

/** A removal: how many tiles are left after it with best play, and how likely that is a win. */
export interface Choice {
  move: MoveText;
  left: number;
  chance: number;
}

export interface With {
  with: TileName[];
}

/** The tile that a better choice makes go later, with which others, and after how many draws. */
export interface Because extends With {
  tile: TileName;
  all: boolean;
  draws: number;
}

/** `exact` where the pile is open; else the numbers are averages over fair samples. */
export interface AdviseReply {
  choices: Choice[];
  exact: boolean;
  because?: Because | null;
}

/** A choice that was made after so many moves, and how many tiles each one would have left. */
export interface Decision {
  number: number;
  played: MoveText;
  left: Record<MoveText, number>;
}

/** Where stars are given for it, `stars` has them by the tiles that are left; more tiles than are listed earn none. */
export interface ReviewReply {
  fewest_left: number;
  left: number;
  winnable?: boolean;
  stars?: number[];
  decisions: Decision[];
  lost_at: number | null;
}

/**
 * How a puzzle's match is begun, and what there is to reach: so many tiles laid, points taken, tiles left. `bits` tells
 * how hard it is; there are none where it cannot be won. `like` with a seed behind it is another one of its sort.
 */
export interface PuzzleData {
  name: string;
  kind: string;
  like: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  deal: TileName[];
  posed: string | null;
  level: string;
  bits: number | null;
  /** How many first moves lead to the goal, and how many there are. */
  ways?: number[];
  goal: number;
  winnable: boolean;
  set?: number;
  fewest_left?: number;
  decisions?: number;
  code?: string;
}

export interface PuzzleReply {
  puzzle: PuzzleData;
}
