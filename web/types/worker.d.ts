// What the page and the engine's worker say to each other.

/** How a worker is to be started, see `boot/parts.js`. */
export type Plan = 'snapshot' | 'bundle' | 'stock';

/** The memory or the library that a plan starts from. */
export interface PlanData {
  plan: Plan;
  data?: ArrayBuffer;
}

/** `base` is where Pyodide lies, `engine` where the engine's sources are. */
export interface Start extends PlanData {
  kind: 'start';
  wasm: WebAssembly.Module | null;
  base: string;
  engine: string;
}

/** JSON text for the engine; with `heap` the answer is how many bytes Python takes. */
export interface Ask {
  kind: 'request';
  id: number;
  text: string;
  heap?: boolean;
}

export type ToWorker = Start | Ask;

/** Its script is there; it is up; it answers; it has failed for good. */
export type FromWorker =
  { kind: 'script' | 'ready' } | { kind: 'reply'; id: number; text: string } | { kind: 'failed'; reason: string };

/** Where Pyodide's scripts are. */
export interface Scripts {
  loader: string;
  script: string;
}
