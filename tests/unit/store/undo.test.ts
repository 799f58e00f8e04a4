import { expect, test } from 'vitest';
import type { VariantId } from '../../../src/games/index';
import { redo, restart, undo } from '../../../src/store/undo';
import { playedGame } from '../../support/playedGame';

const game = playedGame('klondike-3', '275', ['s', 's']);
const at = (cursor: number) => ({ ...game, history: { ...game.history, cursor } });

test('undo takes the last move back and says which; the moves stay', () => {
  const undone = undo(game);
  if (!undone.ok) throw new Error(undone.error.text);
  expect(undone.value.text).toMatch(/^Undone: Drew 3 cards/);
  expect(undone.value.game.history).toEqual(at(1).history);
  expect(undo(at(0))).toEqual({
    ok: false,
    error: { text: 'There is nothing to undo.', cards: [] },
  });
});

test.each([
  ['spider', '3', 's', 'Undone: Dealt 10 cards.'],
  ['golf', '3', 's', 'Undone: Drew the 10 of Spades.'],
])('undo in %s leaves out what the move led to', (id, deal, line, text) => {
  const undone = undo(playedGame(id as VariantId, deal, [line]));
  expect(undone).toMatchObject({ ok: true, value: { text } });
});

test('redo makes it again', () => {
  const redone = redo(at(1));
  if (!redone.ok) throw new Error(redone.error.text);
  expect(redone.value.text).toMatch(/^Drew 3 cards/);
  expect(redone.value.game.history).toEqual(game.history);
  expect(redo(game)).toMatchObject({ ok: false, error: { text: 'There is nothing to redo.' } });
});

test('restart takes every move back', () => {
  expect(restart(game)).toMatchObject({
    ok: true,
    value: { text: 'Deal 275 restarted.', game: at(0) },
  });
  expect(restart(at(0))).toMatchObject({
    ok: false,
    error: { text: 'Already at the start.' },
  });
});
