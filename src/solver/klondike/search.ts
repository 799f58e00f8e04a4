import { allWords } from './core/memory';
import { BEST } from './core/orders';
import {
  ATTACHED_AT,
  HEIGHTS_AT,
  LENGTHS_AT,
  MAX_PILES,
  MAX_STOCK,
  PILE_STRIDE,
  PILES_AT,
  PROBLEM_AT,
  STOCK_AT,
  SUITS_AT,
} from './core/places';
import * as script from './core/search';
import * as compiled from './core/search.ts?compiled';
import type { Problem } from './problem';

/** `lost`: every line was tried. `full`: the memory ran out. */
export type SearchStatus = 'running' | 'won' | 'lost' | 'full';

/** A depth-first search for a win, in portions of visits. */
export interface Search {
  /** Visits at most `visits` more positions. */
  readonly run: (visits: number) => SearchStatus;
  /** The number of different positions visited so far. */
  readonly positions: () => number;
  /** The moves to the win, once it is found. */
  readonly moves: () => readonly number[];
}

/** The core of the search, as a script or as WebAssembly, both from one source. */
interface Core
  extends Pick<typeof script, 'prepare' | 'begin' | 'run' | 'positions' | 'pathLength' | 'moveAt'> {
  /** The memory; to be read again after `prepare`. */
  readonly words: () => Int32Array;
}

/** An instance of WebAssembly with more memory than this is replaced before the next search. */
const KEPT_BYTES = 1 << 23;
const STATUSES = ['running', 'won', 'lost', 'full'] as const;

const scriptCore: Core = { ...script, words: allWords };
let module: WebAssembly.Module | 'missing' | undefined;
let core: Core | undefined;
/** The number of the latest search. No other may run, since all share the core. */
let latest = 0;

/** A new core in WebAssembly; undefined where that cannot be compiled, or where no build has compiled the source. */
function compiledCore(): Core | undefined {
  try {
    module ??= new WebAssembly.Module(
      Uint8Array.from(atob(compiled.default), (character) => character.charCodeAt(0)),
    );
    if (module === 'missing') return undefined;
    const exports = new WebAssembly.Instance(module).exports as unknown as typeof script & {
      readonly memory: WebAssembly.Memory;
    };
    return { ...exports, words: () => new Int32Array(exports.memory.buffer) };
  } catch {
    module = 'missing';
    return undefined;
  }
}

/** The core for the next search. */
function freshCore(): Core {
  if (core && (core === scriptCore || core.words().byteLength <= KEPT_BYTES)) return core;
  core = compiledCore() ?? scriptCore;
  return core;
}

/** Writes a problem where the core reads it. Throws if it is larger than a game of Klondike. */
export function writeProblem(words: Int32Array, problem: Problem): void {
  const { ranks, draw, suits, piles, stock, waste, foundations, attached } = problem;
  const { redealsLeft = -1, noReturn = false } = problem;
  if (stock.length > MAX_STOCK) throw new Error('the stock is too long');
  if (piles.length > MAX_PILES) throw new Error('there are too many piles');
  const numbers = [ranks, draw, suits.length, piles.length, stock.length, waste];
  words.set([...numbers, redealsLeft, noReturn ? 0 : 1], PROBLEM_AT);
  words.set(suits, SUITS_AT);
  words.set(foundations, HEIGHTS_AT);
  words.set(stock, STOCK_AT);
  for (const [p, pile] of piles.entries()) {
    words[LENGTHS_AT + p] = pile.length;
    words.set(pile, PILES_AT + p * PILE_STRIDE);
  }
  words.set([attached.length, ...attached], ATTACHED_AT);
}

/**
 * Creates a search and ends the one before. `order` is one of `core/orders.ts`; `maxEntries`, a power of two, limits the
 * positions it remembers. A thorough search needs fewer positions to try every line. `inScript` runs the script even where
 * WebAssembly is available. Throws if the problem is larger than a game of Klondike.
 */
export function createSearch(
  problem: Problem,
  maxEntries = 1 << 23,
  order = BEST,
  isThorough = false,
  inScript = false,
): Search {
  const { prepare, words, begin, run, positions, pathLength, moveAt } = inScript
    ? scriptCore
    : freshCore();
  prepare();
  writeProblem(words(), problem);
  begin(order, maxEntries, isThorough);
  let status: SearchStatus = 'running';
  const id = ++latest;
  function assertLatest(): void {
    if (id !== latest) throw new Error('this search is over: another one has begun');
  }
  return {
    run: (visits) => {
      assertLatest();
      if (status === 'running') status = STATUSES[run(Math.min(visits, 2 ** 31 - 1))] ?? 'full';
      return status;
    },
    positions: () => {
      assertLatest();
      return positions();
    },
    moves: () => {
      assertLatest();
      return Array.from({ length: pathLength() }, (_, at) => moveAt(at));
    },
  };
}
