import { type Card, rankOf } from '../../engine/card';
import { fitsRank, groupsOf, isGroup } from './groups';
import type { FullRemoval } from './removal';
import { afterDraws, canDraw, DRAW, type RemovalMove, status } from './rules';
import { cardFrom, cardThere, isOpen, openPlaces, type RemovalState, type Source } from './state';

/** A sensible next move, which knows open cards alone; undefined if there is none. */
export function hint(setup: FullRemoval, state: RemovalState): RemovalMove | undefined {
  if (status(setup, state) !== 'playing') return undefined;
  if (setup.match === 'next') return chainHint(setup, state);
  if (!setup.refill) return pairHint(setup, state);
  const [first] = groupsOf(setup, state);
  return first && { type: 'remove', from: first };
}

/** Of the cards that begin a longest chain of plays without a draw, the one of most worth, the first of equals; else the draw. */
function chainHint(setup: FullRemoval, state: RemovalState): RemovalMove | undefined {
  const sources = openPlaces(setup, state);
  const onto = cardFrom(state, 'waste');
  const piles = sources.map((place) => state.places[place - 1] ?? []);
  const chains = longestChains(setup, piles);
  const [best] = chains(
    piles.map((cards) => cards.length),
    onto === undefined ? undefined : rankOf(onto),
    lookAhead(setup),
  )
    .map(([i, chain]) => ({ from: sources[i] as number, chain }))
    .map((each) => ({ ...each, worth: worthOf(setup, state, [each.from]) }))
    .sort((a, b) => b.chain - a.chain || b.worth - a.worth);
  if (best) return { type: 'remove', from: [best.from] };
  return canDraw(setup, state) ? DRAW : undefined;
}

/** The most cards of a chain that the hint looks at: fewer where many columns make long chains slow. */
const lookAhead = ({ columns }: FullRemoval): number => (columns.length > 10 ? 5 : 12);

/** The piles that can be played from, by index, each with the length of the longest chain that begins there. */
type Chains = (
  heights: readonly number[],
  onto: number | undefined,
  depth: number,
) => readonly (readonly [pile: number, chain: number])[];

/** Searches the chains of some piles; a position that can be reached in several orders is searched once. */
function longestChains(setup: FullRemoval, piles: readonly (readonly Card[])[]): Chains {
  const known = new Map<string, number>();

  const chains: Chains = (heights, onto, depth) =>
    heights.flatMap((height, pile) => {
      const card = piles[pile]?.[height - 1];
      if (card === undefined) return [];
      if (onto !== undefined && !fitsRank(setup, rankOf(card), onto)) return [];
      return [
        [pile, 1 + longest(heights.with(pile, height - 1), rankOf(card), depth - 1)] as const,
      ];
    });

  function longest(heights: readonly number[], onto: number, depth: number): number {
    if (depth === 0) return 0;
    const key = `${heights.join('.')} ${onto} ${depth}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const length = Math.max(0, ...chains(heights, onto, depth).map(([, chain]) => chain));
    known.set(key, length);
    return length;
  }

  return chains;
}

/** What a removal does for the places: the height of its column, or how many places it uncovers. */
function worthOf(setup: FullRemoval, state: RemovalState, from: readonly Source[]): number {
  const [first] = from;
  if (typeof first === 'number' && setup.places[first - 1]?.pile.kind === 'tableau')
    return state.places[first - 1]?.length ?? 0;
  return uncoveredBy(setup, state, from);
}

/** How many places a removal uncovers. */
export function uncoveredBy(
  setup: FullRemoval,
  state: RemovalState,
  from: readonly Source[],
): number {
  const places = state.places.map((cards, i) =>
    from.includes(i + 1) ? cards.slice(0, -1) : cards,
  );
  const after = { ...state, places };
  return setup.places.filter((_, i) => isOpen(setup, after, i + 1) && !isOpen(setup, state, i + 1))
    .length;
}

/**
 * A card that goes alone; else the pair that uncovers most, then the one that takes more cards of the places; else a draw. Stock
 * and waste are paired with each other only once draws alone bring up no card for the places. So there are at most two passes of
 * draws between two removals, and the hints end.
 */
function pairHint(setup: FullRemoval, state: RemovalState): RemovalMove | undefined {
  const groups = [...groupsOf(setup, state)];
  const alone = groups.find(({ length }) => length === 1);
  if (alone) return { type: 'remove', from: alone };
  const [best] = groups
    .map((from) => ({ from, worth: pairWorth(setup, state, from) }))
    .sort((a, b) => b.worth - a.worth);
  if (best && (best.worth > 0 || !canDrawForPlaces(setup, state)))
    return { type: 'remove', from: best.from };
  return canDraw(setup, state) ? DRAW : undefined;
}

const pairWorth = (setup: FullRemoval, state: RemovalState, from: readonly Source[]): number =>
  3 * uncoveredBy(setup, state, from) + from.filter((each) => typeof each === 'number').length;

/** True if draws alone bring up a card that goes with one of the places. */
function canDrawForPlaces(setup: FullRemoval, state: RemovalState): boolean {
  const open = openPlaces(setup, state).map((place) => cardThere(state, place));
  for (const later of afterDraws(setup, state)) {
    const card = setup.open ? cardFrom(later, 'stock') : cardFrom(later, 'waste');
    if (card !== undefined && open.some((each) => isGroup(setup, [card, each]))) return true;
  }
  return false;
}
