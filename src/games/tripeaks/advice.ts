import { CARDS_IN_SUIT, type Card, rankOf } from '../../engine/card';
import { cardAt, isUncovered, openPlaces } from '../peeling/layout';
import { DRAW, isNextTo, type PeelMove } from '../peeling/peelRules';
import { isWon, PEAKS, playable, type TriPeaksState } from './rules';

/**
 * The first card of the longest chain that the open cards make without a draw, else the draw. Of chains of equal length, the
 * one whose first card uncovers most, then that of the first place.
 */
export function hint(state: TriPeaksState): PeelMove | undefined {
  if (isWon(state)) return undefined;
  const { places } = state;
  const open = openPlaces(PEAKS, places);
  let best:
    | { readonly place: number; readonly chain: number; readonly uncovers: number }
    | undefined;
  for (const place of playable(state)) {
    const rest = open.filter((each) => each !== place).map((each) => rankAt(state, each));
    const chain = 1 + longestChain(rest, rankAt(state, place), state.wrap);
    const uncovers = uncoveredBy(state, place);
    const isBetter =
      !best || chain > best.chain || (chain === best.chain && uncovers > best.uncovers);
    if (isBetter) best = { place, chain, uncovers };
  }
  if (best) return { type: 'play', from: best.place };
  return state.stock.length > 0 ? DRAW : undefined;
}

const rankAt = ({ places }: TriPeaksState, place: number): number =>
  rankOf(cardAt(places, place) as Card);

/** The length of the longest chain that these ranks make on a waste card. */
function longestChain(ranks: readonly number[], waste: number, wrap: boolean): number {
  const counts = Array.from(
    { length: CARDS_IN_SUIT },
    (_, rank) => ranks.filter((each) => each === rank).length,
  );
  const known = new Map<string, number>();
  const longest = (top: number): number => {
    const key = `${counts.join('')} ${top}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let length = 0;
    for (const [rank, count] of counts.entries()) {
      if (count === 0 || !isNextTo(rank, top, wrap)) continue;
      counts[rank] = count - 1;
      length = Math.max(length, 1 + longest(rank));
      counts[rank] = count;
    }
    known.set(key, length);
    return length;
  };
  return longest(waste);
}

/** How many cards the card of a place uncovers when it goes. */
function uncoveredBy({ places }: TriPeaksState, place: number): number {
  const after = places.with(place - 1, null);
  return PEAKS.filter(
    ({ coveredBy }, i) => coveredBy.includes(place) && isUncovered(PEAKS, after, i + 1),
  ).length;
}
