import { describe, expect, test } from 'vitest';
import { present, stateAt } from '../../src/engine/history';
import { decodeGame } from '../../src/engine/moveCode';
import { listSteps } from '../../src/engine/steps';
import { consoleGameOf } from '../../src/games/lines';
import { proofSize } from '../support/proofSize';
import { textHash } from '../support/textHash';
import { variant } from '../support/variants';
import recorded from '../vectors/removal_games.json';

describe.each(Object.entries(recorded.games))('%s as it was recorded', (name, games) => {
  const game = consoleGameOf(variant(name));

  // The suite looks at every fifth, the proof at all.
  test('100 random games', () => {
    expect(games.length).toBe(100);
    for (const [deal, [moves = '', hash = '']] of games.entries()) {
      if (deal % proofSize(5, 1) !== 0) continue;
      const history = decodeGame(game, game.rules.deal(String(deal)), moves);
      if (!history.ok) throw new Error(`deal ${deal}: ${history.error}`);
      let all = game.lines.formatState(stateAt(history.value, 0));
      for (const [i, { move, state }] of listSteps(history.value.steps).entries()) {
        const said = game.text.narrate(stateAt(history.value, i), move, state);
        all += said.join(' ') + game.lines.formatState(state);
      }
      const end = present(history.value);
      all += `${game.rules.status(end)} ${game.rules.score(end)}`;
      expect([deal, textHash(all)]).toEqual([deal, hash]);
    }
  });
});
