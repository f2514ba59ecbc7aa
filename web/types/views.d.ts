// Made from domino_core/shapes/views.py by `python3 build_scripts/types_for_page.py`: change that, not this.

/** What a seat may know: what all games tell, and the part of each family. */

export type Seat = number;

export type TileName = string;

export type MoveText = string;

export type OptionValue = number | string | boolean;

/** The dots left in each hand. */
export interface DotsDetails {
  dots?: number[];
}

/** Hands that are counted together; their points differ from their dots where they are rounded. */
export interface SumTerm {
  seats: Seat[];
  dots: number;
  points: number;
}

/** What a side scores at the end: all terms, less `minus`. */
export interface SumData {
  side: number;
  terms: SumTerm[];
  minus: number;
  won: number;
}

export interface CountedHand {
  seat: Seat;
  dots: number;
}

/** The points that each side made before the end, and then. */
export interface LineDetails extends DotsDetails {
  during?: number[];
  sums?: SumData[];
}

/**
 * What explains a blocked round: seats whose lowest hands are level, seats barred by a double, the hands that were
 * compared.
 */
export interface LineNotes {
  level?: Seat[];
  with_double?: Seat[];
  counted?: CountedHand[];
}

/** Who held the double blank, and what it cost. */
export interface BlankData {
  seat: Seat;
  points: number;
}

export interface TrainDetails extends DotsDetails {
  engine?: number;
  began?: Seat;
  blank?: BlankData | null;
}

/** The bid with its side and what it needed; per side what was taken, in tricks and in tiles that count. */
export interface TrickDetails {
  bid?: number;
  bidder?: Seat | null;
  side?: number | null;
  needed?: number;
  trump?: string | null;
  made?: boolean;
  taken?: number[];
  tricks?: number[];
  counts?: number[];
  /** There, and true, where the bid itself was for the whole match. */
  wins_match?: boolean;
  /** What the hand was worth, where one plays for marks. */
  marks?: number;
  /** `plunge` or `splash` where that was the bid, else nothing. */
  said?: string;
}

/** The tiles that were not removed. */
export interface RowDetails {
  left?: number;
}

/** And how well that is, where a game says so. */
export interface StarDetails extends RowDetails {
  stars?: number;
}

export interface PotData {
  chips: number;
  seats: Seat[];
}

export interface WonPot extends PotData {
  winner: Seat;
}

export interface ReturnedChips {
  seat: Seat;
  chips: number;
}

/** The pots and who won them, what the best hand won, the hands that were shown, chips nobody matched. */
export interface PokerDetails {
  dealer?: Seat;
  pots?: WonPot[];
  winners?: Seat[];
  won?: number;
  classes?: (string | null)[];
  winning?: TileName[];
  paid?: number[];
  returned?: ReturnedChips | null;
  chips_before?: number[];
  chips_after?: number[];
}

/** The numbers behind a result: those of its family. */
export interface Details extends LineDetails, LineNotes, TrainDetails, TrickDetails, StarDetails, PokerDetails {}

export interface ResultData {
  reason: string;
  seat: Seat | null;
  points: number[];
  details: Details;
}

/** What a seat has shown not to hold: tiles for open numbers, some or all doubles, better openings, a suit. */
export interface Denial {
  ends?: number[];
  matadors?: boolean;
  plain?: boolean;
  doubles?: number[];
  better_than?: TileName;
  suit?: string;
}

/** What every game tells of hands and hidden tiles. */
export interface HandsPart {
  hands: (TileName[] | null)[];
  counts: number[];
  boneyard: number;
  dealt: TileName[];
  drawn: TileName[];
  /** After so many moves, that seat held nothing of this. */
  cannot: [number, Seat, Denial][];
}

/** What all views have; each family adds its part. */
export interface View extends HandsPart {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  edition: number;
  seat: Seat | null;
  turn: Seat | null;
  round: number;
  starter: Seat;
  sides: number[];
  scores: number[];
  points: number[];
  results: ResultData[];
  result: ResultData | null;
  history: string[];
  legal_moves: MoveText[];
  finished?: boolean;
  winners?: Seat[];
}

export interface Claim {
  seat: Seat | null;
  state: 'asked' | 'silent';
  called: Seat[];
}

export interface LinePart extends HandsPart {
  opening: TileName | null;
  line: MoveText[];
  ends: Record<string, number>;
}

export interface ClaimedPart extends LinePart {
  claim: Claim | null;
}

export interface SpinnerPart extends ClaimedPart {
  total: number | null;
  spinner: TileName | null;
}

/** A line, or a cross; scores by the sum of its ends and claims where a game has them. */
export interface LineView extends View, LinePart {
  claim?: Claim | null;
  total?: number | null;
  spinner?: TileName | null;
}

export interface TrainData {
  arm: string;
  tiles: MoveText[];
  end: number;
  marker: boolean;
  open_double: boolean;
  playable: boolean;
}

/** What a picture takes a train for that has not begun: nothing lies, and nothing is asked for. */
export interface NoTrain {
  arm: string;
  tiles: MoveText[];
  end: null;
  marker: boolean;
  open_double: boolean;
  playable: boolean;
}

export type TrainPhase = 'search' | 'engine' | 'first' | 'play' | 'over';

export interface TrainPart extends HandsPart {
  phase: TrainPhase;
  engine: TileName | null;
  wanted: number | null;
  trains: TrainData[];
  open_doubles: string[];
  owes: boolean;
  drew: boolean;
  began: Seat | null;
}

/** Trains that leave an engine. */
export interface TrainView extends View, TrainPart {}

export interface PlayedTile {
  seat: Seat;
  tile: TileName;
}

export interface TrickData {
  seat: Seat;
  tiles: PlayedTile[];
  points: number;
}

export type TrickPhase = 'auction' | 'discard' | 'trump' | 'play';

export interface TrickPart extends HandsPart {
  discard: TileName | null;
  phase: TrickPhase;
  dealer: Seat;
  bids: (number | string | null)[];
  bid: number;
  bidder: Seat | null;
  needed: number;
  caller: Seat | null;
  sits_out: Seat | null;
  mark: number;
  trump: string | null;
  led: string | null;
  trick: PlayedTile[];
  tricks: TrickData[][];
  last_trick: TrickData | null;
  taken: number[];
  rest: TileName[];
}

/** An auction, trumps, tricks. */
export interface TrickView extends View, TrickPart {}

export interface RowPart extends HandsPart {
  removed: TileName[];
  left: number;
  to_come: TileName[] | null;
}

export interface PilePart extends RowPart {
  row: TileName[];
  pile: number;
}

export interface Passes {
  pass: number;
}

export interface CountPart extends RowPart, Passes {
  row: (TileName | null)[];
  at: number;
  count: number;
  taken: TileName[];
  /** How often a tile that said the number was counted past. */
  missed: number;
}

/** A row that grows from a pile. */
export interface PileView extends View, PilePart {}

/** A row that is counted along. */
export interface CountView extends View, CountPart {}

export type RowView = PileView | CountView;

export type PokerPhase = 'betting' | 'showdown' | 'unopposed';

export interface PokerPart extends HandsPart {
  dealer: Seat;
  ante: number;
  limit: number;
  chips: number[];
  paid: number[];
  bets: number[];
  pot: number;
  pots: PotData[];
  to_call: number;
  raises: number;
  out: Seat[];
  folded: Seat[];
  all_in: Seat[];
  phase: PokerPhase;
  shown: (TileName[] | null)[];
  classes: (string | null)[];
  own_class: string | null;
}

/** Hands and chips. */
export interface PokerView extends View, PokerPart {}
