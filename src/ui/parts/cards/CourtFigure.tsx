import { type Card, suitOf } from '../../../engine/card';
import { suitPath } from '../suitPath';

/** The figure of a court card. */
export function CourtFigure({ card }: { readonly card: Card }) {
  return <path transform="translate(50 70) scale(.5)" d={suitPath(suitOf(card))} />;
}
