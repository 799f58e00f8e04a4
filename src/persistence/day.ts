// Days as records hold them. Sums of days, weeks and months are in `calendar.ts`.

/** A day of the local calendar, as in `2026-11-23`. Texts sort like days. */
export type Day = string;

/** A clock may be wrong, so days long past are days, too. */
const [FIRST_DAY, LAST_DAY] = ['1000-01-01', '9998-12-31'];

/** The year, month and day of a day, month and day from 1. */
export const partsOf = (day: Day) =>
  day.split('-').map(Number) as [year: number, month: number, day: number];

/** The day of a year, month and day, both from 1. A day outside the month falls into the months around it. */
export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The day of the local calendar at a moment. */
export const localDay = (at: Date): Day => dayOf(at.getFullYear(), at.getMonth() + 1, at.getDate());

/** True for an existing day of the years 1000 to 9998. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value >= FIRST_DAY &&
  value <= LAST_DAY &&
  dayOf(...partsOf(value)) === value;

/** A point in time: milliseconds since 1970, negative ones before it. */
export type Moment = number;

/** The last moment of a calendar. */
const LAST_MOMENT = 8.64e15;

/** True for a moment, also one long past: a clock may be wrong. */
export const isMoment = (value: unknown): value is Moment =>
  Number.isSafeInteger(value) && Math.abs(Number(value)) <= LAST_MOMENT;
