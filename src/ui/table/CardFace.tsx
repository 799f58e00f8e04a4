import { memo } from 'react';
import { type Card, colourOf, cornerIndex, rankOf, suitOf } from '../../engine/card';
import { lazyPart } from '../parts/lazyPart';
import './CardFace.css';

/** `large` has a large index and one big suit; `classic` has pips and court figures. */
export type FaceStyle = 'large' | 'classic';

/** SVG paths of hearts, diamonds, clubs and spades in a square of 100 units. */
const SUIT_PATHS = [
  'M50 92C20 67 5 50 5 31 5 16 16 7 28 7c10 0 18 6 22 15 4-9 12-15 22-15 12 0 23 9 23 24 0 19-15 36-45 61Z',
  'M50 4c9 17 22 34 38 46-16 12-29 29-38 46-9-17-22-34-38-46C28 38 41 21 50 4Z',
  'M50 5a20 20 0 0 1 16 32 20 20 0 1 1-11 31c1 12 5 20 13 27H32c8-7 12-15 13-27a20 20 0 1 1-11-31A20 20 0 0 1 50 5Z',
  'M50 4c9 21 43 39 43 61 0 12-9 20-20 20-8 0-14-4-18-10 1 9 5 15 12 20H33c7-5 11-11 12-20-4 6-10 10-18 10-11 0-20-8-20-20C7 43 41 25 50 4Z',
] as const;

/** The places of the pips for ace to 10, in percent of the space for them. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
  const [left, middle, right] = [0, 50, 100];
  const two = [[middle, 0], [middle, 100]] as const; // biome-ignore format: a table
  const four = [[left, 0], [right, 0], [left, 100], [right, 100]] as const; // biome-ignore format: a table
  const six = [...four, [left, 50], [right, 50]] as const;
  const eight = [...four, [left, 33], [right, 33], [left, 67], [right, 67]] as const;
  return [
    [[middle, 50]],
    two,
    [...two, [middle, 50]],
    four,
    [...four, [middle, 50]],
    six,
    [...six, [middle, 25]],
    [...six, [middle, 25], [middle, 75]],
    [...eight, [middle, 50]],
    [...eight, [middle, 17], [middle, 83]],
  ];
})();

/** Shows a large suit where the figures cannot be loaded. */
const CourtFigure = lazyPart(
  () => import('./CourtFigure'),
  ({ card }) => <SuitMark suit={suitOf(card)} />,
);

/** The sign of a suit, 0 to 3, in the colour of the text. */
function SuitMark({ suit }: { readonly suit: number }) {
  return (
    <svg className="suit-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_PATHS[suit]} />
    </svg>
  );
}

interface CardFaceProps {
  readonly card: Card;
  readonly deck: FaceStyle;
}

/** A card's face. Rank and suit are in the strip that stays visible when other cards lie on it. */
export const CardFace = memo(function CardFace({ card, deck }: CardFaceProps) {
  const suit = suitOf(card);
  const rank = cornerIndex(card);
  const mark = <SuitMark suit={suit} />;
  return (
    <span
      className="card-face"
      data-deck={deck}
      data-colour={colourOf(card)}
      data-suit={suit}
      aria-hidden="true"
    >
      {rank}
      {mark}
      {deck === 'large' ? mark : <ClassicMiddle card={card} />}
      {deck === 'classic' && (
        <span className="card-foot">
          {rank}
          {mark}
        </span>
      )}
    </span>
  );
});

/** The pips of a number card, or the figure of a court card. */
function ClassicMiddle({ card }: { readonly card: Card }) {
  const pips = PIPS[rankOf(card)];
  if (!pips) {
    return (
      <span className="court-figure">
        <CourtFigure card={card} />
      </span>
    );
  }
  return (
    <svg className="card-pips" viewBox="0 0 100 115" aria-hidden="true">
      {pips.map(([x, y]) => (
        <path key={`${x}-${y}`} d={SUIT_PATHS[suitOf(card)]} transform={pipAt(x, y, pips.length)} />
      ))}
    </svg>
  );
}

/** The transform of a pip: upside down in the lower half, large if it is the only one. */
function pipAt(x: number, y: number, count: number): string {
  const size = count === 1 ? 0.6 : 0.25;
  const turn = y > 50 ? 'rotate(180)' : '';
  return `translate(${14 + x * 0.72} ${13 + y * 0.89}) ${turn} scale(${size}) translate(-50 -50)`;
}
