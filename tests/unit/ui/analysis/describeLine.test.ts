import { expect, test } from 'vitest';
import { gameOf } from '../../../../src/games/index';
import { DRAW } from '../../../../src/games/layouts/rules';
import { describeLine, describeLines } from '../../../../src/ui/analysis/describeLine';

const ID = 'klondike-1';
const { rules } = gameOf(ID);
const dealt = rules.deal('4711');

/** The move that is named so in the deal. */
const move = (words: string): unknown =>
  rules.legalMoves(dealt).find((each) => describeLine(ID, dealt, [each]) === words);

const ace = move('Ace of Hearts to foundation 1');
const six = move('6 of Spades onto 7 of Diamonds');
const nine = move('9 of Clubs onto 10 of Diamonds');

test('a line is its last move, after the one before it or after their number', () => {
  const wordsOf = (...line: readonly unknown[]): string => describeLine(ID, dealt, line);
  expect(wordsOf(ace)).toBe('Ace of Hearts to foundation 1');
  expect(wordsOf(nine, ace)).toBe(
    'First 9 of Clubs onto 10 of Diamonds, then Ace of Hearts to foundation 1',
  );
  expect(wordsOf(DRAW, ace)).toBe('Ace of Hearts to foundation 1, after 1 move');
  expect(wordsOf(DRAW, nine, ace)).toBe('Ace of Hearts to foundation 1, after 2 moves');
});

test('lines whose words would be the same name what each has alone', () => {
  const lines = [[DRAW, six, ace], [DRAW, nine, ace], [DRAW, DRAW, ace], [six]];
  expect(describeLines(ID, dealt, lines)).toEqual([
    'First 6 of Spades onto 7 of Diamonds, then Ace of Hearts to foundation 1',
    'First 9 of Clubs onto 10 of Diamonds, then Ace of Hearts to foundation 1',
    'Ace of Hearts to foundation 1, after 2 moves',
    '6 of Spades onto 7 of Diamonds',
  ]);
});
