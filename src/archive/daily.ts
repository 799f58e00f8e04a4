import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { GameFacts } from './playedGame';

/** A day of the local calendar, as in `2026-11-23`. Texts of days are ordered as the days are. */
export type Day = string;
/** A month, as in `2026-11`. */
export type Month = string;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '9998-12-31';

/** The day of a year, a month from 1 and a day from 1. What is beyond the end of a month or year goes on in the next. */
export const dayOf = (year: number, month: number, day: number): Day =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().replace(/T.*/, '');

const partsOf = (day: Day): readonly [year: number, month: number, day: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
  Number(day.slice(8, 10)),
];

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** True for a day of the calendar, of the years 2000 to 9998. */
export const isDay = (value: unknown): value is Day =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value >= FIRST_DAY &&
  value <= LAST_DAY &&
  dayOf(...partsOf(value)) === value;

/** The day that somebody typed, of the years 2000 to 9998; or a sentence saying what is wrong. */
export function parseDay(text: string): Result<Day, string> {
  const day = text.trim();
  return isDay(day) ? ok(day) : err(`${quote(text)} is not a day, such as 2026-11-23.`);
}

/** 0 for a Monday, 6 for a Sunday. */
export function weekdayOf(day: Day): number {
  const [year, month, date] = partsOf(day);
  return (new Date(Date.UTC(year, month - 1, date)).getUTCDay() + 6) % 7;
}

/** The day after so many days, which may be negative. */
export function addDays(day: Day, days: number): Day {
  const [year, month, date] = partsOf(day);
  return dayOf(year, month, date + days);
}

/** The same day of a later month, or of an earlier one; the month’s last day where there is none. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = partsOf(day);
  const same = dayOf(year, month + months, date);
  const last = dayOf(year, month + months + 1, 0);
  return same < last ? same : last;
}

/** The weeks of a month, each from Monday to Sunday, with nothing in place of days of other months. */
export function weeksOf(month: Month): readonly (readonly (Day | undefined)[])[] {
  const first = `${month}-01`;
  const [year, number] = partsOf(first);
  const before = weekdayOf(first);
  const [, , length] = partsOf(dayOf(year, number + 1, 0));
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
    if (each.game !== game || each.source !== 'daily' || !isDay(each.day)) continue;
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
