import type { AsideText } from '../archive/archive';
import {
  type ArchivedGame,
  type GameKey,
  keyOf,
  momentAfter,
  newerOf,
} from '../archive/playedGame';
import { loadGame } from '../games/load';
import { toArchived } from './archived';
import { parseGameKey } from './gameKeys';
import { PREFIX, type SafeStorage } from './safeStorage';
import { type PlayedGame, restoreGame } from './savedGame';

/** Where the small storage keeps texts that could not be read: `patience/aside/1/patience/klondike-3/7`. */
export const ASIDE = `${PREFIX}aside/`;

/** The key that a text was found under before it was put aside. */
export const asideOrigin = (key: string): string => key.slice(ASIDE.length).replace(/^\d+\//, '');

/** Why a text that was put aside could not be read, a clause without a full stop. */
export async function whyAside(key: string, text: string): Promise<string> {
  const read = await readLocalGame(asideOrigin(key), text);
  return read?.why ?? 'it could not be read';
}

/** A stored text as a game, as far as it can be read, and why the rest cannot; undefined for the key of no game. */
async function readLocalGame(
  key: string,
  text: string,
): Promise<{ readonly game?: ArchivedGame; readonly why?: string } | undefined> {
  const parts = parseGameKey(key);
  if (!parts) return undefined;
  await loadGame(parts.id);
  const restored = restoreGame(text, parts.id, parts.deal);
  if (!restored.ok) return { why: restored.error };
  const { game, at, trouble } = restored.value;
  const archived = toArchived(game, at);
  return { ...(archived && { game: archived }), ...(trouble !== undefined && { why: trouble }) };
}

/** What the browser’s small storage has: games, and texts that cannot be read, or not to their end. */
export interface LocalGames {
  readonly games: ReadonlyMap<GameKey, ArchivedGame>;
  readonly aside: readonly AsideText[];
}

/**
 * Reads the small storage without changing it, and the game on the table, which a full storage may not have. `now` is in
 * milliseconds since 1970.
 */
export async function readLocalGames(
  storage: SafeStorage,
  onTable: PlayedGame | undefined,
  now: number,
): Promise<LocalGames> {
  const games = new Map<GameKey, ArchivedGame>();
  const aside: AsideText[] = [];

  function add(game: ArchivedGame | undefined): void {
    const known = game && games.get(keyOf(game));
    if (game) games.set(keyOf(game), known ? newerOf(known, game) : game);
  }

  for (const key of storage.keys(PREFIX)) {
    const text = storage.read(key) ?? '';
    if (key.startsWith(ASIDE)) {
      aside.push({ key: asideOrigin(key), why: await whyAside(key, text), at: now, text });
      continue;
    }
    const { game, why } = (await readLocalGame(key, text)) ?? {};
    add(game);
    if (why !== undefined) aside.push({ key, why, at: now, text });
  }
  const shown = onTable && !onTable.replay ? toArchived(onTable, now) : undefined;
  const saved = shown && games.get(keyOf(shown));
  add(saved ? { ...shown, at: momentAfter(saved.at, now) } : shown);
  return { games, aside };
}
