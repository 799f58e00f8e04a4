/**
 * A position of Klondike with all cards known, which forgets on which of two equal cards a face-up card of the
 * tableau lies. docs/solver.md says why nothing is lost by that, and what each pruning rule rests on.
 *
 * Cards are numbers rank × 4 + slot. Slots 0 and 1 hold one colour and 2 and 3 the other, and the colours change
 * sides from rank to rank, so that a card fits exactly on the cards of the next rank in its own half. Each half is
 * a chain: a word of 32 bits with two bits for each rank, one for each twin (the two cards of one rank and colour).
 */
export interface Problem {
  /** Ranks of the deck, up to 13. */
  readonly ranks: number;
  /** The suits of the deck: 0 and 1 are of one colour, 2 and 3 of the other. */
  readonly suits: readonly number[];
  /** Cards turned by a click on the stock. */
  readonly draw: number;
  /** How often the waste may still be turned over, at most 3; any number of times if left out. */
  readonly redealsLeft?: number | undefined;
  /** True if a card stays on its foundation. */
  readonly noReturn?: boolean | undefined;
  /** For each suit, the number of cards on its foundation. */
  readonly foundations: readonly number[];
  /** For each pile, the cards that have not been moved: the face-down ones, and last the face-up one on them. */
  readonly piles: readonly (readonly number[])[];
  /** Face-up cards of the tableau that lie on a card they fit on, or are kings on an empty pile. */
  readonly attached: readonly number[];
  /** The waste from its bottom, then the stock from its top: the order in which cards come up. At most 24. */
  readonly stock: readonly number[];
  /** How many of these are in the waste. */
  readonly waste: number;
}
