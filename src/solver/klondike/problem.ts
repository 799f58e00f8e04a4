import { ACE, CARDS_IN_SUIT, type Card, KING, rankOf, SUITS, suitOf } from '../../engine/card';
import { countDeck, faceUpCount, type LayoutState } from '../../games/layouts/board';
import { runOf } from '../../games/layouts/building';
import type { FullLayout } from '../../games/layouts/layout';
import { cardOf } from './core/cards';
import { MAX_PILE_CODES, MAX_PILES, MAX_REDEALS, MAX_STOCK, PILE_STRIDE } from './core/places';

/**
 * A position of Klondike with all cards known, without the arrangement of its face-up cards (docs/solver.md). A card is
 * rank × 4 + seat. Seats 0 and 1 hold one colour, 2 and 3 the other, and the colours swap from rank to rank; so a card fits
 * exactly on the cards of the next rank in its own half. Each half is a chain: a word of 32 bits with two bits for each rank,
 * one for each twin (the two cards of one rank and colour).
 */
export interface Problem {
  /** Ranks of the deck, up to 13. */
  readonly ranks: number;
  /** The suits of the deck: 0 and 1 are of one colour, 2 and 3 of the other. */
  readonly suits: readonly number[];
  /** The number of cards turned by a click on the stock. */
  readonly draw: number;
  /** How often the waste may still be turned over, at most `MAX_REDEALS`; without a limit if left out. */
  readonly redealsLeft?: number | undefined;
  /** True if cards on foundations stay there. */
  readonly noReturn?: boolean | undefined;
  /** For each suit, the number of cards on its foundation. */
  readonly foundations: readonly number[];
  /** For each pile, its unmoved cards: the face-down ones, then the face-up card on them. */
  readonly piles: readonly (readonly number[])[];
  /** Face-up cards of the tableau that lie on a card they fit, and kings on an empty pile. */
  readonly attached: readonly number[];
  /** The waste from its bottom, then the stock from its top: the order in which cards come up. At most 24. */
  readonly stock: readonly number[];
  /** How many of these lie in the waste. */
  readonly waste: number;
}

/** The number that the search gives a card. In both numberings suits 0 and 1 are red. */
export const searchCard = (card: Card): number => cardOf(rankOf(card), suitOf(card));

const ALL_SUITS = [0, 1, 2, 3];

/** True if the search knows the rules of a description; of its deal, `problemOf` decides. */
export const hasKlondikeRules = (setup: FullLayout): boolean =>
  setup.goal === 'cards' &&
  setup.build === 'alternate' &&
  !setup.upToo &&
  setup.move === 'run' &&
  setup.empty === 'king' &&
  setup.stock !== 'rows' &&
  setup.base === ACE &&
  setup.decks === 1 &&
  setup.suits === SUITS.length &&
  setup.start + setup.cells + setup.reserve.length === 0;

/** The number of cards on the foundation of a suit, which may be any of the four. */
const heightOf = (foundations: LayoutState['foundations'], suit: number): number =>
  foundations.find((cards) => cards.length > 0 && suitOf(cards[0]) === suit)?.length ?? 0;

/**
 * The problem of a position of Klondike, where only kings go on empty columns. Undefined if the search cannot hold it, as it can any
 * that a deal leads to: its face-up cards must be in order, and its piles no longer than they are dealt.
 */
export function problemOf(setup: FullLayout, state: LayoutState): Problem | undefined {
  const { redealsLeft, stock = [], waste = [], foundations, tableau } = state;
  if (tableau.some((column) => runOf(setup, state, column) < faceUpCount(column))) return undefined;
  if (countDeck(state) > MAX_STOCK || (redealsLeft ?? 0) > MAX_REDEALS) return undefined;
  const piles: number[][] = [];
  const attached: number[] = [];
  for (const { cards, hidden } of tableau) {
    const base: Card | undefined = cards[hidden];
    // A king at the bottom of a pile counts as moved there: it makes no difference.
    const unmoved = hidden > 0 || (base !== undefined && rankOf(base) !== KING) ? hidden + 1 : 0;
    piles.push(cards.slice(0, unmoved).map(searchCard));
    attached.push(...cards.slice(unmoved).map(searchCard));
  }
  const isTooLong = piles.length > MAX_PILES || piles.some(({ length }) => length > PILE_STRIDE);
  const codes = piles.reduce((product, { length }) => product * (length + 1), 1);
  if (isTooLong || codes > MAX_PILE_CODES) return undefined;
  return {
    ranks: CARDS_IN_SUIT,
    suits: ALL_SUITS,
    draw: Number(setup.stock),
    redealsLeft,
    noReturn: !setup.back,
    foundations: ALL_SUITS.map((suit) => heightOf(foundations, suit)),
    piles,
    attached,
    stock: [...waste, ...stock.toReversed()].map(searchCard),
    waste: waste.length,
  };
}
