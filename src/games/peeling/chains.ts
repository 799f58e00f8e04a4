import { type Card, rankOf } from '../../engine/card';
import { DRAW, type PeelMove, type PeelRules, type WasteState, wasteCard } from './peelRules';

type FitsRank = PeelRules<WasteState>['fitsRank'];

/** A column or place, and its cards, of which the last is played first. */
interface Source {
  readonly from: number;
  readonly cards: readonly Card[];
  /** Decides between chains of the same length: the higher, the better. */
  readonly worth: number;
}

/** The most cards of a chain that the hint looks at; longer chains take too long where many cards fit. */
const LOOK_AHEAD = 12;

/**
 * The first card of the longest chain that can be played without a draw, else the draw. Of equal chains the one of most worth,
 * then the first; undefined once all cards are played.
 */
export function chainHint(
  state: WasteState,
  sources: readonly Source[],
  fitsRank: FitsRank,
  lookAhead = LOOK_AHEAD,
): PeelMove | undefined {
  const piles = sources.map(({ cards }) => cards);
  const heights = piles.map((cards) => cards.length);
  const chains = longestChains(piles, (rank, onto) => fitsRank(rank, onto, state.wrap));
  const [best] = chains(heights, rankOf(wasteCard(state)), lookAhead)
    .map(([pile, chain]) => ({ chain, ...(sources[pile] as Source) }))
    .sort((a, b) => b.chain - a.chain || b.worth - a.worth);
  if (best) return { type: 'play', from: best.from };
  return state.stock.length > 0 && heights.some(Boolean) ? DRAW : undefined;
}

/** The piles that can be played from, by index, each with the length of the longest chain that begins there. */
type Chains = (
  heights: readonly number[],
  waste: number,
  depth: number,
) => readonly (readonly [pile: number, chain: number])[];

/** Searches the chains of some piles; a position that can be reached in several orders is searched once. */
function longestChains(
  piles: readonly (readonly Card[])[],
  fits: (rank: number, onto: number) => boolean,
): Chains {
  const known = new Map<string, number>();

  const chains: Chains = (heights, waste, depth) =>
    heights.flatMap((height, pile) => {
      const card = piles[pile]?.[height - 1];
      if (card === undefined || !fits(rankOf(card), waste)) return [];
      const rest = heights.with(pile, height - 1);
      return [[pile, 1 + longest(rest, rankOf(card), depth - 1)] as const];
    });

  function longest(heights: readonly number[], waste: number, depth: number): number {
    if (depth === 0) return 0;
    const key = `${heights.join('')} ${waste} ${depth}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const length = Math.max(0, ...chains(heights, waste, depth).map(([, chain]) => chain));
    known.set(key, length);
    return length;
  }

  return chains;
}
