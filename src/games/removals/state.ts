import { type Card, makeCard } from '../../engine/card';
import type { DealId } from '../../engine/dealId';
import { deckOfDeal } from '../../engine/deck';
import { type FullRemoval, packOf, stockSize } from './removal';

/** Every list is bottom first. */
export interface RemovalState {
  /** The cards of each place. */
  readonly places: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** The cards that left for good, in the order of their removal; empty where cards leave for the waste. */
  readonly discard: readonly Card[];
  /** How often the waste may still be turned over; any number if left out. */
  readonly redealsLeft?: number;
}

/** Where a card may leave from: a place, which counts from 1, or the top of the stock or the waste. */
export type Source = number | 'stock' | 'waste';

/** Begins the waste with `start=ace`. */
export const ACE_OF_SPADES = makeCard(3, 0);

/** Deals a card to each place in order, again and again until every place has its cards; then one to the waste. The rest is the stock. */
export function dealRemoval(
  setup: FullRemoval,
  deal: DealId,
  byHand?: readonly Card[],
): RemovalState {
  const isBegun = setup.match === 'next' && setup.start === 'ace';
  const deck = deckOfDeal(deal, byHand, packOf(setup)).toReversed();
  const cards = isBegun ? deck.filter((card) => card !== ACE_OF_SPADES) : deck;
  const places = setup.places.map((): Card[] => []);
  let dealt = 0;
  for (let row = 0; setup.places.some((place) => place.cards > row); row++) {
    for (const [i, place] of setup.places.entries()) {
      const card = place.cards > row ? cards[dealt++] : undefined;
      if (card !== undefined) places[i]?.push(card);
    }
  }
  const toWaste = setup.match === 'next' && setup.start === 'card' ? 1 : 0;
  const { redeals } = setup;
  return {
    places,
    stock: cards.slice(dealt + toWaste).toReversed(),
    waste: isBegun ? [ACE_OF_SPADES] : cards.slice(dealt, dealt + toWaste),
    discard: [],
    ...(hasWaste(setup) && redeals >= 0 && { redealsLeft: redeals }),
  };
}

/** True where draws turn the stock to a waste whose top card may leave. */
export const hasWaste = (setup: FullRemoval): boolean =>
  setup.match !== 'next' && !setup.refill && setup.stock !== 'rows' && stockSize(setup) > 0;

/** The card that may leave from there; undefined if there is none. */
export const cardFrom = (state: RemovalState, from: Source): Card | undefined =>
  from === 'stock' || from === 'waste' ? state[from].at(-1) : state.places[from - 1]?.at(-1);

/** The card of a source that has one. */
export const cardThere = (state: RemovalState, from: Source): Card => cardFrom(state, from) as Card;

/** The places whose cards still lie on the card of a place. */
export const coversOf = (
  setup: FullRemoval,
  state: RemovalState,
  place: number,
): readonly number[] =>
  setup.places[place - 1]?.coveredBy.filter((each) => cardFrom(state, each) !== undefined) ?? [];

/** True if a place has a card and no other place covers it. */
export const isOpen = (setup: FullRemoval, state: RemovalState, place: number): boolean =>
  cardFrom(state, place) !== undefined && coversOf(setup, state, place).length === 0;

/** The places whose last card is open, in order. */
export const openPlaces = (setup: FullRemoval, state: RemovalState): readonly number[] =>
  setup.places.flatMap((_, i) => (isOpen(setup, state, i + 1) ? [i + 1] : []));

/** How many cards must still leave. */
export const cardsLeft = ({ goal }: FullRemoval, { places, stock, waste }: RemovalState): number =>
  places.reduce((sum, cards) => sum + cards.length, 0) +
  (goal === 'places' ? 0 : stock.length + waste.length);

/** True once they all have left. */
export const isWon = (setup: FullRemoval, state: RemovalState): boolean =>
  cardsLeft(setup, state) === 0;
