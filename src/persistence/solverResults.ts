import type { DealId } from '../engine/dealId';
import { isVerdict, type Verdict } from '../engine/game';
import { isJsonObject } from '../engine/json';
import type { AccountTotals, StoredAccounts, StoredVerdicts } from '../games/findings';
import type { VariantId } from '../games/index';
import { ACCOUNT_PREFIX, accountKey, readRows, startingWith } from './gameRows';
import type { Access } from './openDatabase';

/** What the keys of verdicts on a variant’s deals begin with. Keys are a stored format and do not follow `dealName`. */
const dealPrefix = (variant: VariantId): string => `${variant}/`;

/** What the keys of verdicts on a deal’s positions begin with; no variant is called so. */
const positionPrefix = (variant: VariantId, deal: DealId): string =>
  `positions/${variant}/${deal}/`;

const isAccountTotals = (value: unknown): value is AccountTotals =>
  isJsonObject(value) && [value.ended, value.start, value.luck, value.cost].every(Number.isFinite);

/** What the solver found out. It can be computed again, so backups leave it out. The promises reject if the database fails. */
export function accessSolverResults(use: Access['use']): {
  readonly verdicts: StoredVerdicts;
  readonly accounts: StoredAccounts;
} {
  /** What the keys that begin with `prefix` have that passes a test, by the rest of the keys. */
  async function foundAfter<Found>(
    prefix: string,
    isFound: (value: unknown) => value is Found,
  ): Promise<ReadonlyMap<string, Found>> {
    const rows = await use((database) =>
      readRows(database.transaction('verdicts').store, startingWith(prefix)),
    );
    return new Map(
      rows.flatMap(([key, value]) => (isFound(value) ? [[key.slice(prefix.length), value]] : [])),
    );
  }

  const put = async (key: string, value: Verdict | AccountTotals): Promise<void> => {
    await use((database) => database.put('verdicts', value, key));
  };

  return {
    verdicts: {
      of: (variant) => foundAfter(dealPrefix(variant), isVerdict),
      ofPositions: async (variant, deal) => {
        const positions = await foundAfter(positionPrefix(variant, deal), isVerdict);
        const ofDeal = await use((database) =>
          database.get('verdicts', dealPrefix(variant) + deal),
        );
        return isVerdict(ofDeal) ? new Map([...positions, ['', ofDeal]]) : positions;
      },
      add: (variant, deal, verdict, position = '') =>
        put(
          position ? positionPrefix(variant, deal) + position : dealPrefix(variant) + deal,
          verdict,
        ),
    },
    accounts: {
      all: () => foundAfter(ACCOUNT_PREFIX, isAccountTotals),
      add: (id, totals) => put(accountKey(id), totals),
    },
  };
}
