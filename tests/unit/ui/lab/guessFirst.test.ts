import { expect, test } from 'vitest';
import { guessInWords, parseGuess } from '../../../../src/ui/lab/GuessFirst';

test.each([
  ['15', 0.15],
  [' 7.7 % ', 0.077],
  ['7,5', 0.075],
  ['0', 0],
  ['100', 1],
])('%j is a guess', (text, share) => {
  expect(parseGuess(text)).toEqual({ ok: true, value: share });
});

test.each([
  ['', 'A guess is a number from 0 to 100.'],
  ['101', 'A guess is a number from 0 to 100, not “101”.'],
  ['-1', 'A guess is a number from 0 to 100, not “-1”.'],
  ['a lot', 'A guess is a number from 0 to 100, not “a lot”.'],
  ['1e1', 'A guess is a number from 0 to 100, not “1e1”.'],
])('%j is none', (text, error) => {
  expect(parseGuess(text)).toEqual({ ok: false, error });
});

test('a guess stands beside the answer', () => {
  expect(guessInWords(0.3, 0.183)).toBe(
    'Your guess: 30\u00a0%. The run: 18.3\u00a0%, 11.7 points away.',
  );
  expect(guessInWords(0.18, 0.183)).toBe(
    'Your guess: 18\u00a0%. The run: 18.3\u00a0%. Well guessed!',
  );
});
