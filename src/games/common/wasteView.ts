import { select, t } from '@lingui/core/macro';
import { type Card, rankKey, rankOf, suitKey, suitOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { pileTitle, WASTE } from '../../engine/pile';
import { type PileView, pileView } from '../../engine/view';

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

/** `7 of clubs on top`, `empty`. */
function wasteInWords(waste: readonly Card[]): string {
  const top = waste.at(-1);
  if (top === undefined) return t`empty`;
  const rank = rankKey(rankOf(top));
  const suit = suitKey(suitOf(top));
  return t`${select(rank, { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King', other: rank })} of ${select(suit, { H: 'hearts', D: 'diamonds', C: 'clubs', other: 'spades' })} on top`;
}
