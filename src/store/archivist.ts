import type { Archive } from '../archive/archive';
import { type ArchivedGame, type GameKey, keyOf, momentAfter } from '../archive/playedGame';
import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games';
import { loadGame } from '../games/load';
import { fromArchived, toArchived } from './archived';
import { type GameKeyParts, parseGameKey } from './gameKeys';
import { ASIDE, asideOrigin, whyAside } from './localGames';
import { ARCHIVED_KEY, PREFIX, type SafeStorage } from './safeStorage';
import {
  formatSavedGame,
  type PlayedGame,
  parseLastDeal,
  parseSavedGame,
  restoreGame,
} from './savedGame';
import { gameKey, lastDealKey } from './saves';
import { unfinishedGames } from './unfinished';

/** How many unfinished games stay at hand for the menu. */
const AT_HAND = 5;

/** What the archivist works with. */
interface ArchivistParts {
  readonly storage: SafeStorage;
  readonly archive: Archive;
  /** The deal on the table, which stays where it is. */
  readonly onTable: () => PlayedGame | undefined;
  /** Lets the page draw between two games. */
  readonly pause: () => Promise<void>;
}

/** Brings games from the browser’s small storage, which is read at once, into the archive, and back. */
export interface Archivist {
  /**
   * Brings every game into the archive. One leaves the small storage once it has been read back, unless the first paint or the
   * menu needs it.
   */
  readonly collect: () => Promise<void>;
  /** Brings the game on the table into the archive, as it was last saved. */
  readonly store: (played: PlayedGame) => Promise<void>;
  /** Brings the games of a deal back into the small storage. */
  readonly recall: (id: VariantId, deal: DealId) => Promise<void>;
  /** Takes games out of the small storage. */
  readonly forget: (keys: readonly GameKey[]) => void;
  /** Takes all games out of the small storage. */
  readonly forgetAll: () => void;
}

/** A game of the small storage, checked by a replay. */
interface Found {
  readonly key: string;
  readonly text: string;
  readonly parts: GameKeyParts;
  readonly game?: ArchivedGame;
}

/** Creates the archivist. Its promises fail only if the archive fails, and then nothing is lost. */
export function createArchivist({ storage, archive, onTable, pause }: ArchivistParts): Archivist {
  /** Reads a game of the small storage; a text that cannot be read, or not to its end, is put aside. */
  async function find(key: string): Promise<Found | undefined> {
    const parts = parseGameKey(key);
    const text = parts && storage.read(key);
    if (!parts || text === null || text === undefined) return undefined;
    await loadGame(parts.id);
    const restored = restoreGame(text, parts.id, parts.deal);
    if (!restored.ok) {
      // The deal on the table is put aside when it is opened, with a sentence.
      if (isOnTable(parts)) return undefined;
      await archive.addAside(key, text, restored.error);
      if (storage.read(key) === text) storage.remove(key);
      return undefined;
    }
    const { at, trouble } = restored.value;
    const game = ownBeginning(restored.value.game, text, parts);
    if (trouble !== undefined && !isOnTable(parts)) {
      await archive.addAside(key, text, trouble);
      if (storage.read(key) === text) storage.write(key, formatSavedGame(game, at));
    }
    const archived = toArchived(game, at);
    return { key, text, parts, ...(archived && { game: await afterArchived(archived) }) };
  }

  /** A game that goes on from its archived moves is the later state, though a clock that has gone back may say otherwise. */
  async function afterArchived(game: ArchivedGame): Promise<ArchivedGame> {
    const read = await archive.game(keyOf(game));
    if (!read.ok) return game;
    const { moves, at } = read.value;
    const goesOn = game.moves.length > moves.length && game.moves.startsWith(moves);
    return goesOn ? { ...game, at: momentAfter(at, game.at) } : game;
  }

  /**
   * Games of older versions do not say when they were begun. One kept beside another was saved together with it, and would be
   * taken for the same game: it began so many milliseconds earlier as its slot says.
   */
  function ownBeginning(game: PlayedGame, text: string, { slot = 0 }: GameKeyParts): PlayedGame {
    if (slot === 0 || game.started === undefined || text.includes('"started":')) return game;
    return { ...game, started: Math.max(0, game.started - slot) };
  }

  const isOnTable = ({ id, deal }: GameKeyParts): boolean => {
    const current = onTable();
    return current?.id === id && current.deal === deal;
  };

  /** The deals that stay at hand: the last of each game, the newest unfinished ones, and the one on the table. */
  function dealsAtHand(): ReadonlySet<string> {
    const unfinished = unfinishedGames({ texts: storage }, AT_HAND);
    const atHand = new Set(unfinished.map(({ id, deal }) => gameKey(id, deal)));
    const current = onTable();
    if (current) atHand.add(gameKey(current.id, current.deal));
    for (const key of storage.keys(PREFIX)) {
      const id = parseGameKey(`${key}/0`)?.id;
      const last = id && parseLastDeal(storage.read(lastDealKey(id)) ?? '');
      if (id && last?.ok) atHand.add(gameKey(id, last.value));
    }
    return atHand;
  }

  /** True if the archive has the game as it is in the small storage, or newer. */
  async function isArchived({ game }: Found): Promise<boolean> {
    if (!game) return true;
    const read = await archive.game(keyOf(game));
    return read.ok && read.value.at >= game.at;
  }

  /** Moves texts that were put aside in the small storage into the archive. */
  async function collectAside(): Promise<void> {
    for (const key of storage.keys(ASIDE)) {
      const text = storage.read(key);
      if (text === null) continue;
      const from = asideOrigin(key);
      await archive.addAside(from, text, await whyAside(key, text));
      if ((await archive.aside()).some((kept) => kept.key === from && kept.text === text)) {
        storage.remove(key);
      }
    }
  }

  /** A game that the archive has in a newer state comes back: the small storage may have been full. */
  async function bringBackNewer(found: Found): Promise<void> {
    const { game, parts, key, text } = found;
    if (!game || isOnTable(parts)) return;
    const read = await archive.game(keyOf(game));
    const newer = read.ok && read.value.at > game.at ? fromArchived(read.value) : undefined;
    if (newer && read.ok && storage.read(key) === text) {
      storage.write(key, formatSavedGame(newer, read.value.at));
    }
  }

  return {
    collect: async () => {
      await collectAside();
      const all: Found[] = [];
      for (const key of storage.keys(PREFIX)) {
        const found = await find(key);
        if (found) all.push(found);
        await pause();
      }
      await archive.merge(all.flatMap(({ game }) => game ?? []));
      const atHand = dealsAtHand();
      for (const found of all) {
        const { key, text, parts } = found;
        await bringBackNewer(found);
        if (atHand.has(gameKey(parts.id, parts.deal)) || !(await isArchived(found))) continue;
        storage.write(ARCHIVED_KEY, '1');
        if (storage.read(key) === text) storage.remove(key);
        await pause();
      }
    },
    store: async (played) => {
      const text = storage.read(gameKey(played.id, played.deal)) ?? '';
      const at = /"at":(\d+)\}$/.exec(text)?.[1];
      const game = at === undefined ? undefined : toArchived(played, Number(at));
      if (game) await archive.merge([await afterArchived(game)]);
    },
    recall: async (id, deal) => {
      await loadGame(id);
      const games = await archive.gamesOf(id, deal);
      for (const [n, game] of games.entries()) {
        const played = fromArchived(game);
        const key = n === 0 ? gameKey(id, deal) : `${gameKey(id, deal)}/${n}`;
        if (played && storage.read(key) === null)
          storage.write(key, formatSavedGame(played, game.at));
      }
    },
    forget: (keys) => {
      const gone = new Set(keys);
      for (const key of storage.keys(PREFIX)) {
        const parts = parseGameKey(key);
        const saved = parts && parseSavedGame(storage.read(key) ?? '', parts.id, parts.deal);
        if (!saved?.ok || saved.value.started === undefined) continue;
        if (gone.has(keyOf({ ...saved.value, started: saved.value.started }))) storage.remove(key);
      }
    },
    forgetAll: () => {
      for (const key of storage.keys(PREFIX)) {
        if (parseGameKey(key) || parseGameKey(`${key}/0`)) storage.remove(key);
      }
    },
  };
}
