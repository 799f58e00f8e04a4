import { expect, test } from 'vitest';
import { present } from '../../../../src/engine/history';
import { consoleGameOf } from '../../../../src/games/lines';
import { DRAW } from '../../../../src/games/removals/rules';
import { movedCards } from '../../../../src/store/game/hint';
import { cardsOf as cards } from '../../../support/board';
import { klondikeState } from '../../../support/klondike';
import { playedGame } from '../../../support/playedGame';
import { pyramidState, take } from '../../../support/removals';

const game = consoleGameOf('klondike-3');

test('moved cards are those that change their pile, with the piles they come from and go to', () => {
  const state = klondikeState({ tableau: ['9C | QH JS', 'KS'], stock: '2C 3C 4C' });
  const move = (line: string) => {
    const parsed = game.lines.parseMove(line);
    if (!parsed.ok) throw new Error(parsed.error);
    return parsed.value;
  };
  expect(movedCards(game, state, move('m c1, c2, 2'))).toEqual({
    cards: cards('QH JS'),
    from: 'tableau-1',
    to: 'tableau-2',
  });
  expect(movedCards(game, state, move('s'))).toEqual({
    cards: cards('2C 3C 4C'),
    from: 'stock',
    to: 'waste',
  });
  expect(movedCards(game, state, move('m c2, c1, 1'))).toBeUndefined();
});

test('cards that go from one pile to several have no single target', () => {
  const spider = consoleGameOf('spider');
  const { initial } = playedGame('spider', '7').history;
  const moved = movedCards(spider, initial, { type: 'deal' });
  expect(moved).toMatchObject({ from: 'stock', to: undefined });
  expect(moved?.cards.length).toBe(10);
});

test('the moved cards of a group are the removed ones, not those dealt in their place', () => {
  const elevens = consoleGameOf('elevens');
  const state = present(playedGame('elevens', '0').history);
  expect(movedCards(elevens, state, elevens.advice?.hint?.(state))?.cards.length).toBeGreaterThan(
    1,
  );
});

test('a card that moves up in place of one that has left is no part of the move', () => {
  const pyramid = consoleGameOf('pyramid');
  const state = pyramidState({ places: ['KC', '8D'], stock: '2C 3C 5C' });
  expect(movedCards(pyramid, state, take(2, 'stock'))).toEqual({
    cards: cards('5C 8D'),
    from: 'open',
    to: 'discard',
  });
  expect(movedCards(pyramid, state, DRAW)?.from).toBe('stock');
});
