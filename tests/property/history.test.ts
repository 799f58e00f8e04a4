import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jump, newHistory, play, present, redo, undo } from '../../src/engine/history';
import { listSteps } from '../../src/engine/steps';
import { GAME_IDS } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { proofSize } from '../support/proofSize';
import { replay } from '../support/replay';

type Action =
  | { readonly kind: 'play'; readonly choice: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const action = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('play' as const), choice: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
);
const deal = fc.bigInt().map(String);

describe.each(GAME_IDS)('%s', (id) => {
  const game = consoleGameOf(id);

  test('play, undo and redo do what two stacks do, and a replay ends in the same state', () => {
    fc.assert(
      fc.property(deal, fc.array(action, { maxLength: 60 }), (number, actions: Action[]) => {
        let history = newHistory(game.rules.deal(number));
        const past = [present(history)];
        let future: unknown[] = [];
        for (const each of actions) {
          if (each.kind === 'undo') {
            history = undo(history);
            if (past.length > 1) future.push(past.pop());
          } else if (each.kind === 'redo') {
            history = redo(history);
            if (future.length > 0) past.push(future.pop());
          } else {
            const moves = game.rules.legalMoves(present(history));
            if (moves.length === 0) continue;
            const next = play(game, history, moves[each.choice % moves.length]);
            if (!next.ok) throw new Error(next.error.text);
            history = next.value;
            past.push(present(history));
            future = [];
          }
          expect(present(history)).toBe(past.at(-1));
          expect(history.cursor).toBe(past.length - 1);
          expect(history.steps.length).toBe(past.length - 1 + future.length);
        }
        const lines = listSteps(history.steps).map(({ move }) => game.text.formatMove(move));
        const again = replay(game, number, lines);
        if (!again.ok) throw new Error(again.error.why);
        expect(present(jump(again.value, history.cursor))).toEqual(present(history));
      }),
      { numRuns: proofSize(25, 60) },
    );
  });

  test('parseMove throws at no text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const move = game.lines.parseMove(text);
        expect(move.ok || move.error.length > 0).toBe(true);
      }),
    );
  });
});

test('a replay names the first line that is no legal move', () => {
  const game = consoleGameOf('klondike-3');
  expect(replay(game, '275', ['s', 'm c1, c2, 5', 's'])).toEqual({
    ok: false,
    error: { line: 1, why: 'Column 1 has only one card.' },
  });
  expect(replay(game, '275', ['s', 'dance'])).toMatchObject({ ok: false, error: { line: 1 } });
});
