import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { GameFacts } from './playedGame';

/** A day of the local calendar, as in `2026-11-23`. Texts of days are ordered as the days are. */
export type Day = string;
/** A month, as in `2026-11`. */
export type Month = string;

const FIRST_YEAR = 2000;
const LAST_YEAR = 9998;
const MONTHS = 12;
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const pad = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** The day of a year, a month from 1 and a day from 1. */
export const dayOf = (year: number, month: number, day: number): Day =>
  `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

const partsOf = (day: Day): readonly [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

export const monthOf = (day: Day): Month => day.slice(0, 7);

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const lengthOf = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0);

/** The day that somebody typed, of the years 2000 to 9998; or a sentence saying what is wrong. */
export function parseDay(text: string): Result<Day, string> {
  const day = text.trim();
  const [year, month, date] = partsOf(day);
  const exists =
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    year >= FIRST_YEAR &&
    year <= LAST_YEAR &&
    date >= 1 &&
    date <= lengthOf(year, month);
  return exists ? ok(day) : err(`${quote(text)} is not a day, such as 2026-11-23.`);
}

/** Days since 1 March of the year 0, whose leap day is then the last of a year. */
function serialOf(day: Day): number {
  const [year, month, date] = partsOf(day);
  const shifted = (month + 9) % MONTHS;
  const from = month <= 2 ? year - 1 : year;
  const leaps = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400);
  return from * 365 + leaps + Math.floor((153 * shifted + 2) / 5) + date - 1;
}

/** 0 for a Monday, 6 for a Sunday. */
export const weekdayOf = (day: Day): number => (serialOf(day) + 2) % 7;

/** The day after so many days, which may be negative. */
export function addDays(day: Day, days: number): Day {
  let [year, month, date] = partsOf(day);
  date += days;
  while (date < 1) {
    month--;
    if (month < 1) [year, month] = [year - 1, MONTHS];
    date += lengthOf(year, month);
  }
  while (date > lengthOf(year, month)) {
    date -= lengthOf(year, month);
    month++;
    if (month > MONTHS) [year, month] = [year + 1, 1];
  }
  return dayOf(year, month, date);
}

/** The same day of a later month, or of an earlier one; the month’s last day where there is none. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const all = year * MONTHS + month - 1 + months;
  const [to, at] = [Math.floor(all / MONTHS), (all % MONTHS) + 1];
  return dayOf(to, at, Math.min(date, lengthOf(to, at)));
}

/** The weeks of a month, each from Monday to Sunday, with nothing in place of days of other months. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const first = `${month}-01`;
  const [year, number] = partsOf(first);
  const before = weekdayOf(first);
  const length = lengthOf(year, number);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= length ? dayOf(year, number, date) : undefined;
    }),
  );
}

/** What the daily deal of a day is sought from: 20261123 for `2026-11-23`. */
export const seedOf = (day: Day): number => Number(day.replaceAll('-', ''));

/**
 * How a day’s deal was played, from least to best. `begun`: not ended. `helped`: ended with the solver’s help. `late`: won, but
 * begun after its day. `clean`: won without undo, hint or help.
 */
const PLAYED = ['begun', 'lost', 'helped', 'late', 'won', 'clean'] as const;
export type PlayedMark = (typeof PLAYED)[number];

/** What a calendar shows of a day. `missed`: over, and not played since the first visit. `open`: today, or before it. */
export type DayMark = PlayedMark | 'missed' | 'open' | 'future';

/** How each day’s deal of a game was played best. A day counts once, however many games of its deal there are. */
export function playedDays(
  facts: Iterable<GameFacts>,
  game: VariantId,
): ReadonlyMap<Day, PlayedMark> {
  const days = new Map<Day, PlayedMark>();
  for (const each of facts) {
    if (each.game !== game || each.source !== 'daily' || each.day === undefined) continue;
    // A damaged day would be none of the calendar’s.
    if (!parseDay(each.day).ok) continue;
    const [mark, known] = [playedMark(each), days.get(each.day)];
    if (!known || PLAYED.indexOf(mark) > PLAYED.indexOf(known)) days.set(each.day, mark);
  }
  return days;
}

function playedMark({ result, helped, late, undos, hints }: GameFacts): PlayedMark {
  if (helped) return result ? 'helped' : 'begun';
  if (result !== 'won') return result ?? 'begun';
  if (late) return 'late';
  return undos || hints ? 'won' : 'clean';
}

/** The mark of a day, seen from today; days before the first visit are not missed. */
export function markOf(
  day: Day,
  today: Day,
  firstVisit: Day,
  played: ReadonlyMap<Day, PlayedMark>,
): DayMark {
  const mark = played.get(day);
  if (mark) return mark;
  if (day > today) return 'future';
  return day < today && day >= firstVisit ? 'missed' : 'open';
}

/** Days in a row whose deal was won on its day. */
export interface DailyStreaks {
  readonly now: number;
  readonly best: number;
}

const isOnTime = (mark: PlayedMark | undefined): boolean => mark === 'won' || mark === 'clean';

/**
 * The streak that today or yesterday belongs to, and the longest. It is counted from days alone, never kept as a number: a
 * clock that is set back or forward, and set right again, changes nothing.
 */
export function streaksOf(played: ReadonlyMap<Day, PlayedMark>, today: Day): DailyStreaks {
  let [now, best] = [0, 0];
  const yesterday = addDays(today, -1);
  const current = isOnTime(played.get(today)) ? today : yesterday;
  for (const [day, mark] of played) {
    if (!isOnTime(mark) || isOnTime(played.get(addDays(day, -1)))) continue;
    let length = 1;
    let isCurrent = day === current;
    for (let next = addDays(day, 1); isOnTime(played.get(next)); next = addDays(next, 1)) {
      length++;
      isCurrent ||= next === current;
    }
    best = Math.max(best, length);
    if (isCurrent) now = length;
  }
  return { now, best };
}
