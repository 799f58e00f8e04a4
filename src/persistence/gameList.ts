import type { Connection } from './connection';
import type { Journal } from './journal';
import { mergeAll } from './merge';
import type { Stored } from './mergeRecords';
import { byId, factsOf, type GameRecord, type ListedGame } from './record';

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
    const own = journal.records();
    const rows = await read((database) => database.records(own.map(({ id }) => id)));
    return withFacts(stored ?? [], mergeAll([...(rows ?? []), ...own]));
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
      store: () => Promise<readonly Stored[] | undefined>,
    ): Promise<readonly Stored[] | undefined> => {
      isStoring = true;
      const stored = await store();
      isStoring = false;
      const isComplete = stored?.every(({ isNow }) => isNow);
      listing = isComplete ? listing?.then((list) => withFacts(list, records)) : undefined;
      return stored;
    },
  };
}

/** The games, with these states in place of those that they had. */
const withFacts = (
  games: readonly ListedGame[],
  states: readonly GameRecord[],
): readonly ListedGame[] =>
  states.length === 0
    ? games
    : [...new Map([...byId(games), ...byId(states.map(factsOf))]).values()];
