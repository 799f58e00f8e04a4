import { expect, test } from 'vitest';
import type { KlondikeMove } from '../../../../src/games/klondike/moves';
import { apply } from '../../../../src/games/klondike/rules';
import { formatMove, formatState, narrate, parseMove } from '../../../../src/games/klondike/text';
import { klondikeState } from '../../../support/klondike';

test('what a move did', () => {
  const state = klondikeState({
    tableau: ['JC | QH', '', '', 'KS'],
    stock: '5S 4S 3S',
    draw: 3,
  });
  const narration = (move: KlondikeMove) => {
    const next = apply(state, move);
    return next.ok ? narrate(state, move, next.value).join(' ') : '';
  };
  expect(
    narration({ type: 'moveTableauToTableau', tableauSrc: 1, numCards: 1, tableauDst: 4 }),
  ).toBe('Queen of Hearts to column 4. Jack of Clubs revealed.');
  expect(narration({ type: 'clickStock' })).toBe('Drew 3 cards, 5 of Spades on top.');
});

test.each([
  ['s', 's'],
  ['  S ', 's'],
  ['m c6, c1, 2', 'm c6, c1, 2'],
  ['M C6 C1 2', 'm c6, c1, 2'],
  ['m w,c1', 'm w, c1, 1'],
  ['m f4 , c7', 'm f4, c7, 1'],
  ['m c3 f2', 'm c3, f2, 1'],
])('%j is read as %j', (line, move) => {
  const parsed = parseMove(line);
  expect(parsed.ok && formatMove(parsed.value)).toBe(move);
});

test.each(['', 'm', 'm c8, c1', 'm c1 c2 3 4', 'm s, c1', 'm w, w', 'x', 'm f1, f2', 'mc1c2'])(
  '%j is no move',
  (line) => {
    expect(parseMove(line)).toEqual({ ok: false, error: expect.stringMatching(/\.$/) });
  },
);

test('the table as the linked-list assignment prints it', () => {
  const state = klondikeState({
    draw: 1,
    stock: '2H 3H',
    waste: '4H 5H',
    foundations: ['AS'],
    tableau: ['2S 3S | 10D', 'KC'],
  });
  expect(formatState(state)).toBe(
    [
      'Stock          Waste          Foundation 1   Foundation 2   Foundation 3   Foundation 4',
      '(2 cards)      (2 cards)      (1 card)       (0 cards)      (0 cards)      (0 cards)',
      '[ ]            5H             AS',
      '',
      'Column 1       Column 2       Column 3       Column 4       Column 5       Column 6       Column 7',
      '(3 cards)      (1 card)       (0 cards)      (0 cards)      (0 cards)      (0 cards)      (0 cards)',
      '[ ]            KC',
      '[ ]',
      'TD',
    ].join('\n'),
  );
});
