import { expect, test } from 'vitest';
import { present } from '../../../../src/engine/history';
import { consoleGameOf } from '../../../../src/games/lines';
import { DRAW } from '../../../../src/games/removals/rules';
import {
  movedCards,
  narrateAll,
  narrateEnd,
  narrateStep,
  narrateSteps,
} from '../../../../src/store/game/narration';
import { cardsOf as cards } from '../../../support/board';
import { klondikeState } from '../../../support/klondike';
import { gameAt, playedGame } from '../../../support/playedGame';
import { pyramidState, take } from '../../../support/removals';

const game = consoleGameOf('klondike-3');

test('steps are narrated one after another, from a cursor to the present', () => {
  const { history } = playedGame('klondike-3', '275', ['m c4, c1, 1', 's']);
  const [first, second] = [narrateStep(game, history, 1), narrateStep(game, history, 2)];
  expect(first).toMatch(/^9 of Diamonds to column 1\. .+ revealed\.$/);
  expect(second).toMatch(/^Drew 3 cards/);
  expect(narrateSteps(game, history, 0)).toBe(`${first} ${second}`);
  expect(narrateSteps(game, history, 1)).toBe(second);
  expect(narrateEnd(game, history)).toBeUndefined();
});

test('all moves in words, one a line', () => {
  const { history } = playedGame('klondike-3', '275', ['s', 's']);
  expect(narrateAll(game, history)).toMatch(/^1\. Drew 3 cards, .+\n2\. Drew 3 cards, .+\n$/);
});

test('of many steps the first is narrated and the others are counted', () => {
  const lines = ['m c4, c1, 1', 's', 's', 's', 's'];
  const { history } = playedGame('klondike-3', '275', lines);
  const first = narrateStep(game, history, 1);
  expect(narrateSteps(game, history, 0)).toBe(`${first} Then 4 more moves.`);
  expect(narrateSteps(game, history, 1).match(/Drew 3 cards/g)).toHaveLength(4);
});

test('the end of the game is narrated after its last step', () => {
  const { history } = gameAt('klondike-3', klondikeState({ tableau: ['5C', '9C'] }));
  expect(narrateEnd(game, history)).toBe(
    'No moves left. No card can be played, not even from the stock.',
  );
  expect(narrateSteps(game, history, 0)).toBe(
    'No moves left. No card can be played, not even from the stock.',
  );
});

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
