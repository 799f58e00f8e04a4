import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EXERCISES } from '../../src/courses/exercise';
import { wrongDealFinder } from '../../src/courses/firstDeal';
import { plantedFaultsOf, plantFault } from '../../src/games/plantedFaults';
import { patience, programFile } from '../support/terminal';

test.each(EXERCISES)(
  '%s has at least eight planted faults, each shown by one of 1,000 deals',
  (id) => {
    const names = Object.keys(plantedFaultsOf(id));
    expect(names.length).toBeGreaterThanOrEqual(8);
    const firstWrongDeal = wrongDealFinder(id);
    for (const name of names) {
      const game = plantFault(id, name);
      expect(game.ok && firstWrongDeal(game.value), `${id} ${name}`).toMatchObject({
        line: expect.any(Number),
      });
    }
  },
);

test('only the terminal program has planted faults', () => {
  const importers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) => /from '[^']*plantedFaults/.test(readFileSync(`src/${name}`, 'utf8')));
  expect(importers).toContain('games/plantedFaults.ts');
  const others = importers.filter((name) => name !== 'games/plantedFaults.ts');
  expect(others.filter((name) => !name.startsWith('cli/'))).toEqual([]);
});

test('faults lists them, with the first deal and line that show them', () => {
  const { out, err, status } = patience(['faults', 'pictures']);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  expect(out).toMatch(/^lost-tab +two tabs after one another become one \(deal 0, line 15\)$/m);
  expect(out).toMatch(/^late-win .*\(deal 7, line 99\)$/m);
});

test('a fault that is not planted is named', () => {
  expect(patience(['transcript', 'pictures', '0', '--fault', 'typo'])).toMatchObject({
    err: expect.stringContaining(
      'pictures has no planted fault “typo”; “patience faults pictures” lists them.',
    ),
    status: 2,
  });
  expect(patience(['faults', 'golf']).err).toContain('golf has no planted faults');
});

test('transcript, play and simulate play with a fault', () => {
  const [right, wrong] = [[], ['--fault', 'from-zero']].map(
    (fault) => patience(['transcript', 'perditio-tempus', '0', ...fault]).out,
  );
  expect(right).toMatch(/^Got three from pile 1\.\n/);
  expect(wrong).toMatch(/^Got three from pile 0\.\n/);
  expect(patience(['play', 'elevens', '--deal', '0', '--fault', 'ten-as-10'], 'q\n').out).toMatch(
    /^1:QD {2}2:10S /,
  );
  const table = (...fault: readonly string[]) =>
    patience(['simulate', 'pictures', '--games', '300', '--first', '0', ...fault]).out;
  expect(table('--fault', 'one-pictures')).toBe(table());
  expect(table('--fault', 'three-rounds')).not.toBe(table());
});

/** How `check` runs a faulty program: this one, with a fault, behind a shell that reads the deal number where the program does not. */
const faulty = (game: string, fault: string): readonly string[] => {
  const program = `"${process.execPath}" "${programFile()}"`;
  if (game === 'perditio-tempus')
    return ['sh', '-c', `read n; ${program} transcript ${game} $n --fault ${fault}`];
  return game === 'pictures' || game === 'eight-stacks'
    ? ['sh', '-c', `${program} play ${game} --fault ${fault}`]
    : ['sh', '-c', `read n; exec ${program} play ${game} --deal $n --fault ${fault}`];
};

const FAULTS: readonly (readonly [game: string, fault: string, deal: number, sentence: string])[] =
  [
    ['perditio-tempus', 'king-as-12', 0, 'line 4: “eight” where the exercise has “three”.'],
    [
      'perditio-tempus',
      'always-won',
      1,
      'line 46: “You won!” where the exercise has “Pile 1 is empty. You lost!”.',
    ],
    ['perditio-tempus', 'from-zero', 0, 'line 1: “0.” where the exercise has “1.”.'],
    [
      'pictures',
      'fifth-round',
      0,
      'line 80: “After shuffling, starting fifth round...” where the exercise has “You uncovered only 7 pictures, you lost!”.',
    ],
    ['pictures', 'lost-tab', 0, 'line 15: one tab where the exercise has two.'],
    [
      'pictures',
      'last-tab',
      0,
      'line 9: “→” at the end of the line, where the exercise has nothing: → is a tab, · a space.',
    ],
    ['pictures', 'one-pictures', 0, 'line 67: “pictures” where the exercise has “picture”.'],
    ['pictures', 'no-blank-line', 0, 'line 13: a blank line is missing.'],
    ['pictures', 'knight', 0, 'line 9: 🃌 (U+1F0CC) where the exercise has 🃍 (Queen of Diamonds).'],
    ['eight-stacks', 'round-early', 0, 'line 130: “first” where the exercise has “second”.'],
    ['eight-stacks', 'narrow-stacks', 0, 'line 112: 13 spaces where the exercise has 14.'],
    ['eight-stacks', 'bracket', 0, 'line 17: 3 times “[” where the exercise has 2.'],
    ['eight-stacks', 'counts-placed', 0, 'line 2: “37” where the exercise has “15”.'],
    ['elevens', 'undealt-off-by-one', 0, 'line 2: “44” where the exercise has “43”.'],
    ['elevens', 'one-left-empty', 0, 'line 3: “3:--” where the exercise has “3:TD”.'],
    [
      'elevens',
      'never-lost',
      2,
      'line 23: the output ends, where the exercise goes on with “Sorry, you lose.”.',
    ],
    ['tens', 'early-end', 1, 'line 46: a line too many: “Sorry, you lose.”.'],
    [
      'klondike-1',
      'any-colour',
      1,
      'line 41: the move is made, where the exercise refuses it with a sentence.',
    ],
    [
      'klondike-1',
      'no-redeal',
      0,
      'line 900: “That is not allowed.”, where the exercise makes the move.',
    ],
    ['klondike-3', 'one-cards', 0, 'line 6: “cards)” where the exercise has “card)”.'],
  ];

describe('check finds', () => {
  test.each(FAULTS)('%s %s', (game, fault, deal, sentence) => {
    const checked = patience([
      'check',
      game,
      '--deals',
      `${deal}..${deal}`,
      '--',
      ...faulty(game, fault),
    ]);
    expect(checked.out.split('\n')[0]).toBe(`Deal ${deal}, ${sentence}`);
    expect(checked).toMatchObject({ err: '', status: 1 });
    expect(checked.out.trimEnd().split('\n').at(-1)).toBe('0 of 1 deal right.');
  });
});
