import type { Connection } from './connection';
import type { Journal } from './journal';
import type { Outcome } from './mergeRecords';
import {
  byId,
  compareRevisions,
  factsOf,
  type GameFacts,
  type GameRecord,
  type ListedGame,
} from './record';

export type GameList = ReturnType<typeof createGameList>;

/** The facts of all games. They are read once, and again after a change by another tab. */
export function createGameList({ read, onChange }: Connection, journal: Journal) {
  let listing: Promise<readonly ListedGame[]> | undefined;
  /** True while this tab stores games. The list is then updated instead of read again. */
  let isStoring = false;

  onChange((isOwn) => {
    if (!isOwn || !isStoring) listing = undefined;
  });

  async function readAll(): Promise<readonly ListedGame[]> {
    const stored = await read((database) => database.list());
    if (!stored) listing = undefined;
    return withNewer(stored ?? [], journal.records().map(factsOf));
  }

  return {
    /** Only the games of the journal if the database fails. */
    read: (): Promise<readonly ListedGame[]> => {
      listing ??= readAll();
      return listing;
    },
    /** Runs a task that stores these states, and adds them to the list. The task resolves to undefined if the database fails. */
    whileStoring: async (
      records: readonly GameRecord[],
      store: () => Promise<readonly Outcome[] | undefined>,
    ): Promise<readonly Outcome[] | undefined> => {
      isStoring = true;
      const outcomes = await store();
      isStoring = false;
      const isComplete = outcomes && !outcomes.includes('newerHere');
      listing = isComplete
        ? listing?.then((list) => withNewer(list, records.map(factsOf)))
        : undefined;
      return outcomes;
    },
  };
}

/** The stored games, or other states of them where these are newer, and the games that only the others have. */
export function withNewer<Kept extends GameFacts>(
  stored: readonly Kept[],
  others: readonly Kept[],
): readonly Kept[] {
  const games = new Map(byId(stored));
  for (const each of others) {
    const known = games.get(each.id);
    if (!known || compareRevisions(each, known) > 0) games.set(each.id, each);
  }
  return [...games.values()];
}
