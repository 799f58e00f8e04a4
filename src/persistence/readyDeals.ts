import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import type { WantedDeals } from '../engine/game';
import type { ReadyDeals } from '../games/findings';
import { gameOf, type VariantId } from '../games/index';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';
import { recentValues } from './storedJson';

/** Deals kept ready of each kind. */
const DEALS_OF_A_KIND = 3;
/** How many kinds of deals are remembered, the newest first. */
const MAX_KINDS = 30;

/**
 * The deals of a newcomer, who need not wait for a search: easy ones, which begin with an ace and three court cards in sight, those
 * with the most moves first. The solver has won them.
 */
export const FIRST_DEALS: Readonly<Partial<Record<VariantId, readonly DealId[]>>> = {
  'klondike-3': ['343', '106', '85'],
  'klondike-1': ['319', '285', '92'],
};

/** Keeps the deals in a storage, which tabs share. */
export function createReadyDeals(storage: SafeStorage): ReadyDeals {
  const kinds = recentValues(storage, KEYS.readyDeals, 'deals', MAX_KINDS);
  const kindOf = (variant: VariantId, wanted: WantedDeals): string => `${variant} ${wanted}`;

  function dealsIn(variant: VariantId, wanted: WantedDeals): readonly DealId[] {
    const stored =
      kinds.get(kindOf(variant, wanted)) ?? (wanted === 'on' ? FIRST_DEALS[variant] : undefined);
    return (Array.isArray(stored) ? stored : []).flatMap((text) => {
      const deal = parseDealId(String(text), gameOf(variant));
      return deal.ok ? [deal.value] : [];
    });
  }

  const write = (variant: VariantId, wanted: WantedDeals, deals: readonly DealId[]): void =>
    kinds.set(kindOf(variant, wanted), deals);

  return {
    peek: (variant, wanted) => dealsIn(variant, wanted)[0],
    take: (variant, wanted) => {
      const [deal, ...rest] = dealsIn(variant, wanted);
      if (deal !== undefined) write(variant, wanted, rest);
      return deal;
    },
    drop: (variant, deal) => {
      const deals = dealsIn(variant, 'on');
      const others = deals.filter((each) => each !== deal);
      if (others.length < deals.length) write(variant, 'on', others);
    },
    add: (variant, wanted, deal) => write(variant, wanted, [...dealsIn(variant, wanted), deal]),
    isFull: (variant, wanted) => dealsIn(variant, wanted).length >= DEALS_OF_A_KIND,
  };
}
