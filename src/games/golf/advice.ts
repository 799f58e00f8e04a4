import { rankOf } from '../../engine/card';
import { DRAW, type PeelMove, wasteCard } from '../peeling/peelRules';
import { fitsRank, type GolfState, isWon } from './rules';

/** The most cards of a chain that the hint looks at; longer chains take too long where many cards fit. */
const LOOK_AHEAD = 12;

/**
 * The first card of the longest chain that can be played without a draw, else the draw. Of chains of equal length, the one
 * whose first card lies on the longest column, then the leftmost.
 */
export function hint(state: GolfState): PeelMove | undefined {
  if (isWon(state)) return undefined;
  const chainAfter = longestChains(state);
  const heights = state.columns.map((cards) => cards.length);
  let best: { readonly column: number; readonly chain: number; readonly cards: number } | undefined;
  for (const [column, chain] of chainAfter(heights, rankOf(wasteCard(state)), LOOK_AHEAD)) {
    const cards = heights[column] ?? 0;
    const isBetter = !best || chain > best.chain || (chain === best.chain && cards > best.cards);
    if (isBetter) best = { column, chain, cards };
  }
  if (best) return { type: 'play', from: best.column + 1 };
  return state.stock.length > 0 ? DRAW : undefined;
}

/** The columns that can be played from, counted from 0, each with the length of the longest chain that begins there. */
type Chains = (
  heights: readonly number[],
  waste: number,
  depth: number,
) => readonly (readonly [column: number, chain: number])[];

/** Searches the chains of a state; a position that can be reached in several orders is searched once. */
function longestChains({ columns, wrap }: GolfState): Chains {
  const known = new Map<string, number>();

  const chains: Chains = (heights, waste, depth) =>
    heights.flatMap((height, column) => {
      const card = columns[column]?.[height - 1];
      if (card === undefined || !fitsRank(rankOf(card), waste, wrap)) return [];
      const rest = heights.with(column, height - 1);
      return [[column, 1 + longest(rest, rankOf(card), depth - 1)] as const];
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
