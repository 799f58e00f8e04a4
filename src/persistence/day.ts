/** A day of the local calendar, as in `2026-11-23`. Texts sort like days. */
export type Day = string;

const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '9998-12-31'];

export const partsOf = (day: Day): readonly [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

/** The day of a year, month and day, both from 1. A day outside the month falls into the months around it. */
export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** True for an existing day of the years 2000 to 9998. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value >= FIRST_DAY &&
  value <= LAST_DAY &&
  dayOf(...partsOf(value)) === value;
