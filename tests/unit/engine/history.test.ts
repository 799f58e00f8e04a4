import { expect, test } from 'vitest';
import {
  type AnyHistory,
  MAX_MOVES,
  newHistory,
  play,
  redo,
  undo,
} from '../../../src/engine/history';
import { consoleGameOf } from '../../../src/games/lines';
import { replay } from '../../support/replay';

const game = consoleGameOf('klondike-3');
const CLICK = { type: 'draw' };
const FULL = 'A game holds at most 100,000 moves.';

/** The history with so many clicks on the stock more. */
function clicked(history: AnyHistory, count: number): AnyHistory {
  let longer = history;
  for (let n = 0; n < count; n++) {
    const next = play(game, longer, CLICK);
    if (!next.ok) throw new Error(next.error.text);
    longer = next.value;
  }
  return longer;
}

test('a game holds a hundred thousand moves and no more; undone ones make room', () => {
  const full = clicked(newHistory(game.rules.deal('275')), MAX_MOVES);
  expect(full.cursor).toBe(100_000);
  expect(play(game, full, CLICK)).toEqual({ ok: false, error: { text: FULL, cards: [] } });
  const again = clicked(undo(full), 1);
  expect(again.cursor).toBe(MAX_MOVES);
  expect(redo(undo(full))).toEqual(full);
});

test('a move that is refused by the rules says why, and which cards it is about', () => {
  const start = newHistory(game.rules.deal('275'));
  const refused = play(game, start, {
    from: { kind: 'tableau', index: 1 },
    to: { kind: 'foundation', index: 1 },
    count: 1,
  });
  expect(refused).toMatchObject({
    ok: false,
    error: { text: '10 of Spades needs the 9 of Spades; foundation 1 is empty.' },
  });
  expect(!refused.ok && refused.error.cards).toHaveLength(1);
});

test('a replay of more moves than a game holds stops at the first too many', () => {
  const lines = Array.from({ length: MAX_MOVES + 1 }, () => 's');
  expect(replay(game, '275', lines)).toEqual({ ok: false, error: { line: MAX_MOVES, why: FULL } });
  expect(replay(game, '275', lines.slice(1))).toMatchObject({ value: { cursor: MAX_MOVES } });
});

test('moves and undo at the end of a long game', () => {
  let history = clicked(newHistory(game.rules.deal('275')), 90_000);
  for (let n = 0; n < 60_000; n++) history = clicked(undo(history), 1);
  expect(history.cursor).toBe(90_000);
});
