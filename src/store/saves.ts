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

/** `changed`: another tab has stored a newer state of the game; nothing was written. */
export type SaveError = 'changed' | 'refused';

/** What is stored of a game, with a sentence where something could not be read. */
export interface Loaded {
  readonly game?: PlayedGame;
  readonly trouble?: string;
}

/** Saved games: one text for each deal of each game, and which deal of a game was played last. */
export interface Saves {
  readonly load: (id: GameId, deal: DealId) => Loaded;
  readonly save: (game: PlayedGame) => Result<void, SaveError>;
  /** Puts what is stored of this deal out of the way, so that another game of it can be stored. */
  readonly quarantine: (game: PlayedGame) => void;
  readonly lastDeal: (id: GameId) => { readonly deal?: DealId; readonly trouble?: string };
  readonly setLastDeal: (id: GameId, deal: DealId) => Result<void, SaveError>;
  /** The game played last, for the menu: nothing is changed where it cannot be read. */
  readonly last: (id: GameId) => PlayedGame | undefined;
  /** Whether a stored text of this name is this game's, and not what was read or written here last. */
  readonly hasNewerSave: (key: string | null, game: PlayedGame) => boolean;
}

const MAX_DEALS = 100;

const lastDealKey = (id: GameId): string => `${PREFIX}${id}`;
const gameKey = (id: GameId, deal: DealId): string => `${PREFIX}${id}/${deal}`;

/** Saves on a shelf; `now` gives milliseconds since 1970. */
export function createSaves(shelf: SafeStorage, now: () => number): Saves {
  /** The text of each key as this tab last read or wrote it. */
  const seen = new Map<string, string>();

  function write(key: string, game: PlayedGame): Result<void, SaveError> {
    const text = formatSavedGame(game, now());
    const written = shelf.write(key, text);
    if (written.ok) seen.set(key, text);
    return written;
  }

  function load(id: GameId, deal: DealId): Loaded {
    const key = gameKey(id, deal);
    const text = shelf.read(key);
    if (text === null) return {};
    const restored = restoreGame(text, id, deal);
    if (!restored.ok) {
      shelf.quarantine(key);
      return { trouble: sentence(id, restored.error, 'the deal starts anew') };
    }
    const { game, trouble } = restored.value;
    if (trouble === undefined) {
      seen.set(key, text);
      return { game };
    }
    shelf.quarantine(key);
    write(key, game);
    return { game, trouble: sentence(id, trouble, 'the game goes on from the move before') };
  }

  function save(game: PlayedGame): Result<void, SaveError> {
    const key = gameKey(game.id, game.deal);
    const stored = shelf.read(key);
    if (stored !== null && stored !== seen.get(key)) return err('changed');
    if (stored === null) dropOldest(game.id);
    return write(key, game);
  }

  /** Makes room for one more deal where a game has very many. */
  function dropOldest(id: GameId): void {
    const keys = shelf.keys(gameKey(id, ''));
    if (keys.length < MAX_DEALS) return;
    const ages = keys.flatMap((key) => {
      const saved = parseSavedGame(shelf.read(key) ?? '', id, key.slice(gameKey(id, '').length));
      return saved.ok ? [{ key, at: saved.value.at }] : [];
    });
    ages.sort((a, b) => a.at - b.at);
    for (const { key } of ages.slice(0, keys.length - MAX_DEALS + 1)) shelf.remove(key);
  }

  function lastDeal(id: GameId): { deal?: DealId; trouble?: string } {
    const text = shelf.read(lastDealKey(id));
    if (text === null) return {};
    const deal = parseLastDeal(text);
    if (deal.ok) return { deal: deal.value };
    shelf.quarantine(lastDealKey(id));
    return { trouble: sentence(id, 'its deal number is damaged', 'a new deal is on the table') };
  }

  function last(id: GameId): PlayedGame | undefined {
    const deal = parseLastDeal(shelf.read(lastDealKey(id)) ?? '');
    if (!deal.ok) return undefined;
    const text = shelf.read(gameKey(id, deal.value));
    const restored = text === null ? undefined : restoreGame(text, id, deal.value);
    return restored?.ok ? restored.value.game : undefined;
  }

  return {
    load,
    save,
    quarantine: ({ id, deal }) => shelf.quarantine(gameKey(id, deal)),
    lastDeal,
    setLastDeal: (id, deal) => shelf.write(lastDealKey(id), formatLastDeal(deal)),
    last,
    hasNewerSave: (key, game) => {
      if (key === null || key !== gameKey(game.id, game.deal)) return false;
      const text = shelf.read(key);
      return text !== null && text !== seen.get(key);
    },
  };
}

const sentence = (id: GameId, why: string, then: string): string =>
  `The saved game of ${gameOf(id).name} could not be read: ${why}. It is kept aside, and ${then}.`;
