import { expect, test } from 'vitest';
import { i18n } from '../../../../src/locales/i18n';
import { firstWeekday, weekdays } from '../../../../src/ui/daily/week';

test('a week in English', () => {
  expect(weekdays().map(({ short }) => short)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  expect(weekdays().at(-1)?.name).toBe('Sunday');
});

test.each([
  ['de', 0, 'Montag', 'Mo'],
  ['pt-BR', 6, 'domingo', 'dom.'],
  ['ja', 6, '日曜日', '日'],
])('the first day of a week in %s', (locale, first, name, short) => {
  i18n.loadAndActivate({ locale, messages: {} });
  try {
    expect(firstWeekday()).toBe(first);
    expect(weekdays()[0]).toEqual({ name, short });
  } finally {
    i18n.activate('en');
  }
});
