import type { Card } from '../../engine/card';
import { chainHint } from '../peeling/chains';
import { cardAt, isUncovered, openPlaces } from '../peeling/overlap';
import { isNextTo, type PeelMove } from '../peeling/peelRules';
import { PEAKS, type TriPeaksState } from './rules';

/** The hint knows open cards alone: of equal chains the one whose first card uncovers most, then that of the first place. */
export function hint(state: TriPeaksState): PeelMove | undefined {
  const sources = openPlaces(PEAKS, state.places).map((place) => ({
    from: place,
    cards: [cardAt(state.places, place) as Card],
    worth: uncoveredBy(state, place),
  }));
  return chainHint(state, sources, isNextTo);
}

/** How many cards the card of a place uncovers when it goes. */
function uncoveredBy({ places }: TriPeaksState, place: number): number {
  const after = places.with(place - 1, null);
  return PEAKS.filter(
    ({ coveredBy }, i) => coveredBy.includes(place) && isUncovered(PEAKS, after, i + 1),
  ).length;
}
