import { expect, test } from 'vitest';
import { estimate } from '../../../src/chance/estimate';
import { knowledgeOf, knownPosition, seenCards } from '../../../src/chance/knowledge';
import { playFair } from '../../../src/chance/player';
import {
  type Decision,
  type KnownPosition,
  openPossibleDeals,
} from '../../../src/chance/possibleDeals';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { klondikeOf, klondikeSetup } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';

/** Visits that decide every position with so few hidden cards. */
const ENOUGH = 200_000;
/** The deals from which positions are taken. */
const DEALS = proofSize(3, 60);
const MOST_HIDDEN = 4;

const deals = openPossibleDeals();

/** The share of the orders of the hidden cards in which a decision can still be won. */
function shareOf(position: KnownPosition, decision: Decision): number {
  const orders = ordersOf(position.unknownCards);
  const wins = orders.filter((cards) => {
    const order = cards.values();
    let at = position;
    // Shows every card, one at a time, to a copy that only the search sees.
    const piles = position.problem.piles.map((pile) => [...pile]);
    for (const { pile, index } of position.unknownPlaces) {
      (piles[pile] as number[])[index] = order.next().value as number;
    }
    at = {
      ...position,
      problem: { ...position.problem, piles },
      unknownCards: [],
      unknownPlaces: [],
    };
    const same = deals
      .decisions(at)
      .find(({ moves }) => JSON.stringify(moves) === JSON.stringify(decision.moves));
    if (!same) throw new Error('a decision depends on a hidden card');
    return deals.trial(at, same, 0, 1, ENOUGH).wins === 1;
  });
  return wins.length / orders.length;
}

function ordersOf(cards: readonly number[]): readonly (readonly number[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]),
  );
}

/** What the fair player knows at those of its decisions that have few hidden cards. */
function lastPositions(deal: string): readonly KnownPosition[] {
  const game = runToEnd(playFair('klondike-3', deal));
  const { rules } = klondikeOf(3);
  let state = rules.deal(deal);
  const states: LayoutState[] = [state];
  for (const move of game?.moves ?? []) {
    const next = rules.apply(state, move);
    if (!next.ok) throw new Error('a move is illegal');
    state = next.value;
    states.push(state);
  }
  return (game?.decisions ?? []).flatMap((at) => {
    const knowledge = knowledgeOf(states[at] as LayoutState, seenCards(states.slice(0, at + 1)));
    const count = knowledge.unknown.length;
    if (count < 2 || count > MOST_HIDDEN) return [];
    return [knownPosition(klondikeSetup(), knowledge) as KnownPosition];
  });
}

test('with few hidden cards the shares are those of all their orders', () => {
  let compared = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    for (const position of lastPositions(String(deal))) {
      for (const found of runToEnd(estimate(deals, position, deal)).decisions) {
        const share = shareOf(position, found.decision);
        const error = 3 * Math.sqrt(0.25 / 128) + found.undecided;
        expect(Math.abs(found.share - share)).toBeLessThanOrEqual(error);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(DEALS);
});
