import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/index';
import { boardOf } from '../../../support/board';

test('with two decks a card is safe only once each copy of it has a place', () => {
  const { advice } = gameOf('number-ten');
  const counts = { columns: 10, foundations: 8 };
  // The 2♥ of column 1 would take the only place from the one of column 2, under which a king waits.
  const columns = ['9S 2H', 'KS 2H2'];
  expect(advice?.safeMove?.(boardOf(columns, ['AH'], counts))).toBeUndefined();
  expect(advice?.safeMove?.(boardOf(columns, ['AH', 'AH2'], counts))).toMatchObject({
    from: { kind: 'tableau', index: 1 },
  });
  expect(advice?.safeMove?.(boardOf(['9S AH2', 'KS AH'], [], counts))).toBeDefined();
});
