import { createStore, type StoreApi } from 'zustand/vanilla';
import { isJsonObject, parseJsonObject } from '../engine/json';
import { quarantineText } from './quarantine';
import { isMoment } from './record';
import { PREFIX, type SafeStorage } from './safeStorage';

/** A game of the player’s own that is kept under a name. */
export interface KeptGame {
  /** The game: a description, or a variant of the menu. Two that are equal are one. */
  readonly game: string;
  /** Any text. */
  readonly name: string;
  /** When it was kept or named last, in milliseconds since 1970. */
  readonly at: number;
}

/** The kept games, the newest first. */
export type KeptGames = StoreApi<readonly KeptGame[]> & {
  /** Keeps a game, or gives a kept one another name. False if the browser has no room for it. */
  readonly keep: (game: string, name: string) => boolean;
  readonly remove: (game: string) => void;
  /** Adds games; of two that are equal the newer name stays. Returns how many were new. */
  readonly merge: (games: readonly KeptGame[]) => number;
  /** Reads them again after another tab has changed them. */
  readonly reread: () => void;
};

export const KEPT_GAMES_KEY = `${PREFIX}kept-games`;
const VERSION = 1;

/** The kept games in a storage. */
export function createKeptGames(storage: SafeStorage, now: () => number): KeptGames {
  const read = (): readonly KeptGame[] => gamesIn(storage.read(KEPT_GAMES_KEY)) ?? [];
  const store = createStore<readonly KeptGame[]>(read);

  /** Stores other games than those that are there now, which another tab may have changed. */
  function change(changed: (games: readonly KeptGame[]) => readonly KeptGame[]): boolean {
    const text = storage.read(KEPT_GAMES_KEY);
    const known = gamesIn(text);
    const isReleased =
      text === null ||
      known !== undefined ||
      quarantineText(storage, { key: KEPT_GAMES_KEY, text, why: 'it is damaged' });
    const games = newestFirst(changed(known ?? []));
    store.setState(games, true);
    return (
      isReleased && storage.write(KEPT_GAMES_KEY, JSON.stringify({ version: VERSION, games })).ok
    );
  }

  return Object.assign(store, {
    keep: (game: string, name: string) =>
      change((games) => merged(games, [{ game, name, at: now() }])),
    remove: (game: string) => {
      change((games) => games.filter((each) => each.game !== game));
    },
    merge: (more: readonly KeptGame[]) => {
      const before = read().length;
      if (more.length > 0) change((games) => merged(games, more));
      return store.getState().length - before;
    },
    reread: () => store.setState(read(), true),
  });
}

const newestFirst = (games: readonly KeptGame[]): readonly KeptGame[] =>
  games.toSorted((a, b) => b.at - a.at || (a.game < b.game ? -1 : 1));

/** All games, each once, with its newest name. */
function merged(games: readonly KeptGame[], more: readonly KeptGame[]): readonly KeptGame[] {
  const byGame = new Map(games.map((each) => [each.game, each]));
  for (const each of more) {
    const known = byGame.get(each.game);
    if (!known || isNewer(each, known)) byGame.set(each.game, each);
  }
  return [...byGame.values()];
}

/** Of two names of one moment the greater stays, so that backups can be merged in any order. */
const isNewer = (one: KeptGame, other: KeptGame): boolean =>
  one.at > other.at || (one.at === other.at && one.name > other.name);

/** The games of a stored text; undefined if it cannot be read. */
function gamesIn(text: string | null): readonly KeptGame[] | undefined {
  const stored = parseJsonObject(text ?? '');
  if (stored?.version !== VERSION || !Array.isArray(stored.games)) return undefined;
  return newestFirst(
    merged(
      [],
      stored.games.flatMap((each) => parseKeptGame(each) ?? []),
    ),
  );
}

/** A stored value as a kept game; undefined if it is none. Whether its rules can be played is another question. */
export function parseKeptGame(value: unknown): KeptGame | undefined {
  if (!isJsonObject(value)) return undefined;
  const { game, name, at } = value;
  if (typeof game !== 'string' || game === '' || typeof name !== 'string') return undefined;
  return { game, name, at: isMoment(at) ? at : 0 };
}
