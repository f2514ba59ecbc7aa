// What many parts of the page share.

import type { StartBar } from '../boot/start_bar.js';
import type { TileSign } from '../paint/signs.js';
import type { Engine, EngineDown } from '../engine/engine.js';
import type { Result } from '../puzzles/book.js';
import type { Named } from '../screens/router.js';
import type { Steps } from '../table/looking_back.js';
import type { Stage } from '../table/stage.js';
import type { Table } from '../table/table.js';
import type { TableScreen } from '../table/table_screen.js';
import type { Child } from '../ui/dom.js';
import type { ArmData, State } from './door.d.ts';
import type { Point, Scene } from './scene.d.ts';
import type {
  LineDetails,
  LineNotes,
  PokerDetails,
  ResultData,
  RowDetails,
  StarDetails,
  TrainDetails,
  TrickDetails,
} from './views.d.ts';

/** A picture; `unseen` where the engine could make none, and the last one stands in for it. */
export interface Pictured {
  scene: Scene;
  unseen?: boolean;
}

/** A state with its picture. */
export type Shown = State & Pictured;

/** What the words of a message name. */
export type Args = Record<string, unknown>;

/** One screen at a time. */
export interface Screen {
  /** Resolves when it stands. */
  open(): Promise<void>;
  close?(): void;
  table?: Table;
  stage?: Stage;
  /** Tells of an engine that did not answer. */
  fail?(error: EngineDown, again: () => void): void;
}

/** What screens may use of the rest, see `boot/app.js`. */
export interface App {
  assets: string;
  version: string | undefined;
  engine: Engine;
  framed: boolean;
  forgetful: boolean;
  hurry: boolean;
  stored: boolean | null;
  screen: Screen | null;
  startBar: StartBar | null;
  readonly level: string | undefined;
  readonly bestLevel: string | undefined;
  ready(): Promise<void>;
  watchStart(): void;
  showFailure(error: unknown, again: () => void): () => void;
  close(): void;
  settled(screen: Screen): void;
  /** Speaks another language; where the page around a frame says which one, there is no choice. */
  speak?(code: string): Promise<void>;
  /** The same game and options with a new deal. */
  newDeal?(match: Named): void;
  /** Tells the page around a frame how a puzzle has ended. */
  report?(result: Result & { won: boolean }): void;
}

/** What a table is for: what its screen asks wherever tables differ in that, see `table/free_play.js`. */
export interface Mode {
  mayUndo: boolean;
  readonly lookingBack: boolean;
  readonly back: HTMLElement;
  readonly controls: HTMLElement[];
  join(screen: TableScreen): void;
  open(table: Table): Promise<void>;
  titleOf(state: Shown): string;
  turnWords(state: Shown): string;
  shown(state: Shown): void;
  play(move: string): void;
  hint(): unknown;
  openMenu(): void;
  openSummary(state: Shown): Promise<HTMLDialogElement | null>;
  lookAgain(): void;
  /** Steps through the round; where a mode has another way to look back it lacks this one. */
  stepBack?(at: number, said: Map<number, string>): Promise<void>;
  stepAround?(at: number, how: Pick<Steps, 'first' | 'words'> & Partial<Steps>): Promise<void>;
  /** The person may move now. */
  mayMove?(): void;
  /** Whether the person's only move is made by the page; without this the settings say so. */
  goesByItself?(): boolean;
  close(): void;
}

/** What goes by itself where it is all there is: words, or the only tile as well. */
export type Obvious = 'nothing' | 'words' | 'tiles';

/** What the page knows of a kind of table; `families/plain.js` tells what each part is for. */
export interface Family<Kind extends State = State> {
  position(state: Kind, names: string[]): string[];
  turn(state: Kind): string;
  move(move: string, state: Kind): string | null;
  word(said: string, state: Kind): string;
  moveArgs(word: string, value: string, state: Kind): Args;
  armArgs(arm: ArmData): Args;
  score(state: Kind, seat: number): number;
  goal(state: Kind): { words: string | null; aim: number; short?: string } | null;
  labelArgs(code: string, state: Kind): Args & { share?: number };
  signs(state: Kind): Map<string, TileSign>;
  next(state: Kind): number | null;
  shown(state: Kind & Pictured): Kind & Pictured;
  offered(state: Kind): string[];
  tap(screen: TableScreen, at: Point): boolean;
  orders: string[];
  rest(state: Kind): number;
  help(state: Kind): ((screen: TableScreen) => unknown) | null;
  canBeStuck(state: Kind): boolean;
  byItself(state: Kind): Obvious;
  sure(state: Kind): string[];
  watches(state: Kind, people: number[]): boolean;
  /** What people want to see at a glance, where that is more than a list of its rules. */
  card?(screen: TableScreen): unknown;
  menu: { id: string; open: (screen: TableScreen) => unknown }[];
}

/** The numbers behind a result that every game of a family tells, and those that only some do. */
interface DetailsOf {
  line: Required<LineDetails> & LineNotes;
  train: Required<TrainDetails>;
  trick: Required<TrickDetails>;
  row: Required<RowDetails> & StarDetails;
  poker: Required<PokerDetails>;
}

/** A state whose round is over. */
export type Ended<Kind extends State = State> = Kind & {
  result: ResultData & { details: DetailsOf[Kind['family']] };
};

/** What the summary of a round says for a kind of table, see `families/sums.js`. */
export interface Sums<Kind extends State = State> {
  arithmetic(state: Ended<Kind>, names: string[]): Child[];
  lead(state: Ended<Kind>, names: string[]): string | null;
  about(state: Ended<Kind>, names: string[]): Args & { seat?: number | null };
  reason(result: ResultData): string;
}
