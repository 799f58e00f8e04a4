import { CARDS_IN_DECK } from '../engine/card';
import { layoutOf, removalSetupOf, setupOfVariant, type VariantId } from '../games/index';
import { foundationCount, packOf, stockSize } from '../games/layouts/layout';
import { stockSize as stockOfRemoval } from '../games/removals/removal';

/** The places of a game for cards, and how many each is dealt. */
export interface Shape {
  /** How many cards each column is dealt. */
  readonly columns: readonly number[];
  /** How many places each row has, in a game of removal that has places that are no columns. */
  readonly rows: readonly number[];
  readonly cells: number;
  readonly reserve: readonly number[];
  readonly foundations: number;
  /** How many foundations are begun before the deal, and how many of them with an ace. */
  readonly begun: number;
  readonly aces: number;
  /** How many cells are dealt a card. */
  readonly held: number;
  readonly kingsUnder: boolean;
  /** True if the deal decides the rank of the foundations. */
  readonly isBaseDealt: boolean;
  readonly stock: number;
  readonly hasWaste: boolean;
  readonly cards: number;
  /** The suits of its cards, as indices of `SUITS`. */
  readonly suits: readonly number[];
  /** True if cards of columns or places are dealt face down. */
  readonly hidesCards: boolean;
  /** True if cards can be gone. */
  readonly isRemoval: boolean;
}

const ALL_SUITS = [0, 1, 2, 3];

/** What a game of removal does not have, or has always. */
const OF_REMOVAL = {
  cells: 0,
  reserve: [],
  begun: 0,
  aces: 0,
  held: 0,
  kingsUnder: false,
  isBaseDealt: false,
  hasWaste: true,
  suits: ALL_SUITS,
  isRemoval: true,
};

/** The shape of a game; undefined if it has no positions. */
export function shapeOf(id: VariantId): Shape | undefined {
  const removal = removalSetupOf(id);
  if (removal) {
    const { columns, decks, hidden, match, places } = removal;
    const rows: number[] = [];
    for (const { pile, row } of places) if (pile.kind === 'place') rows[row] = (rows[row] ?? 0) + 1;
    return {
      ...OF_REMOVAL,
      columns,
      rows,
      foundations: match === 'next' ? 1 : 0,
      stock: Math.max(0, stockOfRemoval(removal)),
      cards: decks * CARDS_IN_DECK,
      hidesCards: hidden,
    };
  }
  if (!layoutOf(id)) return undefined;
  const setup = setupOfVariant(id);
  const { columns, down, cells, reserve, held, kingsUnder, start, base, decks } = setup;
  return {
    columns,
    rows: [],
    cells,
    reserve,
    foundations: foundationCount(setup),
    begun: start,
    aces: base === 0 ? start : 0,
    held,
    kingsUnder,
    isBaseDealt: base === 'deal',
    stock: stockSize(setup),
    hasWaste: setup.stock !== 'rows',
    cards: decks * CARDS_IN_DECK,
    suits: packOf(setup).suits ?? ALL_SUITS,
    hidesCards: down.some((count) => count > 0),
    isRemoval: false,
  };
}
