import { memoize } from '../engine/memoize';
import type { KlondikeState } from '../games/klondike/state';

/** The first printable characters stand for the cards; these are none of them. */
const FIRST_CARD = 0x30;
const END_OF_PILE = ' ';

const keyOf = memoize(({ stock, waste, foundations, tableau }: KlondikeState): string =>
  [
    ...[stock, waste, ...foundations].map(pileKey),
    ...tableau.map(
      ({ cards, hidden }) => `${pileKey(cards.slice(0, hidden))}!${pileKey(cards.slice(hidden))}`,
    ),
  ].join(END_OF_PILE),
);

const pileKey = (cards: readonly number[]): string =>
  String.fromCharCode(...cards.map((card) => FIRST_CARD + card));

/** A position of a game with a solver as a short text: equal texts, equal positions. The text is a stored format. */
export const positionKey = (position: unknown): string => keyOf(position as KlondikeState);
