import { createVerdictMemory } from '../../src/analysis/verdictMemory';
import type { Verdict } from '../../src/engine/game';
import type { StoredVerdicts } from '../../src/games/findings';

/** A memory of verdicts over stored ones, by default over none. */
export const fakeMemory = (stored = fakeVerdicts()) => createVerdictMemory(async () => stored);

/** Verdicts in memory; what was added is in `texts`, by variant, deal and position. */
export function fakeVerdicts(): StoredVerdicts & { readonly texts: Map<string, Verdict> } {
  const texts = new Map<string, Verdict>();
  const after = (prefix: string): ReadonlyMap<string, Verdict> =>
    new Map(
      [...texts].flatMap(([key, verdict]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), verdict]] : [],
      ),
    );
  return {
    texts,
    of: async (variant) =>
      new Map(
        [...after(`${variant}/`)].flatMap(([key, verdict]) =>
          key.endsWith('/') ? [[key.slice(0, -1), verdict]] : [],
        ),
      ),
    ofPositions: async (variant, deal) => after(`${variant}/${deal}/`),
    add: async (variant, deal, verdict, position = '') => {
      texts.set(`${variant}/${deal}/${position}`, verdict);
    },
  };
}
