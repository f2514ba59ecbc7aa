// Made from domino_core/shapes/door.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/** The catalogue, every request, and the replies. */

import type { CounselReplies, CounselRequest } from './counsel.d.ts';
import type { EventData } from './events.d.ts';
import type { AdviseReply, ChanceReply, PuzzleReply, ReviewReply, TrainHelp } from './help.d.ts';
import type { Scene, TableSize } from './scene.d.ts';
import type {
  LineView,
  MoveText,
  OptionValue,
  PokerView,
  ResultData,
  RowView,
  Seat,
  TileName,
  TrainView,
  TrickView,
  View,
} from './views.d.ts';

export type OptionKind = 'number' | 'flag' | 'choice';

/** Why a match that would never end was ended. */
export type Cut = 'idle' | 'long';

export interface OptionData {
  name: string;
  kind: OptionKind;
  default: OptionValue;
  clauses: string[];
  values?: OptionValue[];
  least?: number;
  most?: number;
  step?: number;
  /** Sets of rules that no leaflet prints. */
  ours?: OptionValue[];
}

/** The set-up that a form begins with: options only where they differ from the printed rules. */
export interface SuggestedData {
  players: number;
  options: Record<string, OptionValue>;
}

/** A game with its facts. */
export interface GameData {
  id: string;
  family: string;
  seats: number[];
  usual_players: number;
  suggested: SuggestedData;
  options: OptionData[];
  presets: Record<string, Record<string, OptionValue>>;
  interrupts: MoveText[];
  arms: string[];
  low_wins: boolean;
  ends_count_by: number;
  counts: Record<TileName, number>;
  auction: boolean;
  clock: boolean;
  stake: string;
  luck: boolean;
  coloured: boolean;
  puzzles: boolean;
}

/** What a reply should show: for whom, on a table of what size, with the hand in which order. */
export interface LookFields {
  seat?: Seat | null;
  table?: TableSize | null;
  arrange?: TileName[] | null;
}

export interface CatalogueRequest {
  type: 'catalogue';
}

export interface CheckRequest {
  type: 'check';
  game: string;
  players?: number | null;
  options?: Record<string, OptionValue> | null;
}

export interface NewRequest extends LookFields {
  type: 'new';
  game: string;
  players?: number | null;
  seed?: string | number | null;
  options?: Record<string, OptionValue> | null;
  deal?: string | TileName[] | null;
  posed?: string | null;
}

export interface LoadRequest extends LookFields {
  type: 'load';
  save: string;
}

export interface PlayRequest extends LookFields {
  type: 'play';
  move: MoveText;
  by?: Seat | null;
}

export interface WhyRequest {
  type: 'why';
  tile: TileName;
  by?: Seat | null;
}

export interface UndoRequest extends LookFields {
  type: 'undo';
  by?: Seat | null;
}

export interface StateRequest extends LookFields {
  type: 'state';
}

/** The match as it was after so many moves; it stays as it is. `open`: all hands face up, where that round is over. */
export interface PastRequest extends LookFields {
  type: 'past';
  moves: number;
  open?: boolean;
}

export interface LogRequest {
  type: 'log';
  seat?: Seat | null;
}

export interface ThinkRequest {
  type: 'think';
  by?: Seat | null;
  level?: string;
  seed?: string | number;
  ms?: number;
}

export interface ChanceRequest {
  type: 'chance';
  seed?: string | number;
  ms?: number;
}

export interface ArrangeRequest {
  type: 'arrange';
  seat: Seat;
}

export interface PuzzleRequest {
  type: 'puzzle';
  name: string;
}

export interface AdviseRequest {
  type: 'advise';
}

export interface ReviewRequest {
  type: 'review';
}

export type Request =
  | CatalogueRequest
  | CheckRequest
  | NewRequest
  | LoadRequest
  | PlayRequest
  | WhyRequest
  | UndoRequest
  | StateRequest
  | PastRequest
  | LogRequest
  | ThinkRequest
  | ChanceRequest
  | CounselRequest
  | ArrangeRequest
  | PuzzleRequest
  | AdviseRequest
  | ReviewRequest;

/** The numbers and names for the sentence of an error; which of these it has depends on its reason. */
export interface ErrorFields {
  arm?: string;
  arm_kind?: string;
  arm_seat?: Seat | null;
  bid?: number;
  chips?: number;
  choices?: string;
  count?: number;
  end?: number;
  field?: string;
  first?: string;
  game?: string;
  given?: number;
  high?: number;
  known?: string;
  last?: string;
  least?: number;
  level?: string;
  limit?: number;
  most?: number;
  move?: MoveText;
  name?: string;
  number?: number;
  numbers?: number[];
  open?: string;
  players?: number;
  seat?: Seat | string;
  step?: number;
  suit?: string;
  text?: string;
  tile?: string;
  tiles?: string;
  trump?: string;
  turn?: Seat;
  type?: string;
  value?: string;
  wanted?: number;
  word?: string;
}

export interface ErrorData {
  code: string;
  reason: string;
  data: ErrorFields;
  message: string;
}

export interface ErrorReply {
  ok: false;
  error: ErrorData;
}

export interface CatalogueReply {
  games: GameData[];
  levels: string[];
  usual_level: string;
  /** Levels that are not offered but understood, and as which they are played. */
  other_levels: Record<string, string>;
}

/** `to_choose`: the options that make a difference beside the others, each with the values that do. */
export interface CheckReply {
  players: number[];
  options: Record<string, OptionValue>;
  to_choose: OptionData[];
}

/** An arm on which tiles are laid: what it is, and whose where it is somebody's. */
export interface ArmData {
  kind: string;
  seat: Seat | null;
}

/** The match as a seat sees it, whatever the family. */
export interface StateFields {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seed: string | null;
  round: number;
  turn: Seat | null;
  scores: number[];
  sides: number[];
  finished: boolean;
  winners: Seat[];
  cut: Cut | null;
  legal: MoveText[];
  arms: Record<string, ArmData>;
  callers: Seat[];
  events: EventData[];
  result: ResultData | null;
  scene: Scene | null;
  moves: number;
  save: string;
}

/** A state of any family, also of one that is not declared here. */
export interface StateReply extends StateFields {
  family: string;
  view: View;
}

export interface LineState extends StateFields {
  family: 'line';
  view: LineView;
}

export interface TrainState extends StateFields {
  family: 'train';
  view: TrainView;
}

export interface TrickState extends StateFields {
  family: 'trick';
  view: TrickView;
}

export interface RowState extends StateFields {
  family: 'row';
  view: RowView;
}

export interface PokerState extends StateFields {
  family: 'poker';
  view: PokerView;
}

/** What the page is told: `family` says which view it has. */
export type State = LineState | TrainState | TrickState | RowState | PokerState;

/** What speaks against playing a tile; null where nothing does. */
export interface WhyReply {
  objection: ErrorData | null;
}

/** What a move brought about; `moves` counts those that had been made then. */
export interface LogEntry {
  moves: number;
  events: EventData[];
}

/** What has been told in the round that lies there, from the deal on. */
export interface LogReply {
  entries: LogEntry[];
}

export interface ThinkReply {
  move: MoveText | null;
  done: boolean;
}

/** Which reply each type of request gets, where it is not refused. */
export interface Replies extends CounselReplies {
  catalogue: CatalogueReply;
  check: CheckReply;
  new: State;
  load: State;
  play: State;
  why: WhyReply;
  undo: State;
  state: State;
  past: State;
  log: LogReply;
  think: ThinkReply;
  chance: ChanceReply;
  knew: State;
  arrange: TrainHelp;
  puzzle: PuzzleReply;
  advise: AdviseReply;
  review: ReviewReply;
}
