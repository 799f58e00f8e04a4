import { describe, expect, test } from 'vitest';
import { openSession, playText } from '../../../src/console/session';
import { jump } from '../../../src/engine/history';
import { decodeMoves, encodeMoves, isMoveCode, MAX_LINK_MOVES } from '../../../src/engine/moveCode';
import { GAME_IDS, gameOf } from '../../../src/games/all';
import { playAtRandom } from '../../support/random';
import won from '../../vectors/klondike_won.json';

describe('moves in a link', () => {
  test.each(GAME_IDS)('%s: 200 random moves fit into 600 characters and come back', (id) => {
    const game = gameOf(id);
    for (const deal of ['0', '1', '-5']) {
      const history = playAtRandom(game, deal, 200);
      const code = encodeMoves(game, history);
      if (!code.ok) throw new Error(code.error);
      expect(`#/${id}/${deal}/${code.value}`.length).toBeLessThanOrEqual(600);
      expect(code.value).toMatch(/^1[A-Za-z0-9_.-]*$/);
      expect(decodeMoves(game, game.deal(deal), code.value)).toEqual({ history });
    }
  });

  test('more moves than a link holds are refused in words', () => {
    const game = gameOf('klondike-3');
    const history = playAtRandom(game, '275', 1_000);
    expect(history.cursor).toBe(1_000);
    expect(encodeMoves(game, history)).toEqual({
      ok: false,
      error: 'A link holds at most 500 moves, and these are 1000; save them as a file.',
    });
    const longest = encodeMoves(game, jump(history, MAX_LINK_MOVES));
    expect(longest.ok && longest.value.length).toBeLessThanOrEqual(600);
  });

  test('a code stays readable: pinned', () => {
    const { deal, moves } = won['klondike-3'];
    const game = gameOf('klondike-3');
    const { session } = playText(openSession('klondike-3', deal), moves.join('\n'));
    expect(encodeMoves(game, session.history)).toMatchInlineSnapshot(`
      {
        "ok": true,
        "value": "1DCBABADBDBCDDBEDDCAABBBABBABBBBFEFBBABABBDEBBAAGCCABABBGBBGBBBBCDBDDDEDBGBDBBBBCBDDBBCCBBCCCBBBAB",
      }
    `);
  });

  test('a code that goes wrong is followed up to there', () => {
    const game = gameOf('klondike-3');
    const initial = game.deal('275');
    expect(decodeMoves(game, initial, '1AA_').trouble).toBe(
      'Move 3 of this link is not legal; the game is shown up to move 2.',
    );
    for (const code of ['1', '1.', '1.A', '1__', `1${'A'.repeat(5)}.-`]) {
      expect(isMoveCode(code)).toBe(true);
      expect(() => decodeMoves(game, initial, code)).not.toThrow();
    }
    for (const code of ['', '9AA', '1é', '1 A', '1!']) expect(isMoveCode(code)).toBe(false);
  });
});
