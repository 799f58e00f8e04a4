import { expect, test } from 'vitest';
import { parseSweep } from '../../../../src/lab/sweep';
import { noGames } from '../../../../src/lab/tally';
import { EXPERIMENTS, experiments } from '../../../../src/ui/lab/experiments';
import { highestGuess } from '../../../../src/ui/lab/findings';
import { parseGuess } from '../../../../src/ui/lab/GuessForm';
import { judgeShare, namedGuess, numberGuess } from '../../../../src/ui/lab/guesses';

test.each([
  ['15', 0.15],
  [' 7.7% ', 0.077],
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

test('a guess of a share stands beside the answer', () => {
  expect(judgeShare(0.6, 0.312)).toBe('You guessed 60%; it is 31.2%.');
  expect(judgeShare(0.18, 0.183)).toBe('You guessed 18%; it is 18.3%. Well guessed!');
});

test('of numbers to choose from, the nearest one is named, and the right one is right', () => {
  const { choices, judge } = numberGuess([4, 40, 400], String, () => 300);
  expect(choices).toEqual(['4', '40', '400']);
  expect(judge('40', [])).toBe('You guessed 40; it is 300.');
  expect(judge('400', [])).toBe('You guessed 400, the nearest choice: it is 300.');
  expect(numberGuess([3, 7], String, () => 7).judge('7', [])).toBe(
    'You guessed 7, and that is right.',
  );
  // A choice has a capital on its own, and none within the sentence.
  expect(
    numberGuess(
      [4, 40],
      (count) => `One in ${count}`,
      () => 40,
    ).judge('One in 4', []),
  ).toBe('You guessed one in 4; it is one in 40.');
  // What never happened is nearest to the smallest choice.
  expect(numberGuess([4, 40], String, () => 0).judge('4', [])).toMatch(/nearest/);
});

test('of names to choose from, one is right', () => {
  const { judge } = namedGuess(['Elevens', 'Tens'], () => 'Tens');
  expect(judge('Tens', [])).toBe('You guessed Tens, and that is right.');
  expect(judge('Elevens', [])).toBe('You guessed Elevens; it is Tens.');
});

test('a guess of a sweep is right if nothing is won more often', () => {
  const sweep = parseSweep('elevens;places=8..10');
  if (!sweep.ok) throw new Error(sweep.error);
  const { choices, judge } = highestGuess(sweep.value);
  const tallies = sweep.value.values.map(({ game, player }, i) => ({
    ...noGames({ game, player, first: '0' }),
    games: 10,
    won: i,
  }));
  expect(choices).toEqual(['8 places', '9 places', '10 places']);
  expect(judge('10 places', tallies)).toBe('You guessed 10 places, and that is right.');
  expect(judge('8 places', tallies)).toBe('You guessed 8 places; it is 10 places.');
});

test.each(EXPERIMENTS)('%s says how near each of its guesses was', (name) => {
  const { choices, judge } = experiments[name].guess();
  const said = (choice: string): string => judge(choice, []).toLowerCase();
  for (const choice of choices)
    expect(said(choice)).toContain(`you guessed ${choice.toLowerCase()}`);
});
