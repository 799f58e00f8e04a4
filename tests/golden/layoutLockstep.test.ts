import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game';
import { present, stateAt } from '../../src/engine/history';
import { decodeGame } from '../../src/engine/moveCode';
import type { LayoutState } from '../../src/games/layouts/board';
import { layoutGame } from '../../src/games/layouts/game';
import type { Layout } from '../../src/games/layouts/layout';
import { PAIRS, playInLockstep, positionText } from '../support/lockstep';
import { perft } from '../support/perft';
import { proofSize } from '../support/proofSize';
import { textHash } from '../support/textHash';
import freecellRows from '../vectors/freecell_perft.json';
import klondikeRows from '../vectors/klondike_perft.json';
import recorded from '../vectors/layout_games.json';
import spiderRows from '../vectors/spider_perft.json';
import yukonRows from '../vectors/yukon_perft.json';

const GAMES = proofSize(12, 100_000);
const MAX_MOVES = 120;

test.each(PAIRS)('%s and its description play random games move for move', (id, layout) => {
  let positions = 0;
  for (let deal = 0; deal < GAMES; deal++)
    positions += playInLockstep(id, layout, String(deal), MAX_MOVES);
  expect(positions).toBeGreaterThan(GAMES * 5);
});

/** The described game that stands for a variant. */
function describedGame(variant: string): AnyGame {
  const layout = PAIRS.find(([id]) => id === variant)?.[1] as Layout;
  return layoutGame(layout, { name: variant, about: '', microsoftDeals: true }) as AnyGame;
}

describe.each(Object.entries(recorded.games))('%s as it was recorded', (variant, games) => {
  test('200 random games', () => {
    const game = describedGame(variant);
    expect(games.length).toBe(200);
    for (const [deal, [moves = '', hash = '']] of games.entries()) {
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

const PERFT = [
  ...klondikeRows.rows.map(({ draw, ...row }) => [`klondike-${draw}`, row] as const),
  ...freecellRows.rows
    .filter(({ after }) => after === 0)
    .map(({ cells, ...row }) => [`freecell${cells === 4 ? '' : `;cells=${cells}`}`, row] as const),
  ...spiderRows.rows
    .filter(({ suits, toEmpty }) => suits === 1 || !toEmpty)
    .map(({ suits, toEmpty, ...row }) => {
      const options = `${suits === 1 ? '' : `;suits=${suits}`}${toEmpty ? ';empty=allowed' : ''}`;
      return [`spider${options}`, row] as const;
    }),
  ...yukonRows.rows.map((row) => ['yukon', row] as const),
];

test.each(PERFT)('lines of moves of %s: $name', (variant, { deal, lines }) => {
  const { rules } = describedGame(variant);
  for (const [i, count] of lines.entries())
    if (count < proofSize(5_000, 1_000_000))
      expect(perft(rules, rules.deal(deal), i + 1)).toBe(count);
});
