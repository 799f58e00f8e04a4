import { expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import { STOCK, WASTE } from '../../../../src/engine/pile';
import { targetsOf } from '../../../../src/games/building/board';
import {
  boardRules,
  type KlondikeMove,
  legalMoves,
  moveOf,
  transferOf,
} from '../../../../src/games/klondike/moves';
import { formatMove } from '../../../../src/games/klondike/text';
import { cards, klondikeState } from '../../../support/klondike';

test.each<KlondikeMove>([
  { type: 'moveWasteToTableau', tableau: 3 },
  { type: 'moveWasteToFoundation', foundation: 2 },
  { type: 'moveTableauToFoundation', tableau: 7, foundation: 4 },
  { type: 'moveTableauToTableau', tableauSrc: 1, numCards: 5, tableauDst: 6 },
  { type: 'moveFoundationToTableau', foundation: 1, tableau: 2 },
])('%j is a transfer and back', (move) => {
  const transfer = transferOf(move);
  expect(transfer && moveOf(transfer)).toEqual(move);
});

test('a click on the stock transfers no cards', () => {
  expect(transferOf({ type: 'clickStock' })).toBeUndefined();
});

test('no event makes a transfer to stock or waste, between foundations, or of several cards except within the tableau', () => {
  const tableau = { kind: 'tableau', index: 1 } as const;
  const foundation = { kind: 'foundation', index: 1 } as const;
  expect(moveOf({ from: WASTE, count: 1, to: STOCK })).toBeUndefined();
  expect(moveOf({ from: tableau, count: 1, to: WASTE })).toBeUndefined();
  expect(moveOf({ from: STOCK, count: 1, to: tableau })).toBeUndefined();
  expect(
    moveOf({ from: foundation, count: 1, to: { kind: 'foundation', index: 2 } }),
  ).toBeUndefined();
  expect(moveOf({ from: tableau, count: 2, to: foundation })).toBeUndefined();
  expect(moveOf({ from: WASTE, count: 2, to: tableau })).toBeUndefined();
});

test('legal moves come in the order stock, waste, tableau, foundations', () => {
  const state = klondikeState({
    stock: 'KD',
    waste: '2H',
    foundations: ['AH', 'AS'],
    tableau: ['3C', '2S', '9C 8D', '9S'],
  });
  expect(legalMoves(state).map(formatMove)).toEqual([
    's',
    'm w, f1, 1',
    'm w, c1, 1',
    'm c2, f2, 1',
    'm c3, c4, 1',
    'm f1, c2, 1',
  ]);
});

test('the piles that would take a card are named by their indices', () => {
  const state = klondikeState({ foundations: ['', 'AH'], tableau: ['9C', '', '9S'] });
  const indices = (card: string, kind: 'foundation' | 'tableau') =>
    targetsOf(state, cards(card)[0] as Card, kind, boardRules(state)).map(({ index }) => index);
  expect(indices('8H', 'tableau')).toEqual([1, 3]);
  expect(indices('KD', 'tableau')).toEqual([2, 4, 5, 6, 7]);
  expect(indices('AS', 'foundation')).toEqual([1, 3, 4]);
  expect(indices('2H', 'foundation')).toEqual([2]);
});
