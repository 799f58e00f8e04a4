import type { Card } from '../engine/card';
import { pythonRandom } from '../engine/pythonRandom';
import { selectionShuffle } from '../engine/shuffle';
import { setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { isWon } from '../games/layouts/rules';
import { limited, type Resumable } from '../solver/gameSolver';
import { resumableSolve } from '../solver/solve';
import type { Share } from './estimate';
import { type Knowledge, knowledgeOf, type SeenState, withOthers } from './knowledge';
import type { NoOutlook } from './outlook';

/** Possible deals that are searched. */
const DEALS = 100;
/** Steps of a search of about a millisecond: a hundred deals take at most two seconds. */
const STEPS = 20;
const MEGABYTES = 4;

/** What is known of a share, and how many cards are not. */
export interface WinnableShare extends Share {
  readonly unknownCards: number;
}

/**
 * In how many possible deals a position of a game with shares (`hasShares`) could be won by somebody who sees them: no chance, but
 * more than any. The same for a seed on every machine. If it is told to stop, it says what it knows.
 */
export function* winnableShareOf(
  id: VariantId,
  { state: given, seen }: SeenState,
  seed: number,
  { deals = DEALS, steps = STEPS } = {},
): Resumable<WinnableShare | NoOutlook> {
  const state = given as LayoutState;
  if (isWon(setupOfVariant(id), state)) return 'won';
  const knowledge = knowledgeOf(state, new Set(seen));
  if (knowledge.unknown.length === 0) return 'known';
  const { randomBelow } = pythonRandom(String(seed));
  const sum = { wins: 0, undecided: 0, deals: 0 };
  while (sum.deals < deals) {
    const dealt = withOrder(knowledge, selectionShuffle([...knowledge.unknown], randomBelow));
    const { verdict } = yield* limited(resumableSolve(id, dealt, { megabytes: MEGABYTES }), steps);
    sum.deals++;
    if (verdict === 'winnable') sum.wins++;
    if (verdict === 'unknown') sum.undecided++;
    if (!(yield)) break;
  }
  return {
    share: sum.wins / sum.deals,
    undecided: sum.undecided / sum.deals,
    deals: sum.deals,
    unknownCards: knowledge.unknown.length,
  };
}

/** The position in which the unknown cards lie in an order. */
function withOrder({ state, unknown }: Knowledge, cards: readonly Card[]): LayoutState {
  const places = new Map(unknown.map((card, at) => [card, cards[at]]));
  return withOthers(state, (card) => places.get(card) ?? card);
}
