import type { DBSchema } from 'idb';
import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games/index';
import { databaseOpener } from './database';
import type { DealVerdict } from './statistics';

/** What the solver said of deals that somebody lost. It can be found again, so it is no part of the archive. */
export interface Verdicts {
  /** The verdicts on deals of a game. */
  readonly of: (game: VariantId) => Promise<ReadonlyMap<DealId, DealVerdict>>;
  readonly add: (game: VariantId, deal: DealId, verdict: DealVerdict) => Promise<void>;
  readonly removeAll: () => Promise<void>;
}

interface VerdictSchema extends DBSchema {
  /** By game and deal: `klondike-3/275`. */
  verdicts: { key: string; value: DealVerdict };
}

const NAME = 'patience-verdicts';
const VERSION = 1;
const VERDICTS: readonly unknown[] = ['winnable', 'unwinnable', 'unknown'] satisfies DealVerdict[];

const isVerdict = (value: unknown): value is DealVerdict => VERDICTS.includes(value);

/** The verdicts in a database of their own, which is opened when it is first needed. Promises fail only if that fails. */
export function createVerdicts(): Verdicts {
  const database = databaseOpener<VerdictSchema>(NAME, VERSION, (created) => {
    created.createObjectStore('verdicts');
  });

  return {
    of: async (game) => {
      const range = IDBKeyRange.bound(`${game}/`, `${game}/\uffff`);
      const { store } = (await database()).transaction('verdicts');
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      const found = keys.map((key, i) => [key.slice(game.length + 1), values[i]] as const);
      return new Map(
        found.flatMap(([deal, verdict]) => (isVerdict(verdict) ? [[deal, verdict]] : [])),
      );
    },
    add: async (game, deal, verdict) => {
      await (await database()).put('verdicts', verdict, `${game}/${deal}`);
    },
    removeAll: async () => (await database()).clear('verdicts'),
  };
}
