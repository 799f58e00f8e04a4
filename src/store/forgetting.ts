import type { GameFacts } from '../archive/playedGame';
import { keyOf } from '../archive/playedGame';
import { countedResult, isPlayed } from '../archive/statistics';
import type { Verdicts } from '../archive/verdicts';
import { isJsonObject, parseJsonObject } from '../engine/json';
import { ok, type Result } from '../engine/result';
import type { Archiving } from './browserArchiving';
import { NO_RECORD, RECORDS_KEY, readCounts } from './records';
import { ARCHIVED_KEY, type SafeStorage } from './safeStorage';

type Forgetful = Pick<Archiving, 'archive' | 'archivist'>;

/**
 * Takes a game out of the archive, the small storage and the record of its game; gives what brings it back, or the reason why it
 * cannot be read, a clause without a full stop. `others` are the facts of the games that stay. Fails if the archive fails.
 */
export async function forgetGame(
  { archive, archivist }: Forgetful,
  storage: SafeStorage,
  facts: GameFacts,
  others: Iterable<GameFacts>,
): Promise<Result<() => Promise<void>, string>> {
  const game = await archive.game(keyOf(facts));
  if (!game.ok) return game;
  await archive.remove([keyOf(facts)]);
  archivist.forget([keyOf(facts)]);
  recount(storage, facts, -1, fewestOf(facts, others));
  return ok(async () => {
    await archive.merge([game.value]);
    storage.write(ARCHIVED_KEY, '1');
    await archivist.recall(facts.game, facts.deal);
    recount(storage, facts, 1, fewestOf(facts, [facts, ...others]));
  });
}

/** Takes all games out of the archive and the small storage, and all records and verdicts. Fails if the archive fails. */
export async function forgetEverything(
  { archive, archivist }: Forgetful,
  storage: SafeStorage,
  verdicts: Verdicts,
): Promise<void> {
  await archive.removeAll();
  archivist.forgetAll();
  storage.remove(RECORDS_KEY);
  // What the solver said can be found again, and is no loss if it stays.
  await verdicts.removeAll().catch(() => {});
}

/** The fewest moves of a win of the same game; 0 without any. */
function fewestOf({ game }: GameFacts, all: Iterable<GameFacts>): number {
  let fewest = 0;
  for (const each of all) {
    if (each.game !== game || each.length === undefined) continue;
    if (countedResult(each) !== 'won') continue;
    fewest = fewest === 0 ? each.length : Math.min(fewest, each.length);
  }
  return fewest;
}

/** Counts a game out of the record of its game, or in again. */
function recount(storage: SafeStorage, facts: GameFacts, by: 1 | -1, fewest: number): void {
  const stored = parseJsonObject(storage.read(RECORDS_KEY) ?? '');
  const games = isJsonObject(stored?.games) ? stored.games : {};
  if (!(facts.game in games) || !isPlayed(facts)) return;
  const record = readCounts(NO_RECORD, games[facts.game]);
  const result = countedResult(facts);
  const changed = {
    ...record,
    started: Math.max(0, record.started + by),
    ...(result && { [result]: Math.max(0, record[result] + by) }),
    ...(result === 'won' && { fewest }),
  };
  const all = { ...stored, games: { ...games, [facts.game]: changed } };
  storage.write(RECORDS_KEY, JSON.stringify(all));
}
