import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playText } from '../../../src/console/gameFile';
import { openSession } from '../../../src/console/session';
import type { AnyGame } from '../../../src/engine/game';
import { jump, newHistory } from '../../../src/engine/history';
import {
  decodeGame,
  decodeMoves,
  encodeGame,
  MAX_LINK_MOVES,
  parseMoveCode,
} from '../../../src/engine/moveCode';
import { encodeMoves } from '../../../src/engine/moveLink';
import { ok } from '../../../src/engine/result';
import type { Step } from '../../../src/engine/steps';
import { GAME_IDS, gameOf } from '../../../src/games/index';
import { proofSize } from '../../support/proofSize';
import { playAtRandom } from '../../support/random';
import won from '../../vectors/klondike_won.json';

describe('moves in a link', () => {
  // The suite looks at one deal of each game, the proof at all three.
  test.each(GAME_IDS.map((id, n) => ({ id, n })))(
    '$id: 200 random moves fit into 600 characters and come back',
    ({ id, n }) => {
      const game = gameOf(id);
      for (const [i, deal] of ['0', '1', '-5'].entries()) {
        if ((i + n) % proofSize(3, 1) !== 0) continue;
        const history = playAtRandom(game, deal, 200);
        const code = encodeMoves(game, history);
        if (!code.ok) throw new Error(code.error);
        expect(`#/${id}/${deal}/${code.value}`.length).toBeLessThanOrEqual(600);
        expect(code.value).toMatch(/^1[A-Za-z0-9_.-]*$/);
        expect(decodeMoves(game, game.rules.deal(deal), code.value)).toEqual({ history });
      }
    },
  );

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
    const initial = game.rules.deal('275');
    expect(decodeMoves(game, initial, '1AA_').trouble).toBe(
      'Move 3 of this link is not legal; the game is shown up to move 2.',
    );
    for (const code of ['1', '1.', '1.B', '1__', `1${'A'.repeat(5)}.-`]) {
      expect(parseMoveCode(code)).toEqual({ ok: true, value: code });
      expect(() => decodeMoves(game, initial, code)).not.toThrow();
    }
    for (const code of ['9AA', '1é', '1 A', '1!']) {
      const error = `“${code}” is not a list of moves.`;
      expect(parseMoveCode(code)).toEqual({ ok: false, error });
    }
    expect(parseMoveCode('').ok).toBe(false);
  });

  describe('more than 500 moves are refused before the first of them is played', () => {
    const game = gameOf('klondike-3');
    const initial = game.rules.deal('1');
    const error = 'This link holds more than 500 moves.';

    test.each([
      `1${'A'.repeat(501)}`,
      `1${'.BA'.repeat(501)}`,
      `1${'.BA'.repeat(250)}${'A'.repeat(251)}`,
      `1${'.BA'.repeat(500)}.`,
      `1${'A'.repeat(1_000_000)}`,
      `1${'.'.repeat(1_000_000)}`,
    ])('%#', (code) => {
      expect(parseMoveCode(code)).toEqual({ ok: false, error });
      expect(decodeMoves(game, initial, code)).toEqual({
        history: newHistory(initial),
        trouble: error,
      });
    });

    test('but 500 are played', () => {
      const code = `1${'A'.repeat(500)}`;
      expect(parseMoveCode(code)).toEqual({ ok: true, value: code });
      const { history, trouble } = decodeMoves(game, initial, code);
      expect(trouble).toBeUndefined();
      expect(history.cursor).toBe(500);
    });
  });

  test('a move has one spelling: the first 64 never take two digits', () => {
    const game = gameOf('klondike-3');
    for (const code of ['1.AB', '1.AA', '1BB.AB', '1B.A', '1.BA.AB']) {
      const error = `“${code}” is not a list of moves.`;
      expect(parseMoveCode(code)).toEqual({ ok: false, error });
      const decoded = decodeGame(game, game.rules.deal('275'), code);
      expect(decoded).toEqual({ ok: false, error: 'movesDamaged' });
    }
  });

  test('a code that is accepted is the one that its moves are written with', () => {
    const digits = [...'ABCDEFGHIJ_-.'];
    const codes = fc.array(fc.constantFrom(...digits), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...GAME_IDS), fc.nat(20), codes, (id, deal, moves) => {
        const game = gameOf(id);
        const code = `1${moves.join('')}`;
        const decoded = decodeGame(game, game.rules.deal(String(deal)), code);
        if (decoded.ok) expect(encodeGame(game, decoded.value)).toEqual(ok(code));
      }),
      { numRuns: proofSize(3_000, 20_000) },
    );
  });

  test('of very many legal moves the later ones take a dot and two digits', () => {
    const klondike = gameOf('klondike-3');
    const game: AnyGame = {
      ...klondike,
      rules: {
        ...klondike.rules,
        legalMoves: () => Array.from({ length: 64 * 64 + 1 }, (_, n) => n),
        apply: (_, move) => ok(move),
      },
      text: { ...klondike.text, formatMove: String },
    };
    const clicks = (...moves: readonly number[]) =>
      newHistory<unknown, unknown>(
        -1,
        moves.map((move) => ({ move, state: move })),
      );
    const history = clicks(0, 63, 64, 100, 4095);
    expect(encodeMoves(game, history)).toEqual({ ok: true, value: '1A_.BA.Bk.__' });
    expect(decodeMoves(game, -1, '1A_.BA.Bk.__')).toEqual({ history });
    expect(encodeMoves(game, clicks(4096)).ok).toBe(false);
  });

  test('a move that is not legal where it stands fits into no link', () => {
    const game = gameOf('klondike-3');
    const { initial } = newHistory(game.rules.deal('275'));
    const click: Step<unknown, unknown> = { move: { type: 'draw' }, state: initial };
    const illegal = {
      move: { from: { kind: 'waste', index: 1 }, to: { kind: 'tableau', index: 1 }, count: 1 },
      state: initial,
    };
    expect(encodeMoves(game, newHistory(initial, [click, illegal]))).toEqual({
      ok: false,
      error: 'Move 2 does not fit into a link; save the moves as a file.',
    });
  });
});
