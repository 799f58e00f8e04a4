import { type ComponentType, memo } from 'react';
import { type Card, JACK, rankOf, suitOf } from '../../../engine/card';
import { HALF_SUIT_WIDTHS, rankSign, suitPath } from '../cardPaths';
import { useSettings } from '../context';
import { lazyPart } from '../lazyPart';
import { CourtFigure } from './CourtFigure';
import './CardFace.css';

/** The pips stand in three columns and seven rows, on a card of 100 by 140 units. */
const [LEFT, MIDDLE, RIGHT] = [27, 50, 73];
const ROW = { first: 33, step: 37 / 3 };

type Places = readonly (readonly [x: number, row: number])[];

const sides = (...rows: readonly number[]): Places =>
  rows.flatMap((row) => [[LEFT, row] as const, [RIGHT, row] as const]);
const centre = (...rows: readonly number[]): Places => rows.map((row) => [MIDDLE, row] as const);

/** The columns and rows of the pips of ace to 10: rows 0 to 6, upside down below row 3. */
export const PIPS: readonly Places[] = [
  centre(3),
  centre(0, 6),
  centre(0, 3, 6),
  sides(0, 6),
  [...sides(0, 6), ...centre(3)],
  sides(0, 3, 6),
  [...sides(0, 3, 6), ...centre(1.5)],
  [...sides(0, 3, 6), ...centre(1.5, 4.5)],
  [...sides(0, 2, 4, 6), ...centre(3)],
  [...sides(0, 2, 4, 6), ...centre(1, 5)],
];

const PIP_SIZE = { ace: 0.54, other: 0.19 };

/** If the engravings cannot be loaded, our own figures stand in for them. */
const ClassicFigure = lazyPart(() => import('./ClassicFigure'), CourtFigure);

/** The figure of a court card in the player’s face style. */
function OwnFigure({ card }: { readonly card: Card }) {
  const Figure = useSettings().faces === 'classic' ? ClassicFigure : CourtFigure;
  return <Figure card={card} />;
}

interface CardFaceProps {
  readonly card: Card;
  /** The figure of a court card; that of the player’s face style if left out. */
  readonly figure?: ComponentType<{ readonly card: Card }>;
}

/** A card’s face: pips or a figure between two indices, and for small cards and large print a large index over a large suit. */
export const CardFace = memo(function CardFace({ card, figure = OwnFigure }: CardFaceProps) {
  return (
    <span className="card-face suited" data-suit={suitOf(card)} aria-hidden="true">
      <svg className="full-face" viewBox="0 0 100 140" aria-hidden="true">
        <FullFace card={card} figure={figure} />
      </svg>
      <span className="large-face">
        <CardIndex card={card} className="large-index" />
        <svg
          className="large-suit"
          viewBox="0 0 100 140"
          preserveAspectRatio="xMidYMax"
          aria-hidden="true"
        >
          <path transform="translate(50 92) scale(.74)" d={suitPath(suitOf(card))} />
        </svg>
      </span>
    </span>
  );
});

interface FullFaceProps {
  readonly card: Card;
  /** The figure of a court card; our own if left out. */
  readonly figure?: ComponentType<{ readonly card: Card }>;
}

/** Pips or a figure between two indices, on a card of 100 by 140 units. */
export const FullFace = ({ card, figure: Figure = CourtFigure }: FullFaceProps) => (
  <>
    {rankOf(card) < JACK ? <Pips card={card} /> : <Figure card={card} />}
    <g data-index="" transform="translate(6 4.5)">
      <Index card={card} />
    </g>
    <g data-index="" transform="rotate(180 50 70) translate(6 4.5)">
      <Index card={card} />
    </g>
  </>
);

interface CardIndexProps {
  readonly card: Card;
  readonly className: string;
}

/** A card’s index as a picture of its own, hidden from assistive technology. */
export const CardIndex = ({ card, className }: CardIndexProps) => (
  <svg className={className} data-index="" viewBox="0 0 27 17.5" aria-hidden="true">
    <Index card={card} />
  </svg>
);

/** Rank and suit side by side, 17.5 units high. */
function Index({ card }: { readonly card: Card }) {
  const { path, suitBegins } = rankSign(rankOf(card));
  const suit = suitOf(card);
  const x = suitBegins + HALF_SUIT_WIDTHS[suit];
  return (
    <>
      <path transform="scale(.125)" d={path} />
      <path transform="scale(.125)" d={suitPath(suit, x, 70)} />
    </>
  );
}

/** All pips in one path; those in the lower half are upside down. */
function Pips({ card }: { readonly card: Card }) {
  const pips = PIPS[rankOf(card)] ?? [];
  const size = pips.length === 1 ? PIP_SIZE.ace : PIP_SIZE.other;
  const path = pips.map(([x, row]) => {
    const y = ROW.first + row * ROW.step;
    return suitPath(suitOf(card), Math.round(x / size), Math.round(y / size), row > 3);
  });
  return <path transform={`scale(${size})`} d={path.join('')} />;
}
