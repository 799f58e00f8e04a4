import { expect, test } from 'vitest';
import { accountOf } from '../../../src/chance/account';
import { seenCards } from '../../../src/chance/knowledge';
import { outlookOf } from '../../../src/chance/outlook';
import { limited, runToEnd } from '../../../src/solver/gameSolver';
import { exchangedInAll, randomGame } from '../../support/hiddenCards';
import { proofSize } from '../../support/proofSize';

const GAMES = proofSize(2, 60);
/** Steps of an outlook, enough for every move. */
const STEPS = 120;

test('no list of moves and no account changes when the hidden cards are exchanged', () => {
  let accounted = 0;
  for (const draw of [1, 3] as const) {
    const id = draw === 1 ? 'klondike-1' : 'klondike-3';
    for (let game = 0; game < GAMES; game++) {
      const states = randomGame(draw, String(game), 12 + 5 * game);
      const others = exchangedInAll(states, String(game));
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
