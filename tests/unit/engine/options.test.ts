import { describe, expect, test } from 'vitest';
import {
  defaultValues,
  deviations,
  formatOptions,
  type GameOption,
  numberValues,
  parseOptions,
  valueInName,
} from '../../../src/engine/options';

const LANES: GameOption = {
  name: 'lanes',
  label: () => 'Lanes',
  values: numberValues(1, 3, (n) => (n === 1 ? '1 lane' : `${n} lanes`)),
  default: '2',
};
const WRAP: GameOption = {
  name: 'wrap',
  label: () => 'Around the corner',
  values: [
    { value: 'no', text: () => 'Not around', inName: () => 'not around the corner' },
    { value: 'yes', text: () => 'Around', inName: () => 'around the corner' },
  ],
  default: 'no',
};
const BOTH = [LANES, WRAP];

const parse = (text: string) => parseOptions(text, BOTH, 'race');
const refusal = (text: string, options: readonly GameOption[] = BOTH) => {
  const parsed = parseOptions(text, options, 'race');
  return parsed.ok ? 'accepted' : parsed.error;
};

describe('parseOptions', () => {
  test('options that are not given have their default', () => {
    expect(parse('lanes=3')).toEqual({ ok: true, value: { lanes: '3', wrap: 'no' } });
  });

  test('takes any order, capitals and spaces', () => {
    const value = { lanes: '1', wrap: 'yes' };
    expect(parse('wrap=yes;lanes=1')).toEqual({ ok: true, value });
    expect(parse(' LANES = 1 ; Wrap=YES ')).toEqual({ ok: true, value });
  });

  test.each([
    ['speed=3', 'race has no option “speed”; its options are lanes and wrap.'],
    ['lanes=4', '“4” is no value of lanes, which can be 1, 2 or 3.'],
    ['lanes=01', '“01” is no value of lanes, which can be 1, 2 or 3.'],
    ['lanes=2;LANES=3', 'The option lanes is given twice.'],
    ['lanes', '“lanes” is not an option; an option looks like name=value.'],
    ['', '“” is not an option; an option looks like name=value.'],
    ['lanes=1;', '“” is not an option; an option looks like name=value.'],
    ['lanes=1=2', '“lanes=1=2” is not an option; an option looks like name=value.'],
    ['lanes=1;'.repeat(30), 'There are more than 20 options.'],
  ])('refuses %j with one sentence', (text, sentence) => {
    expect(refusal(text)).toBe(sentence);
  });

  test('says it of a game with one option or none', () => {
    expect(refusal('wrap=no', [LANES])).toBe(
      'race has no option “wrap”; its only option is lanes.',
    );
    expect(refusal('wrap=no', [])).toBe('race has no options.');
  });
});

test('only deviations are written, in the declared order', () => {
  expect(formatOptions(BOTH, defaultValues(BOTH))).toBe('');
  expect(formatOptions(BOTH, { wrap: 'yes', lanes: '1' })).toBe('lanes=1;wrap=yes');
  expect(deviations(BOTH, { lanes: '2', wrap: 'yes' })).toEqual([WRAP]);
});

test('a value has words for a game’s name', () => {
  expect(valueInName(LANES, { lanes: '3' })).toBe('3 lanes');
  expect(valueInName(WRAP, { wrap: 'yes' })).toBe('around the corner');
});
