import type { Card } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { gameOf, setupOfVariant, type VariantId } from '../games/index';
import type { LayoutState } from '../games/layouts/board';
import { DRAW, type LayoutMove } from '../games/layouts/rules';
import { limited, type Resumable } from '../solver/gameSolver';
import { replayLayout } from '../solver/layouts/gameMoves';
import { resumableSolve } from '../solver/solve';
import { estimate } from './estimate';
import { cardsSeenIn, knowledgeOf } from './knowledge';
import { openDeals } from './openDeals';

/** A game as the fair player played it. */
export interface FairGame {
  readonly moves: readonly LayoutMove[];
  readonly state: LayoutState;
  /** The number of moves after each decision. */
  readonly decisions: readonly number[];
}

/** The most steps of the solver, each about a millisecond, once all cards are known. */
const MAX_END_STEPS = 20_000;

/**
 * Plays a deal of a game that has outlooks without peeking: goes once through the stock where that costs nothing, then decides by
 * estimates until all cards are known, and lets the solver finish. The same game on every machine. Undefined if the search is stopped.
 */
export function* playFair(id: VariantId, deal: DealId): Resumable<FairGame | undefined> {
  const setup = setupOfVariant(id);
  const dealt = gameOf(id).rules.deal(deal) as LayoutState;
  const game = replayLayout(setup, dealt);
  const { state, play, line } = game;
  while (setup.redeals === -1 && state().stock?.length) play(DRAW);
  const seen = new Set<Card>();
  const deals = openDeals(id);
  const decided: number[] = [];
  for (;;) {
    for (const card of cardsSeenIn([state()])) seen.add(card);
    const knowledge = knowledgeOf(state(), seen);
    if (knowledge.unknown.length === 0) break;
    const position = deals.positionOf(knowledge);
    if (!position) throw new Error('the search cannot hold a position of a game');
    const listed = deals.decisions(position);
    let [choice] = listed;
    if (listed.length > 1) {
      const [best] = yield* estimate(deals, position, decided.length);
      if (!(yield)) return undefined;
      choice = best?.decision;
    }
    if (!choice) return { moves: line(), state: state(), decisions: decided };
    deals.play(game, position, choice);
    decided.push(line().length);
  }
  const { line: rest } = yield* limited(resumableSolve(id, state()), MAX_END_STEPS);
  for (const move of rest) play(move as LayoutMove);
  return { moves: line(), state: state(), decisions: decided };
}
