import { type Day, parseDay, seedOf } from '../archive/daily';
import { type GameFacts, keyOf } from '../archive/playedGame';
import type { DealId } from '../engine/dealId';
import { parseDealId } from '../engine/deck';
import { isCount, isJsonObject, parseJsonObject } from '../engine/json';
import { dealsOf, type VariantId } from '../games';
import { PREFIX, type SafeStorage } from './safeStorage';
import { type PlayedGame, parseSavedGame } from './savedGame';

/** The daily deal of a day, as the solver found it. */
export interface DailyDeal {
  readonly deal: DealId;
  /** Its par in moves, once it is known. */
  readonly par?: number;
}

/** What this browser remembers of daily deals. All of it but the first visit can be found again. */
export interface DailyMemory {
  readonly dealOf: (game: VariantId, day: Day) => DailyDeal | undefined;
  readonly remember: (game: VariantId, day: Day, deal: DailyDeal) => void;
  /** The day of the first visit. A clock that was set back makes it earlier, and it stays so. */
  readonly firstVisit: (today: Day) => Day;
}

const KEY = `${PREFIX}daily`;
const KEY_OF_DEALS = `${PREFIX}daily/`;

/** Days of which the deals are remembered, for each game. */
const MOST_DAYS = 400;

/** The memory of daily deals, over a storage: a text for the first visit, and one for the deals of each game. */
export function createDailyMemory(storage: SafeStorage): DailyMemory {
  const dealsIn = (game: VariantId): Readonly<Record<Day, unknown>> => {
    const value = parseJsonObject(storage.read(KEY_OF_DEALS + game) ?? '');
    return value?.version === 1 && isJsonObject(value.deals) ? value.deals : {};
  };

  function dealOf(game: VariantId, day: Day): DailyDeal | undefined {
    const found = dealsIn(game)[day];
    if (!isJsonObject(found) || typeof found.deal !== 'string') return undefined;
    const deal = parseDealId(found.deal, dealsOf(game));
    // A day has a thousand numbers to choose from; any other is damaged.
    if (!deal.ok || deal.value.slice(0, -3) !== String(seedOf(day))) return undefined;
    return { deal: deal.value, ...(isCount(found.par) && found.par > 0 && { par: found.par }) };
  }

  function remember(game: VariantId, day: Day, deal: DailyDeal): void {
    const all = Object.entries({ ...dealsIn(game), [day]: deal }).sort(([a], [b]) =>
      a < b ? 1 : -1,
    );
    const others = all.filter(([each]) => each !== day).slice(0, MOST_DAYS - 1);
    const deals = Object.fromEntries([[day, deal], ...others]);
    storage.write(KEY_OF_DEALS + game, JSON.stringify({ version: 1, deals }));
  }

  function firstVisit(today: Day): Day {
    const stored = parseJsonObject(storage.read(KEY) ?? '')?.firstVisit;
    const known = typeof stored === 'string' ? parseDay(stored) : undefined;
    if (known?.ok && known.value <= today) return known.value;
    storage.write(KEY, JSON.stringify({ version: 1, firstVisit: today }));
    return today;
  }

  return { dealOf, remember, firstVisit };
}

/** When a daily deal is opened. */
export interface OpenedDaily {
  /** The day that it belongs to, and the day it is now. */
  readonly day: string;
  readonly today: string;
  /** The moment it is now, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * A game as the daily deal of its day. It is late if it is begun after its day; what was decided then stays, whatever the
 * clock or the time zone do.
 */
export function asDaily(game: PlayedGame, { day, today, now }: OpenedDaily): PlayedGame {
  if (game.source === 'daily' && game.day !== undefined) return game;
  const late = day < today && { late: true as const };
  return { ...game, source: 'daily', day, started: game.started ?? now, ...late };
}

/** The facts of a game’s daily deals: those among the saved games, and the archived ones. Unreadable texts are left alone. */
export function dailyFacts(
  texts: Pick<SafeStorage, 'keys' | 'read'>,
  archived: readonly GameFacts[],
  game: VariantId,
): readonly GameFacts[] {
  const own = archived.filter((facts) => facts.game === game && facts.source === 'daily');
  const all = new Map(own.map((facts) => [keyOf(facts), facts]));
  const prefix = `${PREFIX}${game}/`;
  for (const key of texts.keys(prefix)) {
    const text = texts.read(key) ?? '';
    const saved = parseSavedGame(text, game, key.slice(prefix.length).split('/', 1)[0] ?? '');
    if (!saved.ok || saved.value.source !== 'daily') continue;
    const { version: _version, moves: _moves, outcome, ...rest } = saved.value;
    const started = rest.started ?? rest.at;
    const facts = { ...rest, started, ...(outcome && { result: outcome }) };
    // What is saved is as new as what is archived, or newer.
    all.set(keyOf(facts), facts);
  }
  return [...all.values()];
}

/** The earliest day that a calendar begins with: the first visit, or the earliest day somebody played. */
export const firstDayOf = (firstVisit: Day, played: Iterable<Day>): Day =>
  [...played].reduce((first, day) => (day < first ? day : first), firstVisit);
