import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards';
import { type Card, rankOf, suitOf } from '../../../engine/card';

/** Jack, queen and king of hearts, diamonds, clubs and spades, from `@letele/playing-cards` (CC0). */
const FIGURES = [
  [Hj, Hq, Hk],
  [Dj, Dq, Dk],
  [Cj, Cq, Ck],
  [Sj, Sq, Sk],
] as const;

/** The `viewBox` of the figure within the package's cards: all inside its frame. It is drawn a little wider than high there. */
const VIEW_BOX = '-82.4 -130.4 164.8 260.8';

/** The figure of a court card. Loaded when the classic faces are chosen: it is larger than the rest of the page. */
export default function ClassicFigure({ card }: { readonly card: Card }) {
  const Figure = FIGURES[suitOf(card)]?.[rankOf(card) - 10];
  return Figure ? (
    <g className="court">
      <rect data-fill="ground" x="20" y="22.5" width="60" height="95" rx="1" />
      <Figure
        className="classic-figure"
        viewBox={VIEW_BOX}
        x="20"
        y="22.5"
        width="60"
        height="95"
        aria-hidden="true"
        focusable="false"
      />
    </g>
  ) : null;
}
