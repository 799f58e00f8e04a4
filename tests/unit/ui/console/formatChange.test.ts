import { expect, test } from 'vitest';
import { jump, play, redo, undo } from '../../../../src/engine/history';
import { gameOf } from '../../../../src/games';
import type { TableGame } from '../../../../src/store/game/table';
import { formatChange, formatWalk } from '../../../../src/ui/console/formatChange';
import { playedGame } from '../../../support/playedGame';

const game = gameOf('klondike-1');
const untouched = playedGame('klondike-1', '275');

function played(from: TableGame, ...texts: readonly string[]): TableGame {
  let { history } = from;
  for (const text of texts) {
    const move = game.text.parseMove(text);
    if (!move.ok) throw new Error(move.error);
    const next = play(game, history, move.value);
    if (!next.ok) throw new Error(next.error.why);
    history = next.value;
  }
  return { ...from, history };
}

const threeMoves = played(untouched, 's', 'm c6, f1, 1', 's');
const undone: TableGame = { ...threeMoves, history: undo(threeMoves.history) };
const restarted: TableGame = { ...threeMoves, history: jump(threeMoves.history, 0) };

test('moves are printed as they are typed, several at once with dots between', () => {
  const moved = (text: string) => ({ text, isWalk: false });
  expect(formatChange(untouched, played(untouched, 'm c6, f1'))).toEqual(moved('> m c6, f1, 1'));
  expect(formatChange(untouched, threeMoves)).toEqual(moved('> s · m c6, f1, 1 · s'));
  expect(formatChange(undone, played(undone, 's', 's'))).toEqual(moved('> s · s'));
});

test('one step is undo or redo, several are a walk to a move, and the way back to the start is a restart', () => {
  const walk = (text: string) => ({ text, isWalk: true });
  expect(formatChange(threeMoves, undone)).toEqual(walk('> z'));
  expect(formatChange(undone, { ...undone, history: redo(undone.history) })).toEqual(walk('> y'));
  expect(formatChange(restarted, threeMoves)).toEqual(walk('→ move 3'));
  expect(formatChange(threeMoves, { ...undone, history: jump(undone.history, 1) })).toEqual(
    walk('→ move 1'),
  );
  expect(formatChange(threeMoves, restarted)).toEqual(walk('> r'));
  const oneMove = played(untouched, 's');
  expect(formatChange(oneMove, { ...oneMove, history: undo(oneMove.history) })).toEqual(
    walk('> z'),
  );
  expect([formatWalk(0), formatWalk(89)]).toEqual(['> r', '→ move 89']);
});

test('of more than a hundred commands the rest is counted', () => {
  const long = played(untouched, ...Array.from({ length: 250 }, () => 's'));
  const hundred = Array.from({ length: 100 });
  expect(formatChange(untouched, long)?.text).toBe(
    `> ${hundred.map(() => 's').join(' · ')} · … and 150 more`,
  );
});

test('another deal or another game is a new game', () => {
  const other = playedGame('klondike-1', '7');
  expect(formatChange(threeMoves, other)?.text).toBe('> n 7');
  expect(formatChange(untouched, playedGame('klondike-3', '275'))?.text).toBe('> n 275');
});

test('a line put after the present prints nothing', () => {
  const longer = { ...threeMoves, history: jump(threeMoves.history, 0) };
  expect(formatChange(untouched, longer)).toBeUndefined();
});

test('without a change of the history there is nothing to print', () => {
  const { record } = threeMoves;
  expect(
    formatChange(threeMoves, { ...threeMoves, record: { ...record, seconds: 9 } }),
  ).toBeUndefined();
  expect(formatChange(undefined, threeMoves)).toBeUndefined();
  expect(formatChange(threeMoves, undefined)).toBeUndefined();
});
