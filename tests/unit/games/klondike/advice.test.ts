import { expect, test } from 'vitest';
import { finish, hint, safeMove } from '../../../../src/games/klondike/advice';
import type { KlondikeMove } from '../../../../src/games/klondike/moves';
import { apply, status } from '../../../../src/games/klondike/rules';
import { dealKlondike, type KlondikeState } from '../../../../src/games/klondike/state';
import { formatMove } from '../../../../src/games/klondike/text';
import { klondikeState, upTo } from '../../../support/klondike';

const line = (move: KlondikeMove | undefined) => move && formatMove(move);

function playedOut(state: KlondikeState, moves: readonly KlondikeMove[]): KlondikeState {
  return moves.reduce((now, move) => {
    const next = apply(now, move);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value;
  }, state);
}

test('a play-out that wins is found, through the stock too, and wins', () => {
  const state = klondikeState({
    draw: 3,
    foundations: [upTo('H', 10), upTo('D', 13), upTo('C', 13), upTo('S', 11)],
    stock: 'JH KS QH',
    waste: 'QS',
    tableau: ['KH'],
  });
  const moves = finish(state);
  expect(moves).toBeDefined();
  expect(status(playedOut(state, moves ?? []))).toBe('won');
});

test('no ending is claimed where cards have to be moved about, or at the start, or after the end', () => {
  expect(finish(dealKlondike(3, '275'))).toBeUndefined();
  const buried = klondikeState({
    foundations: [upTo('H', 12), upTo('D', 13), upTo('C', 13), upTo('S', 11)],
    tableau: ['QS KH KS'],
  });
  expect(finish(buried)).toBeUndefined();
  const won = klondikeState({
    foundations: [upTo('H', 13), upTo('D', 13), upTo('C', 13), upTo('S', 13)],
  });
  expect(finish(won)).toBeUndefined();
});

test('safe moves are those of safe cards alone', () => {
  const foundations = [upTo('H', 4), upTo('D', 1)];
  expect(line(safeMove(klondikeState({ foundations, waste: '5H', tableau: ['9C', '2D'] })))).toBe(
    'm c2, f2, 1',
  );
  expect(safeMove(klondikeState({ foundations, waste: '5H', tableau: ['9C'] }))).toBeUndefined();
});

test('a hint prefers safe cards home, then what turns a card up, then the waste, then the stock', () => {
  const tableau = ['3C 4C | 9H', 'TS', 'TC'];
  expect(line(hint(klondikeState({ tableau: [...tableau, 'AS'], waste: '9D' })))).toBe(
    'm c4, f1, 1',
  );
  expect(line(hint(klondikeState({ tableau, waste: '9D' })))).toBe('m c1, c2, 1');
  expect(line(hint(klondikeState({ tableau: ['TS'], waste: '9D' })))).toBe('m w, c1, 1');
  expect(line(hint(klondikeState({ tableau: ['TS', '8H'], stock: '9D' })))).toBe('s');
  expect(hint(klondikeState({ tableau: ['TS', 'TC'] }))).toBeUndefined();
});
