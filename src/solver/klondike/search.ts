import { BEST } from './core/orders';
import { type Core, newCore, scriptCore, writeProblem } from './loadCore';
import type { Problem } from './problem';

/** `lost`: every line was tried. `full`: the memory ran out. */
export type SearchStatus = 'running' | 'won' | 'lost' | 'full';

/** A depth-first search for a win, in portions of visits. */
export interface Search {
  /** Visits at most `visits` more positions. */
  readonly run: (visits: number) => SearchStatus;
  /** The number of different positions visited so far; that of the latest search, once another one has begun. */
  readonly positions: () => number;
  /** The moves to the win, once it is found; those of the latest search, once another one has begun. */
  readonly moves: () => readonly number[];
}

/** An instance of WebAssembly with more memory than this is replaced before the next search. */
const MAX_BYTES = 1 << 23;
const STATUSES = ['running', 'won', 'lost', 'full'] as const;

let shared: Core | undefined;
/** The number of the latest search. No other may run, since all share the core. */
let latest = 0;

function freshCore(): Core {
  if (!shared || (shared !== scriptCore && shared.words().byteLength > MAX_BYTES))
    shared = newCore();
  return shared;
}

/**
 * Creates a search and ends the one before. `order` is one of `core/orders.ts`; `maxEntries`, a power of two, limits the
 * positions it remembers. A thorough search needs fewer positions to try every line. For tests, `inScript` runs the script
 * even where WebAssembly is available. Throws if the problem is larger than a game of Klondike.
 */
export function createSearch(
  problem: Problem,
  maxEntries = 1 << 23,
  order = BEST,
  isThorough = false,
  inScript = false,
): Search {
  const core = inScript ? scriptCore : freshCore();
  core.prepare();
  writeProblem(core.words(), problem);
  core.begin(order, maxEntries, isThorough);
  let status: SearchStatus = 'running';
  const id = ++latest;
  return {
    run: (visits) => {
      if (id !== latest) throw new Error('this search is over: another one has begun');
      if (status === 'running') status = STATUSES[core.run(Math.min(visits, 2 ** 31 - 1))];
      return status;
    },
    positions: core.positions,
    moves: () => Array.from({ length: core.pathLength() }, (_, at) => core.moveAt(at)),
  };
}
