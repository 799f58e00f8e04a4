import { describe, expect, test } from 'vitest';
import { perft } from '../support/perft';
import { countTriPeaksLines, plainTriPeaks } from '../support/plainTriPeaks';
import { removalGameOf } from '../support/removals';
import { followHints } from '../support/retell';
import perftRows from '../vectors/tripeaks_perft.json';

describe.each(perftRows.rows)('$name', ({ wrap, deal, lines }) => {
  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    const { rules } = removalGameOf(wrap ? 'tripeaks' : 'tripeaks;wrap=no');
    expect(perft(rules, rules.deal(deal), depth)).toBe(count);
    expect(countTriPeaksLines(plainTriPeaks(deal, wrap), depth)).toBe(count);
  });
});

const START = `Stock: 23 cards
Waste, last = top: 3C

         1:[ ]             2:[ ]             3:[ ]
      4:[ ] 5:[ ]       6:[ ] 7:[ ]       8:[ ] 9:[ ]
   10:[ ]11:[ ]12:[ ]13:[ ]14:[ ]15:[ ]16:[ ]17:[ ]18:[ ]
19:3D 20:4S 21:JC 22:2H 23:TC 24:6D 25:TS 26:8H 27:KS 28:JS`;

// Its moves were checked, and the cards dealt, by a program in Python with CPython’s own random.
const GAME = `m 20     4 of Spades to the waste.
m 19     3 of Diamonds to the waste. Queen of Clubs revealed.
m 22     2 of Hearts to the waste.
s        Drew the 5 of Clubs; 22 cards left in the stock.
m 24     6 of Diamonds to the waste.
s        Drew the 5 of Spades; 21 cards left in the stock.
s        Drew the 9 of Diamonds; 20 cards left in the stock.
m 23     10 of Clubs to the waste. Ace of Diamonds and 3 of Hearts revealed.
m 21     Jack of Clubs to the waste. 9 of Spades and 7 of Clubs revealed.
m 10     Queen of Clubs to the waste.
m 28     Jack of Spades to the waste.
m 25     10 of Spades to the waste. 6 of Hearts revealed.
m 11     9 of Spades to the waste. 3 of Spades revealed.
m 26     8 of Hearts to the waste. 2 of Clubs revealed.
m 12     7 of Clubs to the waste. 4 of Hearts revealed.
m 15     6 of Hearts to the waste.
s        Drew the King of Hearts; 19 cards left in the stock.
m 13     Ace of Diamonds to the waste.
m 16     2 of Clubs to the waste.
m 14     3 of Hearts to the waste. 5 of Hearts and 9 of Clubs revealed.
m 5      4 of Hearts to the waste.
m 4      3 of Spades to the waste. 8 of Diamonds revealed.
s        Drew the 10 of Diamonds; 18 cards left in the stock.
m 7      9 of Clubs to the waste.
m 1      8 of Diamonds to the waste.
s        Drew the 4 of Clubs; 17 cards left in the stock.
m 6      5 of Hearts to the waste. 10 of Hearts revealed.
s        Drew the Queen of Diamonds; 16 cards left in the stock.
m 27     King of Spades to the waste. Ace of Clubs and 8 of Spades revealed.
m 17     Ace of Clubs to the waste. 7 of Hearts revealed.
s        Drew the 7 of Spades; 15 cards left in the stock.
m 18     8 of Spades to the waste. Jack of Diamonds revealed.
m 8      7 of Hearts to the waste.
s        Drew the 8 of Clubs; 14 cards left in the stock.
s        Drew the 6 of Spades; 13 cards left in the stock.
s        Drew the King of Clubs; 12 cards left in the stock.
s        Drew the 9 of Hearts; 11 cards left in the stock.
m 2      10 of Hearts to the waste.
m 9      Jack of Diamonds to the waste. King of Diamonds revealed.
s        Drew the 4 of Diamonds; 10 cards left in the stock.
s        Drew the Queen of Spades; 9 cards left in the stock.
m 3      King of Diamonds to the waste.`;

test('deal 7 by the hints: every line and every sentence of a whole game', () => {
  const game = removalGameOf('tripeaks');
  const { start, lines, end } = followHints(game, '7', 8);
  expect(start).toBe(START);
  expect(lines.join('\n')).toBe(GAME);
  expect(game.rules.status(end)).toBe('won');
  expect(game.text.ended(end, lines.length)).toBe('Won in 42 moves.');
  expect(game.lines.formatState(end)).toMatch(/^Stock: 9 cards\nWaste, last = top: 3C .* KD$/);
});
