import { expect, test } from 'vitest';
import { cardCode } from '../../../../src/engine/card';
import { commonPrefix, completions, highlightOf } from '../../../../src/ui/console/completion';
import { klondikeGame, klondikeState } from '../../../support/klondike';

const game = klondikeGame();
const state = klondikeState({
  stock: '2C',
  waste: '3C 4H',
  foundations: ['AH 2H'],
  tableau: ['3H', '7C | 9S 8D', 'TD', '', '5C'],
});

const highlight = (typed: string) => {
  const found = highlightOf(game, state, typed);
  return found && { cards: found.cards.map(cardCode), piles: found.piles };
};

test('completions are the legal moves that begin as typed', () => {
  expect(completions(game, state, 's')).toEqual(['s']);
  expect(completions(game, state, 'm c1')).toEqual(['m c1, f1, 1']);
  expect(completions(game, state, 'm w')).toEqual(['m w, c5, 1']);
  expect(completions(game, state, 'm ')).toEqual(
    game.rules
      .legalMoves(state)
      .map((move) => game.text.formatMove(move))
      .filter((text) => text !== 's'),
  );
});

test('commas, spaces and case do not matter to a completion', () => {
  for (const typed of ['m c2, c3', 'M C2 C3', '  m   c2 ,c3', 'm c2,c3,']) {
    expect(completions(game, state, typed), typed).toEqual(['m c2, c3, 2']);
  }
});

test('nothing completes an empty line, or one no legal move begins with', () => {
  for (const typed of ['', '   ', 'x', 'm c7', 'm c1, f2', 's s']) {
    expect(completions(game, state, typed), typed).toEqual([]);
  }
});

test('a pasted megabyte completes nothing, and highlights what its beginning names', () => {
  for (const rest of ['x ', 'x,', '  ', '9', '\u0130']) {
    const typed = `m c1, f1, ${rest.repeat(500_000)}`;
    expect(completions(game, state, typed)).toEqual(rest === '  ' ? ['m c1, f1, 1'] : []);
    expect(highlight(typed)).toMatchObject({ piles: rest === '  ' ? ['foundation-1'] : [] });
  }
});

test('the common prefix of texts', () => {
  expect(commonPrefix([])).toBe('');
  expect(commonPrefix(['m c1, f1, 1'])).toBe('m c1, f1, 1');
  expect(commonPrefix(['m c1, f1, 1', 'm c1, c3, 1', 'm c1, c4, 2'])).toBe('m c1, ');
  expect(commonPrefix(['m c1', 's'])).toBe('');
  expect(commonPrefix(['m c', 'm c1'])).toBe('m c');
});

test('“s” highlights the stock, other words nothing', () => {
  expect(highlight('s')).toEqual({ cards: [], piles: ['stock'] });
  for (const typed of ['', 'z', 'n 275', 'moo']) expect(highlight(typed), typed).toBeUndefined();
});

test('before a pile is named, the piles that cards can be moved from', () => {
  const columns = ['tableau-1', 'tableau-2'];
  expect(highlight('m')).toEqual({ cards: [], piles: ['waste', ...columns] });
  expect(highlight('m c')).toEqual({ cards: [], piles: columns });
  expect(highlight('m x')).toEqual({ cards: [], piles: [] });
});

test('a named pile highlights its top card and the piles that take cards of it', () => {
  expect(highlight('m c1')).toEqual({ cards: ['3H'], piles: ['foundation-1'] });
  expect(highlight('m w')).toEqual({ cards: ['4H'], piles: ['tableau-5'] });
});

test('a number of cards highlights that many, and only those face up', () => {
  expect(highlight('m c2, c3, 2')).toEqual({ cards: ['9S', '8D'], piles: ['tableau-3'] });
  expect(highlight('m c2, c3, 3')).toEqual({ cards: ['9S', '8D'], piles: [] });
  expect(highlight('m c2, c3, x')?.piles).toEqual([]);
});

test('a target highlights itself only if it takes the cards; its letter alone, all of its kind', () => {
  expect(highlight('m c1, f1')).toEqual({ cards: ['3H'], piles: ['foundation-1'] });
  expect(highlight('m c1, f')).toEqual({ cards: ['3H'], piles: ['foundation-1'] });
  expect(highlight('m c1, c')).toEqual({ cards: ['3H'], piles: [] });
  expect(highlight('m c1, f2')).toEqual({ cards: ['3H'], piles: [] });
});
