// Values that the build puts into the scripts.

/** Every game with its least and most players and the facts that hold of it, in the order of the lobby. */
declare const SHELF: (Partial<import('./door.d.ts').GameData> & {
  id: string;
  seats: number[];
  pictured: boolean;
  taught?: boolean;
  card?: boolean;
})[];

/** Where pips lie, how large they are, and their colours, by number. */
declare const PIPS: { patterns: [x: number, y: number][][]; radii: number[]; colours: string[] };

/** What each language that there are words for calls itself, by its code. */
declare const SPOKEN: Record<string, string>;
/** The set and the level of each day's puzzle, Monday first. */
declare const WEEK: [set: number, level: string][];

/** Which packages Pyodide knows: none. */
declare const PYODIDE_LOCK: object;

/** The name of this release, for the service worker. */
declare const RELEASE: string;

/** All files of this release, by path, each with its hash. */
declare const FILES: Record<string, string>;

/** The words of a frame's front, by language and id. */
declare const WORDS: Record<string, Record<string, string>>;

/** The colour of each number's pips on a frame's front. */
declare const TONES: string[];
