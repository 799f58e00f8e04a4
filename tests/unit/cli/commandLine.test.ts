import { describe, expect, test } from 'vitest';
import { PatienceCommand } from '../../../src/cli/commandLine';
import { readArguments } from '../../support/arguments';

test('words keep their order; values follow their names, or =', () => {
  expect(readArguments(['tens', '--games', '5', '--json', '--first=-2', 'x'])).toEqual({
    words: ['tens', 'x'],
    options: { games: '5', json: true, first: '-2' },
  });
  expect(readArguments(['--first', '-2'])).toEqual({ words: [], options: { first: '-2' } });
  expect(readArguments(['-', '-5'])).toEqual({ words: ['-', '-5'], options: {} });
  expect(readArguments(['--games='])).toEqual({ words: [], options: { games: '' } });
  expect(readArguments(['--', '--json'])).toEqual({ words: ['--json'], options: {} });
});

test.each([
  [['--games'], '--games needs a value.'],
  [['--json', '--json'], '--json is given twice.'],
  [['--games', '1', '--games=2'], '--games is given twice.'],
  [['--json=1'], 'There is no option “--json=1” here.'],
  [['--fast'], 'There is no option “--fast” here.'],
  [["--it's 'so'"], "There is no option “--it's 'so'” here."],
  [['-x'], 'There is no option “-x” here.'],
])('%j: %s', (args, sentence) => {
  expect(readArguments(args)).toBe(sentence);
});

test('full-width arguments are read, but names of files stay', () => {
  let read: unknown;
  const root = new PatienceCommand('patience');
  root
    .command('replay')
    .argument('<game>')
    .argument('[deal]')
    .argument('<file>')
    .option('--deck <cards>')
    .option('--piles <file>')
    .option('--json')
    .action((...given: readonly unknown[]) => {
      read = given.slice(0, 4);
    });
  root.parse(
    [
      'replay',
      'ｋｌｏｎｄｉｋｅ－３',
      '２７６',
      '棋譜１.txt',
      '--deck=ＡＨ、２Ｄ',
      '--piles',
      '１.json',
      '--json',
    ],
    { from: 'user' },
  );
  expect(read).toEqual([
    'klondike-3',
    '276',
    '棋譜１.txt',
    { deck: 'AH,2D', piles: '１.json', json: true },
  ]);
});

describe('a command', () => {
  const program = () => {
    const root = new PatienceCommand('patience');
    root.command('list').action(() => undefined);
    root
      .command('replay')
      .argument('<game>')
      .argument('<file>')
      .action(() => undefined);
    return root;
  };

  test.each([
    ['dance', 'There is no command “dance”.'],
    ['list all', 'list takes no argument.'],
    ['replay', 'The name of a game is needed.'],
    ['replay golf', 'One file of moves is needed.'],
    ['replay golf a b', 'One file at a time, not also “b”.'],
  ])('%s: %s', (line, sentence) => {
    expect(() => program().parse(line.split(' '), { from: 'user' })).toThrow(sentence);
  });
});
