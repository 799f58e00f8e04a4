import type { Card } from '../../src/engine/card';
import type { CardsByPlace } from '../../src/games/peeling/overlap';
import type { PyramidState } from '../../src/games/pyramid/state';
import type { TriPeaksState } from '../../src/games/tripeaks/rules';
import { cardsOf as cards } from './board';

/** Cards by their places; the other places are empty. */
function placesOf(codes: Readonly<Record<number, string>>): CardsByPlace {
  return Array.from({ length: 28 }, (_, i) => {
    const [card] = cards(codes[i + 1] ?? '');
    return card ?? null;
  });
}

/** A state of TriPeaks from card codes, bottom first; it need not have all cards. */
export const tripeaksState = (
  text: {
    readonly stock?: string;
    readonly waste: string;
    readonly places?: Readonly<Record<number, string>>;
  },
  wrap = true,
): TriPeaksState => ({
  wrap,
  stock: cards(text.stock ?? ''),
  waste: cards(text.waste),
  places: placesOf(text.places ?? {}),
});

/** A state of Pyramid from card codes, bottom first; it need not have all cards. */
export const pyramidState = (text: {
  readonly stock?: string;
  readonly waste?: string;
  readonly places?: Readonly<Record<number, string>>;
  readonly discard?: string;
  readonly redealsLeft?: number;
}): PyramidState => ({
  ...(text.redealsLeft !== undefined && { redealsLeft: text.redealsLeft }),
  stock: cards(text.stock ?? ''),
  waste: cards(text.waste ?? ''),
  places: placesOf(text.places ?? {}),
  discard: cards(text.discard ?? ''),
});

/** The card of a code. */
export const cardOf = (code: string): Card => cards(code)[0] as Card;
