import type { DealId } from '../engine/dealId';
import { err, type Result } from '../engine/result';
import { type GameId, gameOf } from '../games';
import { PREFIX, type SafeStorage } from './safeStorage';
import {
  formatLastDeal,
  formatSavedGame,
  type PlayedGame,
  parseLastDeal,
  parseSavedGame,
  restoreGame,
} from './savedGame';

/** `changed`: another tab has saved a newer state, so nothing was written. `refused`: the storage is full or forbidden. */
type SaveError = 'changed' | 'refused';

/** A saved game, if there is one, and a sentence if some of it could not be read. */
interface Loaded {
  readonly game?: PlayedGame;
  readonly trouble?: string;
}

/** The saved games: one text for each deal of each game, and which deal of a game was played last. */
export interface Saves {
  readonly load: (id: GameId, deal: DealId) => Loaded;
  readonly save: (game: PlayedGame) => Result<void, SaveError>;
  /** Moves the saved game of this deal to a key of its own, so that another can be saved. */
  readonly quarantine: (game: PlayedGame) => void;
  readonly lastDeal: (id: GameId) => { readonly deal?: DealId; readonly trouble?: string };
  readonly setLastDeal: (id: GameId, deal: DealId) => Result<void, SaveError>;
  /** The game played last, for the menu. An unreadable one is left alone. */
  readonly last: (id: GameId) => PlayedGame | undefined;
  /** True if the key is this game’s and another tab has saved it since. */
  readonly hasNewerSave: (key: string | null, game: PlayedGame) => boolean;
}

const MAX_DEALS = 100;

const lastDealKey = (id: GameId): string => `${PREFIX}${id}`;
const gameKey = (id: GameId, deal: DealId): string => `${PREFIX}${id}/${deal}`;

/** Creates the saves over a storage; `now` is in milliseconds since 1970. */
export function createSaves(storage: SafeStorage, now: () => number): Saves {
  /** The text of each key as this tab last read or wrote it. */
  const lastSeen = new Map<string, string>();

  function write(key: string, game: PlayedGame): Result<void, SaveError> {
    const text = formatSavedGame(game, now());
    const written = storage.write(key, text);
    if (written.ok) lastSeen.set(key, text);
    return written;
  }

  function load(id: GameId, deal: DealId): Loaded {
    const key = gameKey(id, deal);
    const text = storage.read(key);
    if (text === null) return {};
    const restored = restoreGame(text, id, deal);
    if (!restored.ok) {
      storage.quarantine(key);
      return { trouble: explain(id, restored.error, 'the deal starts anew') };
    }
    const { game, trouble } = restored.value;
    if (trouble === undefined) {
      lastSeen.set(key, text);
      return { game };
    }
    storage.quarantine(key);
    write(key, game);
    return { game, trouble: explain(id, trouble, 'the game goes on from the move before') };
  }

  function save(game: PlayedGame): Result<void, SaveError> {
    const key = gameKey(game.id, game.deal);
    const stored = storage.read(key);
    if (stored !== null && stored !== lastSeen.get(key)) return err('changed');
    if (stored === null) dropOldest(game.id);
    return write(key, game);
  }

  /** Removes the oldest deals of a game that has `MAX_DEALS` or more. */
  function dropOldest(id: GameId): void {
    const keys = storage.keys(gameKey(id, ''));
    if (keys.length < MAX_DEALS) return;
    const ages = keys.flatMap((key) => {
      const saved = parseSavedGame(storage.read(key) ?? '', id, key.slice(gameKey(id, '').length));
      return saved.ok ? [{ key, at: saved.value.at }] : [];
    });
    ages.sort((a, b) => a.at - b.at);
    for (const { key } of ages.slice(0, keys.length - MAX_DEALS + 1)) storage.remove(key);
  }

  function lastDeal(id: GameId): { deal?: DealId; trouble?: string } {
    const text = storage.read(lastDealKey(id));
    if (text === null) return {};
    const deal = parseLastDeal(text);
    if (deal.ok) return { deal: deal.value };
    storage.quarantine(lastDealKey(id));
    return { trouble: explain(id, 'its deal number is damaged', 'a new deal is on the table') };
  }

  function last(id: GameId): PlayedGame | undefined {
    const deal = parseLastDeal(storage.read(lastDealKey(id)) ?? '');
    if (!deal.ok) return undefined;
    const text = storage.read(gameKey(id, deal.value));
    const restored = text === null ? undefined : restoreGame(text, id, deal.value);
    return restored?.ok ? restored.value.game : undefined;
  }

  return {
    load,
    save,
    quarantine: ({ id, deal }) => storage.quarantine(gameKey(id, deal)),
    lastDeal,
    setLastDeal: (id, deal) => storage.write(lastDealKey(id), formatLastDeal(deal)),
    last,
    hasNewerSave: (key, game) => {
      if (key === null || key !== gameKey(game.id, game.deal)) return false;
      const text = storage.read(key);
      return text !== null && text !== lastSeen.get(key);
    },
  };
}

const explain = (id: GameId, why: string, then: string): string =>
  `The saved game of ${gameOf(id).name} could not be read: ${why}. It is kept aside, and ${then}.`;
