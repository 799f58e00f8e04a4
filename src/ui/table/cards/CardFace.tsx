import { memo } from 'react';
import { type Card, JACK, rankOf, suitOf } from '../../../engine/card';
import type { Settings } from '../../../persistence/settings';
import { lazyPart } from '../../parts/lazyPart';
import { RANK_PATHS } from '../../parts/rankPaths';
import { suitPath } from '../../parts/suitPath';
import './CardFace.css';

/** `standard` has a large index, and pips or one big suit; `classic` has two indices, pips and court figures. */
export type FaceStyle = Settings['faces'];

/** The positions of the pips for ace to 10, as shares of the pip area. */
const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = (() => {
  const [left, middle, right] = [0, 0.5, 1];
  const two = [[middle, 0], [middle, 1]] as const; // biome-ignore format: a table
  const four = [[left, 0], [right, 0], [left, 1], [right, 1]] as const; // biome-ignore format: a table
  const six = [...four, [left, 0.5], [right, 0.5]] as const;
  const eight = [...four, [left, 1 / 3], [right, 1 / 3], [left, 2 / 3], [right, 2 / 3]] as const;
  return [
    [[middle, 0.5]],
    two,
    [...two, [middle, 0.5]],
    four,
    [...four, [middle, 0.5]],
    six,
    [...six, [middle, 0.25]],
    [...six, [middle, 0.25], [middle, 0.75]],
    [...eight, [middle, 0.5]],
    [...eight, [middle, 1 / 6], [middle, 5 / 6]],
  ];
})();

/** The pip area on a card of 100 by 140 units, and the scale of the pips; the ace’s is larger. */
const PIP_AREAS = {
  standard: { left: 22, top: 57, width: 56, height: 66, size: 0.19, ace: 0.62 },
  classic: { left: 29, top: 41, width: 42, height: 58, size: 0.17, ace: 0.5 },
} as const;

/** Emblems of jack, queen and king: a feathered cap, a coronet, a closed crown. 100 units wide. */
const EMBLEMS = [
  'M14 53C10 42 17 35 28 35H72C83 35 90 42 86 53 77 48 65 46 50 46S23 48 14 53zM26 31C26 18 36 9 50 9 57 9 63 11 67 15 66 21 67 27 70 31zM71 28C65 9 76-13 103-17 101-9 99-4 95 1L85 3 92 6C89 12 85 17 80 20L74 20 77 23C75 25 73 27 71 28z',
  'M24 40 13 11l16 13L35 3l10 19L50-2l5 24L65 3l6 21 16-13-11 29zM24 44h52v8H24zM13 2a4.500 4.500 0 1 1-.1 0zM35-7a4.500 4.500 0 1 1-.1 0zM50-13a5 5 0 1 1-.1 0zM65-7a4.500 4.500 0 1 1-.1 0zM87 2a4.500 4.500 0 1 1-.1 0z',
  'M24 40C17 28 12 19 20 12c9-8 23-1 30 12C57 11 71 4 80 12c8 7 3 16-4 28zM24 44h52v8H24zM47-9h6v5h5v6h-5v10h-6V2h-5v-6h5zM31 33h13C41 24 35 17 29 19c-4 2-1 8 2 14zM69 33c3-6 6-12 2-14-6-2-12 5-15 14z',
] as const;

/** If the figures cannot be loaded, a large suit stands in for them. */
const CourtFigure = lazyPart(
  () => import('./CourtFigure'),
  ({ card }) => (
    <svg className="suit-mark" viewBox="-50 -50 100 100" aria-hidden="true">
      <path d={suitPath(suitOf(card))} />
    </svg>
  ),
);

interface CardFaceProps {
  readonly card: Card;
  readonly faces: FaceStyle;
}

/** A card’s face. Rank and suit stand in the strip that stays visible when other cards cover it. */
export const CardFace = memo(function CardFace({ card, faces }: CardFaceProps) {
  return (
    <span
      className="card-face suited"
      data-faces={faces}
      data-suit={suitOf(card)}
      aria-hidden="true"
    >
      <Corner card={card} />
      {faces === 'standard' ? <LargeMiddle card={card} /> : <ClassicMiddle card={card} />}
    </span>
  );
});

/** Rank and suit, aligned left at the same place for every rank. The rank is 140 units high. */
function Corner({ card, foot }: { readonly card: Card; readonly foot?: boolean }) {
  return (
    <svg
      className="card-corner"
      viewBox="0 -25 220 180"
      data-foot={foot || undefined}
      aria-hidden="true"
    >
      <path d={RANK_PATHS[rankOf(card)]} />
      <path transform="translate(162 68) scale(1.12)" d={suitPath(suitOf(card))} />
    </svg>
  );
}

/** An emblem of a court card, or the pips of a number card; on small cards one big suit. */
function LargeMiddle({ card }: { readonly card: Card }) {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  if (rank >= JACK) {
    return (
      <svg className="card-middle" viewBox="0 0 100 140" aria-hidden="true">
        <path
          className="card-emblem"
          transform="translate(14 59) scale(.72)"
          d={EMBLEMS[rank - JACK]}
        />
        <path transform="translate(50 116) scale(.36)" d={suitPath(suit)} />
      </svg>
    );
  }
  return (
    <>
      <Pips card={card} faces="standard" />
      <svg className="card-middle card-suit" viewBox="0 0 100 140" aria-hidden="true">
        <path transform="translate(50 90) scale(.74)" d={suitPath(suit)} />
      </svg>
    </>
  );
}

/** The pips of a number card or the figure of a court card, and a second index upside down. */
function ClassicMiddle({ card }: { readonly card: Card }) {
  return (
    <>
      {rankOf(card) < JACK ? (
        <Pips card={card} faces="classic" />
      ) : (
        <span className="court-figure">
          <CourtFigure card={card} />
        </span>
      )}
      <Corner card={card} foot />
    </>
  );
}

/** All pips in one path. Those in the lower half are upside down. */
function Pips({ card, faces }: CardFaceProps) {
  const { left, top, width, height, size, ace } = PIP_AREAS[faces];
  const pips = PIPS[rankOf(card)] ?? [];
  const scale = pips.length === 1 ? ace : size;
  const path = pips.map(([x, y]) =>
    suitPath(
      suitOf(card),
      Math.round((left + x * width) / scale),
      Math.round((top + y * height) / scale),
      y > 0.5,
    ),
  );
  return (
    <svg className="card-middle card-pips" viewBox="0 0 100 140" aria-hidden="true">
      <path transform={`scale(${scale})`} d={path.join('')} />
    </svg>
  );
}
