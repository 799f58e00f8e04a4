import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { pileTitle, WASTE } from '../../engine/pile';
import { type PileView, pileView } from '../../engine/view';
import { wasteInWords } from './words';

/** Makes the views of a waste, whose top card can be picked up if it is `liftable`. */
export const wasteViewAt = (
  place: Pick<PileView, 'column' | 'row' | 'portrait'>,
  liftable: boolean,
  name = () => pileTitle(WASTE),
) =>
  memoize(
    (waste: readonly Card[]): PileView =>
      pileView({
        id: 'waste',
        kind: 'waste',
        name: name(),
        shows: wasteInWords(waste),
        ...place,
        cards: waste,
        liftable: liftable ? 1 : 0,
      }),
  );
