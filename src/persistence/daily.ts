import { parseDealId } from '../engine/deck';
import { isCount, isJsonObject } from '../engine/json';
import type { DailyDeal } from '../games/findings';
import { gameOf, type VariantId } from '../games/index';
import { addDays, type Month, monthOf } from './calendar';
import { type Day, isDay } from './day';
import { KEYS } from './keys';
import { finalResult, isClean, type ListedGame } from './record';
import type { SafeStorage } from './safeStorage';
import type { Streak } from './statistics';
import { formatStored, readStored, recentValues } from './storedJson';

/** The number from which the deal of a day is searched: 20261123 for `2026-11-23`. */
export const seedOf = (day: Day): number => Number(day.replaceAll('-', ''));

/**
 * How the deal of a day was played, from worst to best. `begun`: unfinished. `helped`: ended with the solver’s help. `late`: won, but
 * begun after its day. `clean`: won without undo, hint or help.
 */
const PLAYED = ['begun', 'lost', 'helped', 'late', 'won', 'clean'] as const;
export type PlayedMark = (typeof PLAYED)[number];

/** How a calendar marks a day. `missed`: past and not played, since the first visit. `open`: today, or before the first visit. */
export type DayMark = PlayedMark | 'missed' | 'open' | 'future';

/** The best mark of each day of a game, however many games of its deal there are. A game at its start does not count. */
export function playedDays(
  games: Iterable<ListedGame>,
  variant: VariantId,
): ReadonlyMap<Day, PlayedMark> {
  const days = new Map<Day, PlayedMark>();
  for (const game of games) {
    if (game.variant !== variant || game.source !== 'daily' || game.day === undefined) continue;
    const isUntouched = game.cursor === 0 && !game.result;
    if (isUntouched) continue;
    const [mark, known] = [playedMark(game), days.get(game.day)];
    if (!known || PLAYED.indexOf(mark) > PLAYED.indexOf(known)) days.set(game.day, mark);
  }
  return days;
}

function playedMark(game: ListedGame): PlayedMark {
  const { helped, late } = game;
  const end = finalResult(game);
  if (helped) return end ? 'helped' : 'begun';
  if (end !== 'won') return end ?? 'begun';
  if (late) return 'late';
  return isClean(game) ? 'clean' : 'won';
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

/** The medals of a month, and the days to win for each. */
export const MEDALS = [
  ['bronze', 7],
  ['silver', 14],
  ['gold', 21],
] as const;
export type Medal = (typeof MEDALS)[number][0];

/** The days of a month whose deal was won without the solver, on its day or later. */
export const winsIn = (month: Month, played: ReadonlyMap<Day, PlayedMark>): number =>
  [...played].filter(([day, mark]) => monthOf(day) === month && isWon(mark)).length;

const isWon = (mark: PlayedMark): boolean => isWonOnTime(mark) || mark === 'late';

/** True for a deal won on its day without the solver, as a streak asks. */
export const isWonOnTime = (mark: PlayedMark | undefined): boolean =>
  mark === 'won' || mark === 'clean';

/** Days in a row whose deal was won on its day, up to now and the most: counted from the days, so a wrong clock does no lasting harm. */
export function streaksOf(played: ReadonlyMap<Day, PlayedMark>, today: Day): Streak {
  let [now, best] = [0, 0];
  const current = isWonOnTime(played.get(today)) ? today : addDays(today, -1);
  for (const [day, mark] of played) {
    if (!isWonOnTime(mark) || isWonOnTime(played.get(addDays(day, -1)))) continue;
    let next = day;
    let length = 0;
    for (; isWonOnTime(played.get(next)); next = addDays(next, 1)) length++;
    best = Math.max(best, length);
    if (day <= current && current < next) now = length;
  }
  return { now, best };
}

/** What this browser remembers of daily deals. All but the first visit can be computed again. */
export type DailyMemory = ReturnType<typeof createDailyMemory>;

/** The calendar goes back to this day; earlier ones have an address only. */
export const CALENDAR_START: Day = '2020-01-01';
const MAX_DAYS = 400;

/** Creates the memory over a storage: one text for the first visit, and one for the deals of each game. */
export function createDailyMemory(storage: SafeStorage) {
  const dealsOf = (variant: VariantId) =>
    recentValues(storage, KEYS.dailyDeals + variant, 'deals', MAX_DAYS);

  return {
    dealOf: (variant: VariantId, day: Day): DailyDeal | undefined => {
      const found = dealsOf(variant).get(day);
      if (!isJsonObject(found) || typeof found.deal !== 'string') return undefined;
      const deal = parseDealId(found.deal, gameOf(variant));
      // The deal of a day is one of a thousand numbers; any other is damaged.
      if (!deal.ok || deal.value.slice(0, -3) !== String(seedOf(day))) return undefined;
      return { deal: deal.value, ...(isCount(found.par) && found.par > 0 && { par: found.par }) };
    },
    remember: (variant: VariantId, day: Day, deal: DailyDeal): void =>
      dealsOf(variant).set(day, deal),
    /** The day of the first visit. A clock set back makes it earlier for good, but not to before there was such a page. */
    firstVisit: (today: Day): Day => {
      const known = readStored(storage, KEYS.firstVisit).firstVisit;
      if (isDay(known) && known <= today) return known;
      if (today >= CALENDAR_START)
        storage.write(KEYS.firstVisit, formatStored({ firstVisit: today }));
      return today;
    },
  };
}
