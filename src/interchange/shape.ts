import { CARDS_IN_DECK } from '../engine/card';
import { layoutOf, removalOf, setupOfVariant, type VariantId } from '../games/index';
import { foundationCount, packOf, stockSize } from '../games/layouts/layout';
import { setupOf as setupOfRemoval, stockSize as stockOfRemoval } from '../games/removals/removal';

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
  /** True if cards can be gone. */
  readonly isRemoval: boolean;
}

const ALL_SUITS = [0, 1, 2, 3];

/** The shape of a game; undefined if it has no positions. */
export function shapeOf(id: VariantId): Shape | undefined {
  const removal = removalOf(id);
  if (removal) {
    const setup = setupOfRemoval(removal);
    const rows: number[] = [];
    for (const { pile, row } of setup.places)
      if (pile.kind === 'place') rows[row] = (rows[row] ?? 0) + 1;
    return {
      columns: setup.columns,
      rows,
      cells: 0,
      reserve: [],
      foundations: setup.match === 'next' ? 1 : 0,
      begun: 0,
      aces: 0,
      held: 0,
      kingsUnder: false,
      isBaseDealt: false,
      stock: Math.max(0, stockOfRemoval(setup)),
      hasWaste: true,
      cards: setup.decks * CARDS_IN_DECK,
      suits: ALL_SUITS,
      isRemoval: true,
    };
  }
  if (!layoutOf(id)) return undefined;
  const setup = setupOfVariant(id);
  return {
    columns: setup.columns,
    rows: [],
    cells: setup.cells,
    reserve: setup.reserve,
    foundations: foundationCount(setup),
    begun: setup.start,
    aces: setup.base === 0 ? setup.start : 0,
    held: setup.held,
    kingsUnder: setup.kingsUnder,
    isBaseDealt: setup.base === 'deal',
    stock: stockSize(setup),
    hasWaste: setup.stock !== 'rows',
    cards: setup.decks * CARDS_IN_DECK,
    suits: packOf(setup).suits ?? ALL_SUITS,
    isRemoval: false,
  };
}
