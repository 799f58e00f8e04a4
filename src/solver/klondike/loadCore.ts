import { instancesOf } from '../../engine/webAssembly';
import * as script from './core/functions';
import * as compiled from './core/functions.ts?compiled';
import { allWords } from './core/memory';
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
import type { Problem } from './problem';

/** The core, as a script or as WebAssembly, both from one source; `words` is its memory, to be read again after `prepare`. */
export type Core = typeof script & { readonly words: () => Int32Array };

/** The core as a script. There is only one, while WebAssembly has any number. */
export const scriptCore: Core = { ...script, words: allWords };

const startCore = instancesOf<typeof script & { readonly memory: WebAssembly.Memory }>(
  compiled.default,
);

/** A new core in WebAssembly; the script where that cannot be compiled, or where no build has compiled the source. */
export function newCore(): Core {
  const core = startCore();
  return core ? { ...core, words: () => new Int32Array(core.memory.buffer) } : scriptCore;
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
