import { parseRecord } from '../archive/parseRecord';
import { isJsonObject, parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { NO_GUESSES, NO_RECORD, RECORDS_KEY, readCounts } from './records';
import type { SafeStorage } from './safeStorage';

type Entries = Readonly<Record<string, unknown>>;

/** The stored records, a game each, and the guesses, if there are any: as backups have them. */
export function recordEntries(storage: SafeStorage): readonly object[] {
  const { games, guesses } = storedRecords(storage);
  const counted = readCounts(NO_GUESSES, guesses);
  return [
    ...Object.entries(games).map(([game, counts]) => ({
      game,
      ...readCounts(NO_RECORD, counts),
    })),
    ...(counted.total > 0 ? [counted] : []),
  ];
}

/**
 * Counts what an entry of a backup has, where that is more: merged again, or in another order, the records stay the same. Or
 * says why it cannot be read, a clause without a full stop.
 */
export function mergeRecord(storage: SafeStorage, entry: unknown): Result<void, string> {
  const parsed = parseRecord(entry);
  if (!parsed.ok) return parsed;
  const { game, counts } = parsed.value;
  const { games, guesses } = storedRecords(storage);
  if (game === undefined) {
    const more = greater(readCounts(NO_GUESSES, guesses), readCounts(NO_GUESSES, counts));
    return write(storage, { games, guesses: more });
  }
  const [here, given] = [readCounts(NO_RECORD, games[game]), readCounts(NO_RECORD, counts)];
  const wins = [here.fewest, given.fewest].filter((moves) => moves > 0);
  const fewest = wins.length > 0 ? Math.min(...wins) : 0;
  return write(storage, { games: { ...games, [game]: { ...greater(here, given), fewest } } });
}

function storedRecords(storage: SafeStorage): {
  readonly games: Entries;
  readonly guesses: unknown;
} {
  const { games, guesses } = parseJsonObject(storage.read(RECORDS_KEY) ?? '') ?? {};
  return { games: isJsonObject(games) ? games : {}, guesses };
}

function write(storage: SafeStorage, change: Entries): Result<void, string> {
  const { games, guesses } = storedRecords(storage);
  const text = JSON.stringify({
    games,
    ...(guesses !== undefined && { guesses }),
    ...change,
    version: 1,
  });
  return storage.write(RECORDS_KEY, text).ok ? ok(undefined) : err('there is no room for it');
}

/** The greater of two counts, each. */
const greater = <Counts extends object>(a: Counts, b: Counts): Counts => {
  const others = new Map<string, number>(Object.entries(b));
  const counts = Object.entries(a).map(([key, count]) => [
    key,
    Math.max(count, others.get(key) ?? 0),
  ]);
  return Object.fromEntries(counts) as Counts;
};
