import { createStore } from 'zustand/vanilla';
import { isJsonObject } from '../engine/json';
import { cutText } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { isMoment, type Moment } from './day';
import { KEYS } from './keys';
import { quarantineText } from './quarantine';
import type { SafeStorage } from './safeStorage';
import { formatStored, parseStored } from './storedJson';
import type { WhyUnread } from './whyUnread';

/** A custom game or a variant that the player keeps under a name. */
export interface KeptGame {
  /** The game: a description, or a variant of a registered game. Two that are equal are one. */
  readonly game: string;
  /** Any text that is not blank, of at most `MAX_NAME_LENGTH` characters. */
  readonly name: string;
  /** When it was kept or named last. */
  readonly at: Moment;
}

export type KeptGames = ReturnType<typeof createKeptGames>;

/** The most games that are kept, and the most characters of a name, so that they fit into the browser’s storage. */
export const MAX_KEPT_GAMES = 1000;
const MAX_NAME_LENGTH = 1000;

/** The kept games in a storage, the newest first. */
export function createKeptGames(storage: SafeStorage, now: () => number) {
  const read = (): readonly KeptGame[] => parseGames(storage.read(KEYS.keptGames)).games;
  const store = createStore<readonly KeptGame[]>(read);

  /** Changes the games stored now, by any tab; a text partly unreadable goes to quarantine first. False if the browser refuses. */
  function change(changed: (games: readonly KeptGame[]) => readonly KeptGame[]): boolean {
    const text = storage.read(KEYS.keptGames);
    const { games: stored, why } = parseGames(text);
    const mayWrite =
      text === null || !why || quarantineText(storage, { key: KEYS.keptGames, text, why });
    const games = lastKeptFirst(changed(stored));
    store.setState(games, true);
    return mayWrite && storage.write(KEYS.keptGames, formatStored({ games })).ok;
  }

  return Object.assign(store, {
    /** Keeps a game, or gives a kept one another name; or says why it is not stored. */
    keep: (game: string, name: string): Result<void, 'too many' | 'refused'> => {
      const stored = read();
      const known = stored.find((each) => each.game === game);
      if (!known && stored.length >= MAX_KEPT_GAMES) return err('too many');
      // A name from a browser whose clock was ahead can be replaced, too.
      const kept = {
        game,
        name: cutText(name, MAX_NAME_LENGTH),
        at: Math.max(now(), known?.at ?? Number.NEGATIVE_INFINITY),
      };
      const isStored = change((games) => [...games.filter((each) => each.game !== game), kept]);
      return isStored ? ok(undefined) : err('refused');
    },
    remove: (game: string): void => {
      change((games) => games.filter((each) => each.game !== game));
    },
    /** Adds games while there is room; of equal ones the newer name stays. Returns how many were new, and how many had no room. */
    merge: (more: readonly KeptGame[]): { readonly added: number; readonly leftOut: number } => {
      const stored = read();
      const known = new Set(stored.map(({ game }) => game));
      const fresh = new Set(more.map(({ game }) => game).filter((game) => !known.has(game)));
      const added = new Set([...fresh].slice(0, Math.max(0, MAX_KEPT_GAMES - stored.length)));
      const fitting = more.filter(({ game }) => known.has(game) || added.has(game));
      if (fitting.length > 0) change((games) => merged(games, fitting));
      return { added: added.size, leftOut: fresh.size - added.size };
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
  const stored = parseStored(text);
  if (!stored.ok) return { games: [], why: stored.error };
  const all: unknown = stored.value.games;
  if (!Array.isArray(all)) return { games: [], why: 'damaged' };
  const whole = all.flatMap((each) => parseKeptGame(each) ?? []);
  const games = lastKeptFirst(merged([], whole));
  return whole.length === all.length ? { games } : { games, why: 'damaged' };
}

/** A stored value as a kept game; undefined if it is none. Whether its rules can be played is not checked. */
export function parseKeptGame(value: unknown): KeptGame | undefined {
  if (!isJsonObject(value)) return undefined;
  const { game, name, at } = value;
  if (typeof game !== 'string' || game === '' || typeof name !== 'string') return undefined;
  const given = name.trim() === '' ? game : cutText(name, MAX_NAME_LENGTH);
  return { game, name: given, at: isMoment(at) ? at : 0 };
}
