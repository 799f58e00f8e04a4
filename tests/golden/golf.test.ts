import { describe, expect, test } from 'vitest';
import { perft } from '../support/perft';
import { countGolfLines, plainGolf } from '../support/plainGolf';
import { removalGameOf } from '../support/removals';
import { followHints } from '../support/retell';
import perftRows from '../vectors/golf_perft.json';

describe.each(perftRows.rows)('$name', ({ wrap, deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    const { rules } = removalGameOf(wrap ? 'golf;wrap=yes' : 'golf');
    expect(perft(rules, rules.deal(deal), depth)).toBe(count);
    expect(countGolfLines(plainGolf(deal), wrap, depth)).toBe(count);
  });
});

const START = `Stock: 16 cards
Waste, last = top: QD

c1    c2    c3    c4    c5    c6    c7
8D    TH    KD    3S    4H    5H    9C
7H    JD    QC    9S    7C    AD    3H
6H    2C    AC    8S    3D    4S    JC
2H    TC    6D    TS    8H    KS    JS
3C    5C    5S    9D    KH    TD    4C`;

// Its moves were checked, and the cards dealt, by a program in Python with CPython’s own random.
const GAME = `m c5  King of Hearts to the waste.
s     Drew the 7 of Spades; 15 cards left in the stock.
m c5  8 of Hearts to the waste.
m c4  9 of Diamonds to the waste.
m c6  10 of Diamonds to the waste.
s     Drew the 8 of Clubs; 14 cards left in the stock.
s     Drew the 6 of Spades; 13 cards left in the stock.
m c3  5 of Spades to the waste.
m c3  6 of Diamonds to the waste.
m c2  5 of Clubs to the waste.
m c7  4 of Clubs to the waste.
m c1  3 of Clubs to the waste.
m c1  2 of Hearts to the waste.
m c3  Ace of Clubs to the waste.
s     Drew the King of Clubs; 12 cards left in the stock.
s     Drew the 9 of Hearts; 11 cards left in the stock.
m c2  10 of Clubs to the waste.
m c7  Jack of Spades to the waste.
m c4  10 of Spades to the waste.
m c7  Jack of Clubs to the waste.
m c3  Queen of Clubs to the waste.
m c6  King of Spades to the waste.
s     Drew the 4 of Diamonds; 10 cards left in the stock.
m c5  3 of Diamonds to the waste.
m c6  4 of Spades to the waste.
m c7  3 of Hearts to the waste.
m c2  2 of Clubs to the waste.
m c6  Ace of Diamonds to the waste.
s     Drew the Queen of Spades; 9 cards left in the stock.
m c2  Jack of Diamonds to the waste.
m c2  10 of Hearts to the waste. Column 2 is empty.
m c7  9 of Clubs to the waste. Column 7 is empty.
m c4  8 of Spades to the waste.
m c5  7 of Clubs to the waste.
m c1  6 of Hearts to the waste.
m c1  7 of Hearts to the waste.
m c1  8 of Diamonds to the waste. Column 1 is empty.
m c4  9 of Spades to the waste.
s     Drew the 2 of Diamonds; 8 cards left in the stock.
m c4  3 of Spades to the waste. Column 4 is empty.
m c5  4 of Hearts to the waste. Column 5 is empty.
m c6  5 of Hearts to the waste. Column 6 is empty.
s     Drew the 7 of Diamonds; 7 cards left in the stock.
s     Drew the Ace of Hearts; 6 cards left in the stock.
s     Drew the Queen of Hearts; 5 cards left in the stock.
m c3  King of Diamonds to the waste. Column 3 is empty.`;

test('deal 7 by the hints: every line and every sentence of a whole game', () => {
  const game = removalGameOf('golf');
  const { start, lines, end } = followHints(game, '7', 5);
  expect(start).toBe(START);
  expect(lines.join('\n')).toBe(GAME);
  expect(game.rules.status(end)).toBe('won');
  expect(game.text.ended(end, lines.length)).toBe('Won in 46 moves.');
  expect(game.lines.formatState(end)).toMatch(
    /^Stock: 5 cards\nWaste, last = top: QD KH .* KD\n\nc1/,
  );
});
