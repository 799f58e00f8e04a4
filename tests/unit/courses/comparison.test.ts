import { describe, expect, test } from 'vitest';
import { compareOutput, type RightOutput } from '../../../src/courses/comparison';
import { differenceInWords } from '../../../src/courses/differenceInWords';
import { quotable, visible } from '../../../src/courses/visible';

/** The first difference as `check` says it; `right` if there is none. */
function told(right: RightOutput, output: string, lenient = false): string {
  const { difference } = compareOutput(right, output, lenient);
  return difference ? `line ${difference.line}: ${differenceInWords(difference)}` : 'right';
}

const RIGHT = 'Deal 1\n\n\tA\t\tB\n]]]]\nPile 1 is empty. You lost!\n';

test.each([
  [RIGHT, 'right'],
  [RIGHT.replace('\t\tB', '\tB'), 'line 3: one tab where the exercise has two.'],
  [
    RIGHT.replace('\t\tB', '    B'),
    'line 3: “····” where the exercise has “→→”: → is a tab, · a space.',
  ],
  [RIGHT.replace(']]]]', ']]]'), 'line 4: 3 times “]” where the exercise has 4.'],
  [RIGHT.replace('1 is', '12 is'), 'line 5: “12” where the exercise has “1”.'],
  [RIGHT.replace('lost!', 'lost.'), 'line 5: “lost.” where the exercise has “lost!”.'],
  [RIGHT.replace('You', 'you'), 'line 5: “you” where the exercise has “You”: capitals count.'],
  [RIGHT.replace('Pile 1', 'Pile  1'), 'line 5: two spaces where the exercise has one.'],
  [
    RIGHT.replace('lost!', 'lost! '),
    'line 5: “·” at the end of the line, where the exercise has nothing: → is a tab, · a space.',
  ],
  [
    RIGHT.replace(' You lost!', ''),
    'line 5: the line ends, where the exercise goes on with “·You lost!”.',
  ],
  [
    RIGHT.replaceAll('\n', '\r\n'),
    'line 1: the line ends as in Windows, with a carriage return before the newline.',
  ],
  [RIGHT.replace('\n\n', '\n'), 'line 2: a blank line is missing.'],
  [RIGHT.replace('\n\n', '\n\n\n'), 'line 3: a blank line too many.'],
  [RIGHT.replace(']]]]\n', ''), 'line 4: a line is missing: “]]]]”.'],
  [RIGHT.replace(']]]]\n', 'debug\n]]]]\n'), 'line 4: a line too many: “debug”.'],
  [RIGHT.replace(']]]]', ''), 'line 4: a blank line, where the exercise has “]]]]”.'],
  [RIGHT.replace('\n\n', '\nx\n'), 'line 2: “x”, where the exercise has a blank line.'],
  ['Deal 1\n\n', 'line 3: the output ends, where the exercise goes on with “→A→→B”.'],
  ['Deal 1\n', 'line 2: the output ends, where the exercise goes on with a blank line.'],
  [`${RIGHT}more\n`, 'line 6: the output goes on with “more”, where the exercise ends.'],
  [`${RIGHT}\n`, 'line 6: the output goes on with a blank line, where the exercise ends.'],
  [RIGHT.trimEnd(), 'line 5: the last line does not end in a newline.'],
  ['', 'line 1: the output ends, where the exercise goes on with “Deal 1”.'],
])('%j', (output, words) => {
  expect(told({ text: RIGHT }, output)).toBe(words);
});

test('an output that waits on its last line has no newline there', () => {
  const right = { text: 'Answer: ' };
  expect(told(right, 'Answer: ')).toBe('right');
  expect(told(right, 'Answer: \n')).toBe(
    'line 1: the output ends in a newline, where the exercise waits on the same line.',
  );
});

test('cards are named, also those that no deck has', () => {
  expect(told({ text: '\t🂭\t🂡\n' }, '\t🂬\t🂡\n')).toBe(
    'line 1: 🂬 (U+1F0AC) where the exercise has 🂭 (Queen of Spades).',
  );
  expect(told({ text: '[[🂭\n' }, '[[🂾\n')).toBe(
    'line 1: 🂾 (King of Hearts) where the exercise has 🂭 (Queen of Spades).',
  );
});

describe('a move that is refused', () => {
  const right: RightOutput = {
    text: '1:AH  2:KS\nNo group.\n1:5H  2:KS\n',
    freeLines: new Set([1]),
    tableStart: '1:',
  };

  test('may be refused in any words', () => {
    expect(told(right, '1:AH  2:KS\nThese cards stay.\n1:5H  2:KS\n')).toBe('right');
  });

  test.each([
    [
      '1:AH  2:KS\n1:4H  2:3D\n1:5H  2:KS\n',
      'line 2: the move is made, where the exercise refuses it with a sentence.',
    ],
    [
      '1:AH  2:KS\n\n1:5H  2:KS\n',
      'line 2: a blank line, where the exercise refuses the move with a sentence.',
    ],
    ['1:AH  2:KS\nNo.\nYou may not.\n1:5H  2:KS\n', 'line 2: a line too many: “No.”.'],
    [
      '1:AH  2:KS\nNo.\nYou may not.\n1:4H\n',
      'line 3: “You may not.”, where the exercise makes the move.',
    ],
  ])('%j', (output, words) => {
    expect(told(right, output)).toBe(words);
  });
});

describe('leniently', () => {
  test.each([
    [RIGHT, 0],
    [RIGHT.replaceAll('\n', '  \n'), 5],
    [RIGHT.replace('\tA\t\tB', '    A  B'), 1],
    [RIGHT.replace('\n\n', '\n\n\n\n'), 2],
    [RIGHT.trimEnd(), 1],
    [RIGHT.replaceAll('\n', '\r\n'), 5],
  ])('%j is right', (output, forgiven) => {
    expect(compareOutput({ text: RIGHT }, output, true)).toEqual({ forgiven });
  });

  test.each([
    [RIGHT.replace('\t\tB', '\tB'), 'line 3: one tab where the exercise has two.'],
    [RIGHT.replace('\n\n', '\n'), 'line 2: a blank line is missing.'],
    [
      RIGHT.replace('Pile 1', 'Pile1'),
      'line 5: “Pile1 is empty. You lost!” where the exercise has “Pile 1 is empty. You lost!”.',
    ],
    [`${RIGHT}more\n`, 'line 6: the output goes on with “more”, where the exercise ends.'],
  ])('%j is not', (output, words) => {
    expect(told({ text: RIGHT }, output, true)).toBe(words);
  });
});

test('the lines around a difference are those of both sides', () => {
  const { difference } = compareOutput(
    { text: 'a\nb\nc\nd\ne\nf\ng\nh\n' },
    'a\nb\nc\nd\nX\nf\ng\nh\n',
  );
  expect(difference?.around.map(({ line, side, text }) => `${line} ${side} ${text}`)).toEqual([
    '2 both b',
    '3 both c',
    '4 both d',
    '5 right e',
    '5 actual X',
    '6 both f',
    '7 both g',
    '8 both h',
  ]);
});

test('invisible characters are made visible, and a long line is cut around what matters', () => {
  expect(visible('a\tb c\u001b[31m\u200b\u00a0\r')).toBe('a→b·c␛[31m⟨U+200B⟩⟨U+00A0⟩␍');
  expect(quotable('You lost!  ')).toBe('You lost!··');
  expect(visible('x'.repeat(1000), 500)).toBe(`…${'x'.repeat(120)}…`);
});
