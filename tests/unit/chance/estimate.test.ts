import { expect, test } from 'vitest';
import { estimate } from '../../../src/chance/estimate';
import {
  type KlondikePosition,
  klondikePosition,
  openKlondikeDeals,
} from '../../../src/chance/klondikeDeals';
import { cardsSeenIn, knowledgeOf } from '../../../src/chance/knowledge';
import { playFair } from '../../../src/chance/player';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { openBestPlay, shareOfOrders } from '../../support/bestPlay';
import { klondikeOf, klondikeSetup } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';

/** The deals from which positions are taken. */
const DEALS = proofSize(3, 60);
const MOST_HIDDEN = 4;
/** Three standard errors of a share of 640 deals that is a half. */
const ERROR = 3 * Math.sqrt(0.25 / 640);

const deals = openKlondikeDeals(klondikeSetup());

/** What the fair player knows at those of its decisions that have few hidden cards. */
function lastPositions(deal: string): readonly KlondikePosition[] {
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
    const knowledge = knowledgeOf(states[at] as LayoutState, cardsSeenIn(states.slice(0, at + 1)));
    const count = knowledge.unknown.length;
    if (count < 2 || count > MOST_HIDDEN) return [];
    return [klondikePosition(klondikeSetup(), knowledge) as KlondikePosition];
  });
}

/** The positions of each deal. */
const POSITIONS = Array.from({ length: DEALS }, (_, deal) => lastPositions(String(deal)));

test('with few hidden cards the shares are those of all their orders', () => {
  let compared = 0;
  for (const [deal, positions] of POSITIONS.entries()) {
    for (const position of positions) {
      for (const found of runToEnd(estimate(deals, position, deal))) {
        const share = shareOfOrders(deals, position, found.decision);
        const error = 3 * Math.sqrt(0.25 / 128) + found.undecided;
        expect(Math.abs(found.share - share)).toBeLessThanOrEqual(error);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(DEALS);
});

test('with few hidden cards the decision is the best of all plays, and its value exact', () => {
  let compared = 0;
  for (const [deal, positions] of POSITIONS.entries()) {
    const best = openBestPlay(deals);
    for (const position of positions) {
      const [chosen] = runToEnd(estimate(deals, position, deal));
      if (!chosen) continue;
      const value = best.valueAfter(position, chosen.decision);
      expect(value).toBeCloseTo(best.valueAt(position), 9);
      expect(Math.abs((chosen.value ?? chosen.share) - value)).toBeLessThan(ERROR);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(DEALS);
});
