import { type Card, rankOf } from '../../engine/card';
import type { LayoutState } from './board';
import { type FullLayout, foundationCount, stockSize } from './layout';

/** Deals these cards by a description; the last one is dealt first. Source: docs/rules.md, Games from descriptions. */
export function dealLayout(setup: FullLayout, deck: readonly Card[]): LayoutState {
  const { ranks, down, kingsUnder, cells, held, reserve, stock, redeals } = setup;
  const cards = deck.toReversed();
  const base = setup.base === 'deal' ? rankOf(cards[0] as Card) : setup.base;
  const starters = startersOf(setup, cards, base);
  const toDeal = cards.filter((card) => !starters.includes(card));
  const order = dealingOrder(setup);
  const left = toDeal.slice(order.length);
  const take = (count: number): readonly Card[] => left.splice(0, count);
  const tableau = setup.columns.map((_, column) => {
    const own = toDeal.filter((_card, i) => order[i] === column);
    const isKing = (card: Card): boolean => (rankOf(card) - base + ranks) % ranks === ranks - 1;
    const sorted = [...own.filter(isKing), ...own.filter((card) => !isKing(card))];
    return { cards: kingsUnder ? sorted : own, hidden: down[column] ?? 0 };
  });
  return {
    foundations: Array.from({ length: foundationCount(setup) }, (_, i) => starters.slice(i, i + 1)),
    tableau,
    ...(cells > 0 && {
      cells: Array.from({ length: cells }, (_, i) => (i < held ? take(1) : [])),
    }),
    ...(reserve.length > 0 && { reserve: reserve.map((count) => take(count)) }),
    ...(stockSize(setup) > 0 && {
      stock: left.toReversed(),
      ...(stock !== 'rows' && { waste: [] }),
      ...(stock !== 'rows' && redeals >= 0 && { redealsLeft: redeals }),
    }),
    ...(setup.base === 'deal' && { base }),
  };
}

/**
 * The cards that begin foundations: the first dealt of the base’s rank. Where the deal decides the base and all foundations but
 * one are begun, its own first card stays, and is the first of the first column.
 */
function startersOf({ base, start }: FullLayout, cards: readonly Card[], rank: number) {
  const found = cards.filter((card) => rankOf(card) === rank);
  const first = base === 'deal' && start > 1 ? 1 : 0;
  return found.slice(first, first + start).sort((a, b) => a - b);
}

/** The column that each card is dealt to, in turn. */
function dealingOrder({ columns, down, dealt }: FullLayout): readonly number[] {
  const stairs = columns.map((_, i) => (dealt === 'columns' ? (down[i] ?? 0) + 1 : 0));
  const order = stairs.flatMap((count, column) => Array<number>(count).fill(column));
  for (let row = 0; row < Math.max(...columns); row++) {
    for (const [column, count] of columns.entries())
      if (row < count - (stairs[column] ?? 0)) order.push(column);
  }
  return order;
}
