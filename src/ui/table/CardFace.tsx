import { memo } from 'react';
import { type Card, colourOf, rankOf, suitOf } from '../../engine/card';

/** Outlines of hearts, diamonds, clubs and spades in a square of 100. */
const SUIT_PATHS = [
  'M50 92C20 67 5 50 5 31 5 16 16 7 28 7c10 0 18 6 22 15 4-9 12-15 22-15 12 0 23 9 23 24 0 19-15 36-45 61Z',
  'M50 4c9 17 22 34 38 46-16 12-29 29-38 46-9-17-22-34-38-46C28 38 41 21 50 4Z',
  'M50 5a20 20 0 0 1 16 32 20 20 0 1 1-11 31c1 12 5 20 13 27H32c8-7 12-15 13-27a20 20 0 1 1-11-31A20 20 0 0 1 50 5Z',
  'M50 4c9 21 43 39 43 61 0 12-9 20-20 20-8 0-14-4-18-10 1 9 5 15 12 20H33c7-5 11-11 12-20-4 6-10 10-18 10-11 0-20-8-20-20C7 43 41 25 50 4Z',
] as const;

const INDEX = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export function SuitMark({ suit }: { readonly suit: number }) {
  return (
    <svg className="suit" viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}

/** The large-index face: rank and suit in the strip that shows when covered, and one big suit. */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  const suit = suitOf(card);
  return (
    <span className="face" data-colour={colourOf(card)} data-suit={suit} aria-hidden="true">
      <span className="index">
        <span className="rank">{INDEX[rankOf(card)]}</span>
        <SuitMark suit={suit} />
      </span>
      <SuitMark suit={suit} />
    </span>
  );
});
