import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards';
import { type Card, rankOf, suitOf } from '../../../engine/card';

/** Jack, queen and king of hearts, diamonds, clubs and spades, from `@letele/playing-cards` (CC0). */
const FIGURES = [
  [Hj, Hq, Hk],
  [Dj, Dq, Dk],
  [Cj, Cq, Ck],
  [Sj, Sq, Sk],
] as const;

/** The `viewBox` of the figure within the package's cards. */
const VIEW_BOX = '-83.5 -131.5 167 263';

/** The figure of a court card. Loaded when the classic faces are chosen: it is larger than the rest of the page. */
export default function ClassicFigure({ card }: { readonly card: Card }) {
  const Figure = FIGURES[suitOf(card)]?.[rankOf(card) - 10];
  return Figure ? (
    <Figure
      className="classic-figure"
      viewBox={VIEW_BOX}
      x="12"
      y="21"
      width="76"
      height="98"
      aria-hidden="true"
      focusable="false"
    />
  ) : null;
}
