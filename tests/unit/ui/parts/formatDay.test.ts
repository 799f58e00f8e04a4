import { expect, test, vi } from 'vitest';
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

test('French writes the first of a month as an ordinal', async () => {
  // Another language begins with a reload.
  vi.resetModules();
  const french = await import('../../../../src/locales/i18n');
  const days = await import('../../../../src/ui/parts/formatDay');
  french.i18n.loadAndActivate({ locale: 'fr', messages: {} });
  expect(days.formatWeekday('2026-12-01')).toBe('mardi 1er décembre 2026');
  expect(days.formatDayOfYear('2026-12-11')).toBe('11 décembre');
  expect(days.formatMonth('2026-12-01')).toBe('décembre 2026');
});
