import { expect, test } from 'vitest';
import {
  type KlondikePosition,
  klondikePosition,
  openKlondikeDeals,
} from '../../../src/chance/klondikeDeals';
import { cardsSeenIn, knowledgeOf } from '../../../src/chance/knowledge';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { exchanged, randomGame } from '../../support/hiddenCards';
import { type Draw, klondikeSetup } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';

const DRAWS = [1, 2, 3] as const;
const GAMES = proofSize(4, 100);

/** What a player knows who has seen these states, of which the last one is on the table. */
function positionAfter(draw: Draw, states: readonly LayoutState[]): KlondikePosition {
  const state = states.at(-1) as LayoutState;
  const position = klondikePosition(
    klondikeSetup({ stock: draw }),
    knowledgeOf(state, cardsSeenIn(states)),
  );
  if (!position) throw new Error('the search cannot hold a position of a game');
  return position;
}

test('no answer changes when the hidden cards are exchanged, in any state of a game', () => {
  const deals = openKlondikeDeals(klondikeSetup());
  for (const draw of DRAWS) {
    for (let game = 0; game < GAMES; game++) {
      const { randomBelow } = pythonRandom(String(game));
      const states = randomGame(draw, String(game), 60);
      for (let n = 1; n <= states.length; n++) {
        const before = states.slice(0, n);
        const other = exchanged(before.at(-1) as LayoutState, cardsSeenIn(before), randomBelow);
        const known = positionAfter(draw, before);
        const position = positionAfter(draw, [...before.slice(0, -1), other]);
        expect(position).toEqual(known);
        if (n % 10 !== 0) continue;
        const answers = [known, position].map((each) => {
          const decisions = deals.decisions(each);
          const trials = decisions.map((decision) =>
            runToEnd(deals.trial(each, decision, 0, 32, 50)),
          );
          return { decisions, trials };
        });
        expect(answers[1]).toEqual(answers[0]);
      }
    }
  }
});

test('script and WebAssembly find the same decisions, and win the same possible deals', () => {
  for (const draw of DRAWS) {
    for (let game = 0; game < GAMES; game++) {
      const position = positionAfter(draw, randomGame(draw, String(game), 10 + 5 * game));
      const [script, compiled] = [true, false].map((inScript) => {
        const deals = openKlondikeDeals(klondikeSetup(), inScript);
        return [undefined, ...deals.decisions(position)].map((decision) => ({
          decision,
          trial: runToEnd(deals.trial(position, decision, 7, 32, 200)),
        }));
      });
      expect(compiled, `draw ${draw}, game ${game}`).toEqual(script);
    }
  }
});

test('as many seeds in a row as there are cards put each card at each place', () => {
  const deals = openKlondikeDeals(klondikeSetup());
  const position = positionAfter(3, randomGame(3, '0', 0));
  const count = position.unknownCards.length;
  expect(count).toBe(45);
  const trials = [0, 1].map((group) =>
    runToEnd(deals.trial(position, undefined, group * count, 32, 100)),
  );
  expect(trials[0]).not.toEqual(trials[1]);
});
