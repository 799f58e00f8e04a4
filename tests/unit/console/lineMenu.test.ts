import { expect, test } from 'vitest';
import { menu, parseAnswer, question } from '../../../src/console/lineMenu';

test.each([
  ['q', { kind: 'quit' }],
  [' q  ', { kind: 'quit' }],
  ['1', { kind: 'lines', from: 1, to: 1 }],
  ['12', { kind: 'lines', from: 1, to: 12 }],
  ['-1', { kind: 'lines', from: 12, to: 12 }],
  ['-12', { kind: 'lines', from: 1, to: 12 }],
  ['3--5', { kind: 'lines', from: 3, to: 5 }],
  [' 3 -- 3 ', { kind: 'lines', from: 3, to: 3 }],
])('%j of 12 lines', (text, answer) => {
  expect(parseAnswer(text, 12)).toEqual(answer);
});

test.each([
  '',
  'Q',
  '0',
  '13',
  '-0',
  '-13',
  '- 1',
  '+1',
  '5--3',
  '0--3',
  '3--13',
  '3-5',
  '3--',
  '1.0',
])('%j of 12 lines is no answer', (text) => {
  expect(parseAnswer(text, 12)).toBeUndefined();
});

test('question and menu name the number of lines', () => {
  expect(question(12)).toBe('There are 12 lines of output; what do you want me to do?');
  expect(menu(12)).toContain('between 1 and 12');
  expect(menu(12)).toMatch(/\n {7}$/);
});
