import { createStore } from 'zustand/vanilla';
import { isJsonObject, parseJsonObject } from '../engine/json';
import { quarantineText } from './quarantine';
import { isMoment } from './record';
import { PREFIX, type SafeStorage } from './safeStorage';
import type { WhyUnread } from './whyUnread';

/** A game of the player’s own that is kept under a name. */
export interface KeptGame {
  /** The game: a description, or a variant of the menu. Two that are equal are one. */
  readonly game: string;
  /** Any text that is not blank. */
  readonly name: string;
  /** When it was kept or named last, in milliseconds since 1970. */
  readonly at: number;
}

export type KeptGames = ReturnType<typeof createKeptGames>;

export const KEPT_GAMES_KEY = `${PREFIX}kept-games`;
const VERSION = 1;

/** The kept games in a storage, the newest first. */
export function createKeptGames(storage: SafeStorage, now: () => number) {
  const read = (): readonly KeptGame[] => parseGames(storage.read(KEPT_GAMES_KEY)).games;
  const store = createStore<readonly KeptGame[]>(read);

  /**
   * Changes the games stored now, by any tab. A text that is partly unreadable goes to quarantine first. False if the browser
   * refuses.
   */
  function change(changed: (games: readonly KeptGame[]) => readonly KeptGame[]): boolean {
    const text = storage.read(KEPT_GAMES_KEY);
    const { games: stored, why } = parseGames(text);
    const mayWrite =
      text === null || !why || quarantineText(storage, { key: KEPT_GAMES_KEY, text, why });
    const games = lastKeptFirst(changed(stored));
    store.setState(games, true);
    return (
      mayWrite && storage.write(KEPT_GAMES_KEY, JSON.stringify({ version: VERSION, games })).ok
    );
  }

  return Object.assign(store, {
    /** Keeps a game, or gives a kept one another name. False if the browser refuses to store it. */
    keep: (game: string, name: string): boolean =>
      change((games) => {
        // A name from a browser whose clock was ahead can be replaced, too.
        const before = games.find((each) => each.game === game)?.at ?? 0;
        const others = games.filter((each) => each.game !== game);
        return [...others, { game, name, at: Math.max(now(), before) }];
      }),
    remove: (game: string): void => {
      change((games) => games.filter((each) => each.game !== game));
    },
    /** Adds games; of two that are equal the newer name stays. Returns how many were new. */
    merge: (more: readonly KeptGame[]): number => {
      const before = read().length;
      if (more.length > 0) change((games) => merged(games, more));
      return store.getState().length - before;
    },
    /** Reads them again after another tab has changed them. */
    reread: (): void => store.setState(read(), true),
  });
}

const lastKeptFirst = (games: readonly KeptGame[]): readonly KeptGame[] =>
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

/** The games of a stored text, and why some or all of it cannot be read. */
function parseGames(text: string | null): {
  readonly games: readonly KeptGame[];
  readonly why?: WhyUnread;
} {
  if (text === null) return { games: [] };
  const stored = parseJsonObject(text);
  if (stored && stored.version !== VERSION) {
    return { games: [], why: 'it was written by another version' };
  }
  if (!Array.isArray(stored?.games)) return { games: [], why: 'it is damaged' };
  const whole = stored.games.flatMap((each) => parseKeptGame(each) ?? []);
  const games = lastKeptFirst(merged([], whole));
  return whole.length === stored.games.length ? { games } : { games, why: 'it is damaged' };
}

/** A stored value as a kept game; undefined if it is none. Whether its rules can be played is not checked. */
export function parseKeptGame(value: unknown): KeptGame | undefined {
  if (!isJsonObject(value)) return undefined;
  const { game, name, at } = value;
  if (typeof game !== 'string' || game === '' || typeof name !== 'string') return undefined;
  return { game, name: name.trim() === '' ? game : name, at: isMoment(at) ? at : 0 };
}
