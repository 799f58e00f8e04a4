import { describe, expect, test } from 'vitest';
import { present, stateAt } from '../../src/engine/history';
import { decodeGame } from '../../src/engine/moveCode';
import { gameOf } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { perft } from '../support/perft';
import { proofSize } from '../support/proofSize';
import { textHash } from '../support/textHash';
import { variant } from '../support/variants';
import recorded from '../vectors/layout_games.json';

/** The piles of a state, and what else decides about its moves, as text. */
const positionText = (state: LayoutState): string => {
  const { foundations, tableau, cells, stock, waste, redealsLeft } = state;
  return JSON.stringify([foundations, tableau, cells, stock, waste, redealsLeft]);
};

describe.each(Object.entries(recorded.games))('%s as it was recorded', (name, games) => {
  const game = gameOf(variant(name));

  // The suite looks at every fifth, the proof at all.
  test('200 random games', () => {
    expect(games.length).toBe(200);
    for (const [deal, [moves = '', hash = '']] of games.entries()) {
      if (deal % proofSize(5, 1) !== 0) continue;
      const history = decodeGame(game, game.rules.deal(String(deal)), moves);
      if (!history.ok) throw new Error(`deal ${deal}: ${history.error}`);
      const { steps } = history.value;
      let all = '';
      for (let n = 0; n <= steps.length; n++)
        all += positionText(stateAt(history.value, n) as LayoutState);
      const end = present(history.value);
      all += `${game.rules.status(end)} ${game.rules.score(end)}`;
      expect([deal, textHash(all)]).toEqual([deal, hash]);
    }
  });
});

describe.each(Object.entries(recorded.perft))('%s', (name, rows) => {
  const { rules } = gameOf(variant(name));

  test.each(Object.entries(rows))('lines of moves from deal %s', (deal, lines) => {
    for (const [i, count] of lines.entries())
      if (count < proofSize(5_000, 1_000_000))
        expect(perft(rules, rules.deal(deal), i + 1)).toBe(count);
  });
});
