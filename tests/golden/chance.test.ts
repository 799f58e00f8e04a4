import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { patience } from '../support/terminal';

const chance = (args: string, input = '') => patience(['chance', ...args.split(' ')], input);

test('the moves of a new deal are listed by how often they could still win', () => {
  expect(chance('klondike-3 --deal 1')).toEqual({ out: NEW_DEAL, err: '', status: 0 });
});

const NEW_DEAL = `45 cards unknown; 640 possible deals tried.
Your chance: 55% (52 to 59%).
Somebody who saw all cards could still win 63% of the possible deals; 36% are undecided.
Look through the stock first, which costs nothing (24 cards not seen yet).
chance  moves
   55%  m c6, c4, 1
   55%  m c1, c2, 1, m c7, c1, 1
   55%  m c5, c4, 1
`;

test('with --json the shares are numbers', () => {
  const out = JSON.parse(chance('klondike-1 --deal 1 --json').out);
  expect(out).toMatchObject({ unknownCards: 45, unseenStock: 24, deals: 640 });
});

test('of other games it says how many possible deals could still be won after each move, and no chance', () => {
  expect(chance('wasp --deal 2')).toEqual({ out: NEW_WASP, err: '', status: 0 });
  const found = JSON.parse(chance('wasp --deal 2 --json').out);
  expect(found).toMatchObject({ unknownCards: 15, unseenStock: 0, deals: 96 });
  expect(found).not.toHaveProperty('chance');
  expect(found.moves[0].moves).toEqual(['m c6, c7, 3']);
});

const NEW_WASP = `15 cards unknown; 96 possible deals tried.
Somebody who saw all cards could still win 52% of them (42 to 62%); 4% are undecided.
A player who does not see them wins less often.
 share  moves
   52%  m c6, c7, 3
   52%  m c7, c2, 1
   49%  s
`;

test('a look through the stock is no decision where it costs nothing', () => {
  expect(chance('trigon --deal 2').out).toMatch(
    /\nLook through the stock first, which costs nothing \(24 cards not seen yet\)\.\nNo other move leads on\.\n$/,
  );
});

/** Only the kings are not on their foundations. */
const OPEN = {
  foundations: ['H', 'D', 'C', 'S'].map((suit) =>
    ['A', ...Array.from({ length: 9 }, (_, n) => n + 2), 'J', 'Q']
      .map((rank) => rank + suit)
      .join(' '),
  ),
  tableau: ['KS', 'KH', 'KD', 'KC', '', '', ''],
};

test('there is no figure where the search decides too few possible deals', () => {
  const { out } = chance('klondike-3 --deal 7');
  expect(out).toMatch(/\nToo many open ends for a figure: \d\d% were not decided\.\n$/);
});

test('a lost game is called lost once the stock was looked through, and not before', () => {
  expect(chance('klondike-3 --deal 1270').out).toMatch(/Your chance: [1-9]/);
  const draws = 's\n'.repeat(8);
  expect(chance('klondike-3 --deal 1270 --moves -', draws).out).toBe(
    '21 cards unknown; 640 possible deals tried.\nNone of them can be won.\n',
  );
});

describe('bad input is a sentence', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chance-')), 'piles.json');
  writeFileSync(file, JSON.stringify(OPEN));
  test.each([
    [
      'freecell --deal 1',
      'Chances are computed for klondike-3 and klondike-1 with unlimited redeals and kings on empty columns. With their other options, and for castles-in-spain, russian-solitaire, westcliff, whitehead, trigon, wasp, spiderette-1, thumb-and-pouch, easthaven, lucas, scorpion, saratoga, spider, yukon, alaska, double-klondike, number-ten, rank-and-file, limited, gargantua, the figures say how often they could still be won.',
    ],
    ['klondike-3 --deal 1 --seed x', 'The seed must be a whole number from 0 to 99999, not “x”.'],
    [
      `klondike-3 --piles ${file}`,
      'All cards are known: “patience solve” says whether the game can be won.',
    ],
  ])('%s', (args, sentence) => {
    const { out, err, status } = chance(args);
    expect({ out, status, first: err.split('\n')[0] }).toEqual({
      out: '',
      status: 2,
      first: sentence,
    });
  });
});
