import type { DealNumber } from '../engine/dealNumber';
import { err, ok, type Result } from '../engine/result';
import { GAMES, type GameId } from '../games';
import {
  formatLastDeal,
  formatSavedGame,
  type PlayedGame,
  parseLastDeal,
  parseSavedGame,
  restoreGame,
} from './savedGame';

/** The part of `localStorage` that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `changed`: another tab has stored a newer state of the game; nothing was written. */
export type SaveError = 'changed' | 'refused';

/** What is stored of a game, with a sentence where something could not be read. */
export interface Loaded {
  readonly game?: PlayedGame;
  readonly trouble?: string;
}

/** Saved games: one text for each deal of each game, and which deal of a game was played last. */
export interface Saves {
  readonly load: (id: GameId, deal: DealNumber) => Loaded;
  readonly save: (game: PlayedGame) => Result<void, SaveError>;
  readonly lastDeal: (id: GameId) => { readonly deal?: DealNumber; readonly trouble?: string };
  readonly setLastDeal: (id: GameId, deal: DealNumber) => Result<void, SaveError>;
  /** The deal played last and its moves made, without a replay, for the menu. */
  readonly summary: (
    id: GameId,
  ) => { readonly deal: DealNumber; readonly moves: number } | undefined;
  /** Whether a stored text of this name is this game's, and not what was read or written here last. */
  readonly isNews: (key: string | null, game: PlayedGame) => boolean;
}

const PREFIX = 'patience/';
const ASIDE = `${PREFIX}aside/`;
const MOST_DEALS = 100;

const lastDealKey = (id: GameId): string => `${PREFIX}${id}`;
const gameKey = (id: GameId, deal: DealNumber): string => `${PREFIX}${id}/${deal}`;

/** Saves in `storage`, or nowhere if there is none; `now` gives milliseconds since 1970. */
export function createSaves(storage: TextStorage | undefined, now: () => number): Saves {
  /** The text of each key as this tab last read or wrote it. */
  const seen = new Map<string, string>();

  function read(key: string): string | null {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  function write(key: string, text: string): Result<void, SaveError> {
    if (!storage) return err('refused');
    try {
      storage.setItem(key, text);
      seen.set(key, text);
      return ok(undefined);
    } catch {
      return err('refused');
    }
  }

  /** Moves what cannot be read out of the way, under a name of its own. */
  function setAside(key: string, text: string): void {
    if (!storage) return;
    try {
      let number = 1;
      while (storage.getItem(`${ASIDE}${number}/${key}`) !== null) number++;
      storage.removeItem(key);
      storage.setItem(`${ASIDE}${number}/${key}`, text);
    } catch {
      write(key, text);
    }
  }

  function load(id: GameId, deal: DealNumber): Loaded {
    const key = gameKey(id, deal);
    const text = read(key);
    if (text === null) return {};
    const restored = restoreGame(text, id, deal);
    if (!restored.ok) {
      setAside(key, text);
      return { trouble: sentence(id, restored.error, 'the deal starts anew') };
    }
    const { game, trouble } = restored.value;
    if (trouble === undefined) {
      seen.set(key, text);
      return { game };
    }
    setAside(key, text);
    write(key, formatSavedGame(game, now()));
    return { game, trouble: sentence(id, trouble, 'the game goes on from the move before') };
  }

  function save(game: PlayedGame): Result<void, SaveError> {
    const key = gameKey(game.id, game.deal);
    const stored = read(key);
    if (stored !== null && stored !== seen.get(key)) return err('changed');
    if (stored === null) dropOldest(game.id);
    return write(key, formatSavedGame(game, now()));
  }

  /** Makes room for one more deal where a game has very many. */
  function dropOldest(id: GameId): void {
    const deals = savedDeals(id);
    if (deals.length < MOST_DEALS) return;
    const ages = deals.flatMap((deal) => {
      const text = read(gameKey(id, deal));
      const saved = text === null ? undefined : parseSavedGame(text, id, deal);
      return saved?.ok ? [{ deal, at: saved.value.at }] : [];
    });
    ages.sort((a, b) => a.at - b.at);
    for (const { deal } of ages.slice(0, deals.length - MOST_DEALS + 1)) {
      storage?.removeItem(gameKey(id, deal));
    }
  }

  function savedDeals(id: GameId): readonly DealNumber[] {
    const prefix = gameKey(id, '');
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  function lastDeal(id: GameId): { deal?: DealNumber; trouble?: string } {
    const text = read(lastDealKey(id));
    if (text === null) return {};
    const deal = parseLastDeal(text);
    if (deal.ok) return { deal: deal.value };
    setAside(lastDealKey(id), text);
    return { trouble: sentence(id, 'its deal number is damaged', 'a new deal is on the table') };
  }

  function summary(id: GameId): { deal: DealNumber; moves: number } | undefined {
    const text = read(lastDealKey(id));
    const deal = text === null ? undefined : parseLastDeal(text);
    if (!deal?.ok) return undefined;
    const game = read(gameKey(id, deal.value));
    const saved = game === null ? undefined : parseSavedGame(game, id, deal.value);
    return { deal: deal.value, moves: saved?.ok ? saved.value.cursor : 0 };
  }

  return {
    load,
    save,
    lastDeal,
    setLastDeal: (id, deal) => write(lastDealKey(id), formatLastDeal(deal)),
    summary,
    isNews: (key, game) => {
      if (key === null || key !== gameKey(game.id, game.deal)) return false;
      const text = read(key);
      return text !== null && text !== seen.get(key);
    },
  };
}

const sentence = (id: GameId, why: string, then: string): string =>
  `The saved game of ${GAMES[id].name} could not be read: ${why}. It is kept aside, and ${then}.`;
