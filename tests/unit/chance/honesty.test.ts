import { expect, test } from 'vitest';
import { accountOf } from '../../../src/chance/account';
import { seenCards } from '../../../src/chance/knowledge';
import { outlookOf } from '../../../src/chance/outlook';
import type { Card } from '../../../src/engine/card';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import type { LayoutState } from '../../../src/games/layouts/board';
import { limited, runToEnd } from '../../../src/solver/gameSolver';
import { randomGame } from '../../support/hiddenCards';
import { proofSize } from '../../support/proofSize';

const GAMES = proofSize(2, 60);
/** Steps of an outlook, enough for every move. */
const STEPS = 120;

/** The states with the cards that none of them shows in another order, the same in all. */
function withOthersHidden(
  states: readonly LayoutState[],
  randomBelow: (n: number) => number,
): readonly LayoutState[] {
  const seen = seenCards(states);
  const [{ stock = [], tableau } = { tableau: [] }] = states;
  const hidden = [...stock, ...tableau.flatMap(({ cards }) => cards)].filter(
    (card) => !seen.has(card),
  );
  const order = [...hidden];
  for (let i = order.length - 1; i > 0; i--) {
    const j = randomBelow(i + 1);
    [order[i], order[j]] = [order[j] as Card, order[i] as Card];
  }
  const other = (card: Card): Card => {
    const at = hidden.indexOf(card);
    return at < 0 ? card : (order[at] as Card);
  };
  return states.map((state) => ({
    ...state,
    stock: (state.stock ?? []).map(other),
    tableau: state.tableau.map(({ cards, hidden }) => ({ cards: cards.map(other), hidden })),
  }));
}

test('no list of moves and no account changes when the hidden cards are exchanged', () => {
  let accounted = 0;
  for (const draw of [1, 3] as const) {
    const id = draw === 1 ? 'klondike-1' : 'klondike-3';
    for (let game = 0; game < GAMES; game++) {
      const { randomBelow } = pythonRandom(String(game));
      const states = randomGame(draw, String(game), 12 + 5 * game);
      const others = withOthersHidden(states, randomBelow);
      expect(others).not.toEqual(states);
      const [own, other] = [states, others].map((each) => {
        const seenState = { state: each.at(-1), seen: seenCards(each) };
        return {
          outlook: runToEnd(limited(outlookOf(id, seenState, 0), STEPS)),
          account: runToEnd(accountOf(id, each, 0, true)),
        };
      });
      expect(other).toEqual(own);
      accounted += own?.account?.moves.length ?? 0;
    }
  }
  expect(accounted).toBeGreaterThan(GAMES);
});
