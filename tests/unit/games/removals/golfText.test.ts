import { expect, test } from 'vitest';
import { golfState, removalGameOf, take } from '../../../support/removals';

const strict = removalGameOf('golf');
const wrapped = removalGameOf('golf;wrap=yes');

/** Why the last card of column 1 cannot be played. */
function refusal(column: string, waste: string, wrap = false): string {
  const game = wrap ? wrapped : strict;
  const next = game.rules.apply(golfState({ waste, columns: [column, '2C'] }), take(1));
  return next.ok ? 'legal' : game.text.explain(next.error);
}

test('a refusal says what the card needs and what the waste shows', () => {
  expect(refusal('5C', '8H')).toBe('5 of Clubs needs a 4 or a 6; the waste shows the 8 of Hearts.');
  expect(refusal('7C', '2H')).toBe(
    '7 of Clubs needs a 6 or an 8; the waste shows the 2 of Hearts.',
  );
  expect(refusal('QC', 'KH')).toBe('Nothing goes on the King of Hearts of the waste.');
  expect(refusal('KC', 'AH')).toBe(
    'King of Clubs needs a Queen; the waste shows the Ace of Hearts.',
  );
  expect(refusal('KC', '3H', true)).toBe(
    'King of Clubs needs an Ace or a Queen; the waste shows the 3 of Hearts.',
  );
  expect(refusal('AC', '3H', true)).toBe(
    'Ace of Clubs needs a 2 or a King; the waste shows the 3 of Hearts.',
  );
});

test('every other refusal is a sentence', () => {
  const state = golfState({ waste: '8H', columns: ['9C'] });
  const explain = (move: Parameters<typeof strict.rules.apply>[1], from = state) => {
    const next = strict.rules.apply(from, move);
    return next.ok ? 'legal' : strict.text.explain(next.error);
  };
  expect(explain({ type: 'draw' })).toBe('The stock is empty; there is no second pass.');
  expect(explain(take(3))).toBe('Column 3 is empty.');
  expect(explain(take(9))).toBe('There is no such column; they are 1 to 7.');
  expect(explain({ type: 'draw' }, golfState({ waste: '8H' }))).toBe('You have won this game.');
});

test('a suggestion names only what is in view', () => {
  const state = golfState({ stock: 'KS', waste: '8H', columns: ['9C'] });
  expect(strict.text.suggest(state, { type: 'draw' })).toBe('draw from the stock');
  expect(strict.text.suggest(state, take(1))).toBe('9 of Clubs to the waste');
});

test('the end in words', () => {
  expect(strict.text.ended(golfState({ waste: '8H' }), 40)).toBe('Won in 40 moves.');
  expect(strict.text.ended(golfState({ waste: '8H', columns: ['2C', '3C 4C'] }), 40)).toBe(
    'No moves left. 3 cards to go.',
  );
  expect(strict.text.ended(golfState({ waste: 'KH', columns: ['2C'] }), 40)).toBe(
    'No moves left. 1 card to go.',
  );
});

test('moves as lines', () => {
  expect(strict.lines.parseMove(' S ')).toEqual({ ok: true, value: { type: 'draw' } });
  expect(strict.lines.parseMove('M C3')).toEqual({ ok: true, value: take(3) });
  expect(strict.text.formatMove(take(3))).toBe('m c3');
  const problem = (text: string) => {
    const move = strict.lines.parseMove(text);
    return move.ok ? 'a move' : move.error;
  };
  expect(problem('s 1')).toBe('“s” takes no arguments.');
  expect(problem('m')).toBe('A move names a column, as in “m c3”.');
  expect(problem('m c8')).toBe('There is no column “8”; columns are c1 to c7.');
  expect(problem('m w')).toBe('“w” is not a column; they are c1 to c7.');
  expect(problem('m c3, c4')).toBe('Too many words: moves look like “s” or “m c3”.');
  expect(problem('draw')).toBe('“draw” is not a move; moves look like “s” or “m c3”.');
});
