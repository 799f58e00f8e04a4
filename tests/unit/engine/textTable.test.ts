import { expect, test } from 'vitest';
import { cardCode } from '../../../src/engine/card';
import { formatColumns, formatRow } from '../../../src/engine/textTable';
import { cardsOf as cards } from '../../support/board';

test('cells lie side by side, without spaces at the end', () => {
  expect(formatRow(['a', 'bc', ''], 4)).toBe('a   bc');
});

test('columns hang down from the first row; a card’s text may depend on its place', () => {
  const columns = [cards('KH QS'), [], cards('5D')];
  expect(formatColumns(columns, 4)).toEqual(['KH      5D', 'QS']);
  const hidden = formatColumns(columns, 4, (card, column, row) =>
    column === 0 && row === 0 ? '[ ]' : cardCode(card),
  );
  expect(hidden).toEqual(['[ ]     5D', 'QS']);
  expect(formatColumns([[], []], 4)).toEqual([]);
});
