import { expect, test } from 'vitest';
import { i18n } from '../../../../src/locales/i18n';
import {
  formatDay,
  formatDayOfYear,
  formatMonth,
  formatShortDay,
  formatWeekday,
} from '../../../../src/ui/parts/formatDay';

test('days are written as the language of the page writes them', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  const day = '2026-11-23';
  expect(
    [formatDay, formatDayOfYear, formatMonth, formatWeekday].map((format) => format(day)),
  ).toEqual(['23. November 2026', '23. November', 'November 2026', 'Montag, 23. November 2026']);
  expect(formatShortDay(day)).toMatch(/^23\. Nov\. 2026$/);
});
