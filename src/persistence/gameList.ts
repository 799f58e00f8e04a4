import type { Connection } from './connection';
import type { Journal } from './journal';
import { mergeAll } from './merge';
import { byId, factsOf, type GameRecord, type ListedGame } from './record';

/** The facts of all games. They are read once, and again after a change by another tab. */
export function createGameList({ read, onChange }: Connection, journal: Journal) {
  let listing: Promise<readonly ListedGame[]> | undefined;

  onChange((state) => {
    listing = state && listing?.then((list) => withFacts(list, [state]));
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
