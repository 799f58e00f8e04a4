import { expect, test } from 'vitest';
import { cardName } from '../../../src/engine/card';
import { highlightMove, hint, loadSolution } from '../../../src/store/hint';
import { cards, klondikeState } from '../../support/klondike';
import { gameAt, playedGame } from '../../support/playedGame';

test('a move is highlighted: its cards, its target, and its sentence after a word', () => {
  const game = playedGame('klondike-3', '275');
  const move = { type: 'moveTableauToTableau', tableauSrc: 4, numCards: 1, tableauDst: 1 };
  expect(highlightMove(game, move)).toEqual({
    ok: true,
    value: {
      highlight: { cards: cards('9D'), piles: ['tableau-1'] },
      text: 'Hint: 9 of Diamonds to tableau 1.',
    },
  });
  expect(highlightMove(game, move, 'Best')).toMatchObject({
    ok: true,
    value: { text: 'Best: 9 of Diamonds to tableau 1.' },
  });
});

test('where cards are selected they alone are highlighted, and named', () => {
  const found = hint(playedGame('elevens', '0'));
  if (!found.ok) throw new Error(found.error.text);
  const { highlight, text } = found.value;
  expect(highlight?.piles).toEqual([]);
  expect(text).toBe(`Hint: ${highlight?.cards.map(cardName).join(', ')}.`);
});

test('without a legal move the end is announced', () => {
  const stuck = gameAt('klondike-3', klondikeState({ tableau: ['5C', '9C'] }));
  expect(hint(stuck)).toEqual({ ok: false, error: { text: 'No more moves.', cards: [] } });
  const illegal = { type: 'moveWasteToTableau', tableau: 1 };
  expect(highlightMove(playedGame('klondike-3', '275'), illegal)).toMatchObject({ ok: false });
});

test('a solution stands after the present, and marks the game as helped', () => {
  const game = playedGame('klondike-3', '275', ['s']);
  const click = { type: 'clickStock' };
  expect(loadSolution(game, [click, click])).toMatchObject({
    ok: true,
    value: {
      game: { helped: true, history: { cursor: 1, steps: { length: 3 } } },
      text: 'Solution found: 2 moves.',
    },
  });
});
