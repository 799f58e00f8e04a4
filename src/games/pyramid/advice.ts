import { isUncovered } from '../peeling/overlap';
import {
  canDraw,
  DRAW,
  legalMoves,
  openCards,
  type PyramidMove,
  status,
  topsAfterDraws,
} from './rules';
import { isPair, PYRAMID, type PyramidState, type Source } from './state';

/**
 * A king; else the pair that uncovers most of the pyramid, then the one that takes more of its cards; else a draw. Stock and
 * waste are paired with each other only once draws alone bring up no card for the pyramid. So there are at most two passes of
 * draws between two removals, and the hints end.
 */
export function hint(state: PyramidState): PyramidMove | undefined {
  if (status(state) !== 'playing') return undefined;
  const removals = legalMoves(state).flatMap((move) => (move.type === 'remove' ? [move.from] : []));
  const king = removals.find(({ length }) => length === 1);
  if (king) return { type: 'remove', from: king };
  const ranked = removals
    .map((from) => ({ from, worth: worthOf(state, from) }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = ranked;
  if (best && (best.worth > 0 || !canDrawForPyramid(state)))
    return { type: 'remove', from: best.from };
  return canDraw(state) ? DRAW : undefined;
}

/** What a pair does for the pyramid: first how many cards it uncovers, then how many it takes. */
function worthOf({ places }: PyramidState, from: readonly Source[]): number {
  const after = places.map((card, i) => (from.includes(i + 1) ? null : card));
  const uncovered = PYRAMID.filter(
    ({ coveredBy }, i) =>
      coveredBy.some((place) => from.includes(place)) && isUncovered(PYRAMID, after, i + 1),
  );
  const taken = from.filter((each) => typeof each === 'number');
  return 3 * uncovered.length + taken.length;
}

/** True if draws alone bring up a card that goes with one of the pyramid’s. */
function canDrawForPyramid(state: PyramidState): boolean {
  const open = openCards(state);
  return topsAfterDraws(state).some(([card]) => open.some((each) => isPair([card, each])));
}
