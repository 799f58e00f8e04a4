import { t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { type PileView, pileView } from '../../engine/view';
import { wasteInWords } from './words';

/** Makes the views of a waste, whose top card can be picked up if it is `liftable`. */
export const wasteViewAt = (
  place: Pick<PileView, 'column' | 'row' | 'portrait'> & Partial<Pick<PileView, 'name'>>,
  liftable: boolean,
) =>
  memoize(
    (waste: readonly Card[]): PileView =>
      pileView({
        id: 'waste',
        kind: 'waste',
        name: t`Waste`,
        shows: wasteInWords(waste),
        ...place,
        cards: waste,
        liftable: liftable ? 1 : 0,
      }),
  );
