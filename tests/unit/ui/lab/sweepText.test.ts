import { expect, test } from 'vitest';
import { GAME_IDS, optionsOf } from '../../../../src/games/index';
import type { Sweep } from '../../../../src/lab/sweep';
import { rateTitle } from '../../../../src/ui/lab/sweepText';

const sweepOver = (game: (typeof GAME_IDS)[number], over: string): Sweep => ({
  name: game,
  game,
  over,
  values: [{ value: '', game, player: 'hints' }],
});

test('the title of a sweep’s win rates has the label of what varies', () => {
  for (const game of GAME_IDS) {
    for (const { name, label } of optionsOf(game)) {
      expect(rateTitle(sweepOver(game, name))).toBe(`Win rate by ${label().toLowerCase()}`);
    }
    expect(rateTitle(sweepOver(game, 'player'))).toBe('Win rate by player');
  }
});
