import { t } from '@lingui/core/macro';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { type Day, dayOf, isDay, partsOf } from './day';

/** A month, as in `2026-11`. */
export type Month = string;

const DAY_MS = 86_400_000;

/** Parses a typed day of the years 1000 to 9998; or says in a sentence what is wrong. */
export function parseDay(text: string): Result<Day, string> {
  const day = text.trim();
  if (isDay(day)) return ok(day);
  const typed = quote(text);
  return err(t`${typed} is not a day of the years 1000 to 9998, such as 2026-11-23.`);
}

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const DAYS_IN_WEEK = 7;

/** 0 for Monday to 6 for Sunday; or counted from another `first` day of the week. */
export const weekdayOf = (day: Day, first = 0): number =>
  (new Date(Date.parse(day)).getUTCDay() + 6 + DAYS_IN_WEEK - first) % DAYS_IN_WEEK;

/** The day `days` later; earlier if negative. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The length of the month `months` after a day’s. */
const daysInMonth = (day: Day, months = 0): number => {
  const [year, month] = partsOf(day);
  return partsOf(dayOf(year, month + months + 1, 0))[2];
};

/** The days from one to another, both included. */
export const daysBetween = (first: Day, last: Day): readonly Day[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 }, (_, i) =>
    addDays(first, i),
  );

/** The same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  return dayOf(year, month + months, Math.min(date, daysInMonth(day, months)));
}

/** The weeks of a month, from Monday or another `first` weekday on; undefined stands for days of other months. */
export function weeksOf(month: Month, first = 0): readonly (readonly (Day | undefined)[])[] {
  const start = `${month}-01`;
  const before = weekdayOf(start, first);
  const length = daysInMonth(start);
  return Array.from({ length: Math.ceil((before + length) / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => {
      const date = week * DAYS_IN_WEEK + weekday - before;
      return date >= 0 && date < length ? addDays(start, date) : undefined;
    }),
  );
}
