import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import type { WantedDeals } from '../engine/game';
import { isJsonObject, parseJsonObject } from '../engine/json';
import { gameOf, type VariantId } from '../games/index';
import type { ReadyDeals } from '../games/ports';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';

/** Deals kept ready of each kind. */
const DEALS_OF_A_KIND = 3;
/** How many kinds of deals are remembered, the newest first. */
const MAX_KINDS = 30;

/**
 * The deals of a newcomer, who need not wait for a search: easy ones, which begin with an ace and three court cards in sight. The
 * solver has won them.
 */
export const FIRST_DEALS: Readonly<Partial<Record<VariantId, readonly DealId[]>>> = {
  'klondike-3': ['85', '106', '343'],
  'klondike-1': ['92', '285', '319'],
};

/** Keeps the deals in a storage, which tabs share. */
export function createReadyDeals(storage: SafeStorage): ReadyDeals {
  const kindOf = (variant: VariantId, wanted: WantedDeals): string => `${variant} ${wanted}`;

  function read(): Readonly<Record<string, unknown>> {
    const value = parseJsonObject(storage.read(KEYS.readyDeals) ?? '');
    return value?.version === 1 && isJsonObject(value.deals) ? value.deals : {};
  }

  function dealsIn(variant: VariantId, wanted: WantedDeals): readonly DealId[] {
    const stored =
      read()[kindOf(variant, wanted)] ?? (wanted === 'on' ? FIRST_DEALS[variant] : undefined);
    return (Array.isArray(stored) ? stored : []).flatMap((text) => {
      const deal = parseDealId(String(text), gameOf(variant));
      return deal.ok ? [deal.value] : [];
    });
  }

  function write(variant: VariantId, wanted: WantedDeals, deals: readonly DealId[]): void {
    const kind = kindOf(variant, wanted);
    const others = Object.entries(read()).filter(([each]) => each !== kind);
    const kinds = [[kind, deals], ...others].slice(0, MAX_KINDS);
    storage.write(
      KEYS.readyDeals,
      JSON.stringify({ version: 1, deals: Object.fromEntries(kinds) }),
    );
  }

  return {
    peek: (variant, wanted) => dealsIn(variant, wanted)[0],
    take: (variant, wanted) => {
      const [deal, ...rest] = dealsIn(variant, wanted);
      if (deal !== undefined) write(variant, wanted, rest);
      return deal;
    },
    add: (variant, wanted, deal) => write(variant, wanted, [...dealsIn(variant, wanted), deal]),
    isFull: (variant, wanted) => dealsIn(variant, wanted).length >= DEALS_OF_A_KIND,
  };
}
