import { expect, test } from 'vitest';
import { accountOf } from '../../../src/chance/account';
import { cardsSeenIn } from '../../../src/chance/knowledge';
import { outlookOf } from '../../../src/chance/outlook';
import { statesOf } from '../../../src/engine/history';
import { gameOf } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { limited, runToEnd } from '../../../src/solver/gameSolver';
import { describeLine } from '../../../src/ui/analysis/describeLine';
import { exchangedInAll, randomGame } from '../../support/hiddenCards';
import { proofSize } from '../../support/proofSize';
import { playAtRandom } from '../../support/random';
import { SHARE_VARIANTS } from '../../support/variants';

const GAMES = proofSize(1, 60);
/** Steps of an outlook, enough for every move. */
const STEPS = 120;
/** The same for games whose searches take longer. */
const FEW_STEPS = 30;

test('no list of moves and no account changes when the hidden cards are exchanged', () => {
  let accounted = 0;
  for (const draw of [1, 3] as const) {
    const id = draw === 1 ? 'klondike-1' : 'klondike-3';
    for (let game = 0; game < GAMES; game++) {
      const states = randomGame(draw, String(game), 12 + 5 * game);
      const others = exchangedInAll(states, String(game));
      expect(others).not.toEqual(states);
      const [own, other] = [states, others].map((each) => {
        const seenState = { state: each.at(-1), seen: cardsSeenIn(each) };
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

test.each(SHARE_VARIANTS)(
  '%s: no list of moves and none of its words changes when the hidden cards are exchanged',
  (id) => {
    for (let deal = 0; deal < proofSize(1, 20); deal++) {
      const history = playAtRandom(gameOf(id), String(deal), 30);
      const states = statesOf(history) as readonly LayoutState[];
      for (let n = 1; n <= states.length; n += proofSize(10, 1)) {
        const before = states.slice(0, n);
        const others = exchangedInAll(before, String(deal));
        if (n === 1) expect(others).not.toEqual(before);
        const [own, other] = [before, others].map((each) => {
          const state = each.at(-1);
          const seenState = { state, seen: cardsSeenIn(each) };
          const outlook = runToEnd(limited(outlookOf(id, seenState, 5), FEW_STEPS));
          const moves = typeof outlook === 'string' ? [] : outlook.moves;
          return { outlook, words: moves.map((move) => describeLine(id, state, move.moves)) };
        });
        expect(other, `after ${n - 1} moves`).toEqual(own);
      }
    }
  },
);
