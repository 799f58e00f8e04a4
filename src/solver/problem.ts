/**
 * A search for a way to win Klondike with all cards known, on a position that forgets how the face-up cards of
 * the tableau lie. See docs/solver.md for why nothing is lost by that, and which pruning rule rests on what.
 *
 * Cards are numbers rank × 4 + slot. Slots 0 and 1 hold one colour and 2 and 3 the other, and the colours change
 * sides from rank to rank, so that a card fits exactly on the cards of the next rank in its own half. Each half,
 * a chain, has two bits for each rank in a word of 32: the twins, of one rank and colour.
 */
export interface Problem {
  /** How many ranks the deck has, up to 13. */
  readonly ranks: number;
  /** The suits of the deck: 0 and 1 are of one colour, 2 and 3 of the other. */
  readonly suits: readonly number[];
  /** Cards turned by a click on the stock. */
  readonly draw: number;
  /** For each suit, how many cards are on its foundation. */
  readonly foundations: readonly number[];
  /** For each pile its cards that have not been moved: the face-down ones, and last the face-up one on them. */
  readonly piles: readonly (readonly number[])[];
  /** Face-up cards of the tableau that lie on a card they fit on, or are kings on an empty pile. */
  readonly attached: readonly number[];
  /** The waste from its bottom, then the stock from its top: the order in which the cards come up. At most 24. */
  readonly stock: readonly number[];
  /** How many of these are in the waste. */
  readonly waste: number;
}

/** What a move does; the number of the card or pile it is about stands in the lower bits. */
export const MOVE = {
  /** A card of the tableau to its foundation. */
  home: 0,
  /** A card of the stock to its foundation. */
  stockHome: 1 << 8,
  /** The face-up card on a pile's face-down ones to a card it fits on, or a king to an empty pile. */
  reveal: 2 << 8,
  /** A card of the stock to the tableau. */
  stockDown: 3 << 8,
  /** A card of a foundation back to the tableau. */
  back: 4 << 8,
} as const;
export const MOVE_KIND = 7 << 8;
export const MOVE_CARD = 255;

/** Slot of a suit at an even rank, where suits 0 and 1 are of one colour; at odd ranks the halves change. */
export const cardOf = (rank: number, suit: number): number =>
  rank * 4 + (rank & 1 ? suit ^ 2 : suit);
export const suitOfCard = (card: number): number => ((card >> 2) & 1 ? (card & 3) ^ 2 : card & 3);
export const rankOfCard = (card: number): number => card >> 2;
