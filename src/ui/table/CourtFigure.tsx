import { Cj, Ck, Cq, Dj, Dk, Dq, Hj, Hk, Hq, Sj, Sk, Sq } from '@letele/playing-cards';
import { type Card, rankOf, suitOf } from '../../engine/card';

/** Jack, queen and king of hearts, diamonds, clubs and spades (CC0). */
const FIGURES = [
  [Hj, Hq, Hk],
  [Dj, Dq, Dk],
  [Cj, Cq, Ck],
  [Sj, Sq, Sk],
] as const;

/** The frame of the figure within the package's cards. */
const FRAME = '-83.5 -131.5 167 263';

/** The figure of a court card, in a part of the program that is loaded when the classic deck is chosen. */
export default function CourtFigure({ card }: { readonly card: Card }) {
  const Figure = FIGURES[suitOf(card)]?.[rankOf(card) - 10];
  return Figure ? (
    <Figure viewBox={FRAME} width="100%" height="100%" aria-hidden="true" focusable="false" />
  ) : null;
}
