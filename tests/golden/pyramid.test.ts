import { describe, expect, test } from 'vitest';
import { DRAW } from '../../src/games/removals/rules';
import { solve } from '../../src/solver/solve';
import { perft } from '../support/perft';
import { countPyramidLines, plainDraw, plainPyramid } from '../support/plainPyramid';
import { removalGameOf } from '../support/removals';
import perftRows from '../vectors/pyramid_perft.json';

const variantOf = (redeals: number | null): string =>
  redeals === null ? 'pyramid;passes=unlimited' : `pyramid;passes=${redeals + 1}`;

describe.each(perftRows.rows)('$name', ({ redeals, deal, drawn, lines }) => {
  const { rules } = removalGameOf(variantOf(redeals));
  let state = rules.deal(deal);
  let plain = plainPyramid(deal, redeals);
  for (let i = 0; i < drawn; i++) {
    const next = rules.apply(state, DRAW);
    if (!next.ok) throw new Error(next.error.reason);
    [state, plain] = [next.value, plainDraw(plain) ?? plain];
  }

  test.each(lines.map((count, i) => [i + 1, count]))('%i moves: %i lines', (depth = 0, count) => {
    expect(perft(rules, state, depth)).toBe(count);
    expect(countPyramidLines(plain, depth)).toBe(count);
  });
});

const START = `Stock: 24 cards, open card: AH, 2 redeals left
Waste, last = top:

                  1:3S
               2:5C  3:6S
            4:5D  5:6D  6:KH
         7:5H  8:7S  9:4D  10:9C
      11:9D 12:5S 13:JD 14:KD 15:QH
   16:3D 17:JC 18:6C 19:JS 20:6H 21:2C
22:QD 23:AD 24:AS 25:2H 26:KS 27:2D 28:QC`;

// Its moves were checked, and the cards dealt, by a program in Python with CPython’s own random.
const GAME = `m 26     King of Spades removed.
m 24 28  Ace of Spades and Queen of Clubs removed.
m 22 23  Queen of Diamonds and Ace of Diamonds removed.
m 17 25  Jack of Clubs and 2 of Hearts removed.
s        Ace of Hearts to the waste; the open card is now the 8 of Diamonds.
s        8 of Diamonds to the waste; the open card is now the 10 of Clubs.
m 16 s   3 of Diamonds and 10 of Clubs removed. The open card is now the 9 of Hearts.
s        9 of Hearts to the waste; the open card is now the 8 of Clubs.
s        8 of Clubs to the waste; the open card is now the Jack of Hearts.
s        Jack of Hearts to the waste; the open card is now the 8 of Hearts.
s        8 of Hearts to the waste; the open card is now the 2 of Spades.
m 19 s   Jack of Spades and 2 of Spades removed. The open card is now the 7 of Diamonds.
m 18 s   6 of Clubs and 7 of Diamonds removed. The open card is now the 4 of Spades.
m 13 27  Jack of Diamonds and 2 of Diamonds removed.
m 12 w   5 of Spades and 8 of Hearts removed.
m 8 20   7 of Spades and 6 of Hearts removed.
m 14     King of Diamonds removed.
m 9 11   4 of Diamonds and 9 of Diamonds removed.
m 21 w   2 of Clubs and Jack of Hearts removed.
m 7 w    5 of Hearts and 8 of Clubs removed.
m s w    4 of Spades and 9 of Hearts removed. The open card is now the 7 of Hearts.
m 4 w    5 of Diamonds and 8 of Diamonds removed.
m 15 w   Queen of Hearts and Ace of Hearts removed.
m 5 s    6 of Diamonds and 7 of Hearts removed. The open card is now the 8 of Spades.
m 2 s    5 of Clubs and 8 of Spades removed. The open card is now the Ace of Clubs.
s        Ace of Clubs to the waste; the open card is now the 3 of Clubs.
s        3 of Clubs to the waste; the open card is now the 10 of Diamonds.
s        10 of Diamonds to the waste; the open card is now the King of Clubs.
m s      King of Clubs removed. The open card is now the 3 of Hearts.
m s w    3 of Hearts and 10 of Diamonds removed. The open card is now the 4 of Hearts.
m 10 s   9 of Clubs and 4 of Hearts removed. The open card is now the 7 of Clubs.
m 6      King of Hearts removed.
m 3 s    6 of Spades and 7 of Clubs removed. The open card is now the 10 of Hearts.
m 1 s    3 of Spades and 10 of Hearts removed. The open card is now the 10 of Spades.`;

const game = removalGameOf('pyramid');

/** The lines of a whole game, each with its sentences, and the state at its end. */
function replay(deal: string, moves: readonly string[]) {
  let state = game.rules.deal(deal);
  const lines = moves.map((text) => {
    const move = game.lines.parseMove(text);
    const next = move.ok ? game.rules.apply(state, move.value) : undefined;
    if (!move.ok || !next?.ok) throw new Error(`“${text}” was refused`);
    const told = game.text.narrate(state, move.value, next.value).join(' ');
    state = next.value;
    return `${game.text.formatMove(move.value).padEnd(8)} ${told}`;
  });
  return { lines, state };
}

test('deal 27: every line and every sentence of a whole game', () => {
  expect(game.lines.formatState(game.rules.deal('27'))).toBe(START);
  const moves = GAME.split('\n').map((line) => line.slice(0, 9).trim());
  const { lines, state } = replay('27', moves);
  expect(lines.join('\n')).toBe(GAME);
  expect(game.rules.status(state)).toBe('won');
  expect(game.text.ended(state, lines.length)).toBe('Won in 34 moves.');
  expect(game.lines.formatState(state)).toBe(
    'Stock: 4 cards, open card: TS, 2 redeals left\nWaste, last = top: AC 3C',
  );
});

test('the solver’s short line of that deal is as long', () => {
  const { line } = solve('pyramid', game.rules.deal('27'), () => true, { wantsShortLine: true });
  expect(line.length).toBe(GAME.split('\n').length);
});
