import { momentAfter } from '../archive/playedGame';
import type { DealId } from '../engine/dealId';
import { isCount } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import { gameOf, type VariantId } from '../games';
import { PREFIX, type SafeStorage, type WriteError } from './safeStorage';
import {
  formatLastDeal,
  formatSavedGame,
  type PlayedGame,
  parseLastDeal,
  restoreGame,
} from './savedGame';

/** `changed`: another tab has saved a newer state, so nothing was written. */
export type SaveError = 'changed' | WriteError;

/** A saved game, if there is one, and a sentence if some of it could not be read. */
interface Loaded {
  readonly game?: PlayedGame;
  readonly trouble?: string;
}

/** Another game of a deal that somebody has played. */
export interface KeptGame {
  readonly slot: number;
  readonly game: PlayedGame;
}

/** A game as it was left; `at` is when, in milliseconds since 1970. */
interface LastGame {
  readonly game: PlayedGame;
  readonly at: number;
}

/** The saved games: one text for each deal of each game, the other games of that deal, and which deal was played last. */
export interface Saves {
  readonly load: (id: VariantId, deal: DealId) => Loaded;
  readonly save: (game: PlayedGame) => Result<void, SaveError>;
  /** Keeps a game beside the saved one of its deal, which another is about to replace. Returns its slot. */
  readonly keep: (game: PlayedGame) => Result<number, WriteError>;
  /** The games kept beside the saved one of a deal. Unreadable ones are left alone. */
  readonly kept: (id: VariantId, deal: DealId) => readonly KeptGame[];
  /** Forgets a kept game, after it has become the saved one. */
  readonly dropKept: (kept: KeptGame) => void;
  readonly lastDeal: (id: VariantId) => { readonly deal?: DealId; readonly trouble?: string };
  /** The stored texts of everything, to be listed. */
  readonly texts: Pick<SafeStorage, 'keys' | 'read'>;
  readonly setLastDeal: (id: VariantId, deal: DealId) => Result<void, WriteError>;
  /** The deal of a game played last, for the menu. An unreadable one is left alone. */
  readonly last: (id: VariantId) => LastGame | undefined;
  /** True if the key is this game’s and another tab has saved it since. */
  readonly hasNewerSave: (key: string | null, game: PlayedGame) => boolean;
}

/** Where the deal of a game that was played last is stored. */
export const lastDealKey = (id: VariantId): string => `${PREFIX}${id}`;
/** Where the saved game of a deal is stored. */
export const gameKey = (id: VariantId, deal: DealId): string => `${PREFIX}${id}/${deal}`;
const keptKey = ({ id, deal }: PlayedGame, slot: number): string => `${gameKey(id, deal)}/${slot}`;

/** Creates the saves over a storage; `now` is in milliseconds since 1970. */
export function createSaves(storage: SafeStorage, now: () => number): Saves {
  /** The text of each key as this tab last read or wrote it. */
  const lastSeen = new Map<string, string>();

  /** When the latest game of each deal was saved that this tab has read or written, in milliseconds since 1970. */
  const latest = new Map<string, number>();

  function noteMoment(key: string, at: number): void {
    latest.set(key, Math.max(at, latest.get(key) ?? 0));
  }

  /** The text of a game that is saved now. The clock may have gone back since its deal was last saved. */
  function format(game: PlayedGame): string {
    const key = gameKey(game.id, game.deal);
    const at = momentAfter(latest.get(key) ?? 0, now());
    noteMoment(key, at);
    return formatSavedGame(game, at);
  }

  function write(key: string, game: PlayedGame): Result<void, WriteError> {
    const text = format(game);
    lastSeen.set(key, text);
    return storage.write(key, text);
  }

  function load(id: VariantId, deal: DealId): Loaded {
    const key = gameKey(id, deal);
    const text = storage.read(key);
    if (text === null) return {};
    const restored = restoreGame(text, id, deal);
    if (!restored.ok) {
      return { trouble: setAside(key, text, id, restored.error, 'the deal starts anew') };
    }
    const { game, at, trouble } = restored.value;
    noteMoment(key, at);
    if (trouble === undefined) {
      lastSeen.set(key, text);
      return { game };
    }
    const then = 'the game goes on from the move before';
    const sentence = setAside(key, text, id, trouble, then);
    if (storage.read(key) === null) write(key, game);
    return { game, trouble: sentence };
  }

  /** Quarantines an unreadable text and says so. Without room it stays, and nothing is written over it. */
  function setAside(key: string, text: string, id: VariantId, why: string, then: string): string {
    const problem = `The saved game of ${gameOf(id).name} could not be read: ${why}.`;
    if (storage.quarantine(key)) return `${problem} It is kept aside, and ${then}.`;
    lastSeen.set(key, text);
    return `${problem} There is no room to keep it aside, so it stays; ${then}, but cannot be saved.`;
  }

  function save(game: PlayedGame): Result<void, SaveError> {
    const key = gameKey(game.id, game.deal);
    const stored = storage.read(key);
    if (stored !== null && stored !== lastSeen.get(key)) return err('changed');
    return write(key, game);
  }

  function keep(game: PlayedGame): Result<number, WriteError> {
    let slot = 1;
    while (storage.read(keptKey(game, slot)) !== null) slot++;
    const written = storage.write(keptKey(game, slot), format(game));
    return written.ok ? ok(slot) : written;
  }

  function kept(id: VariantId, deal: DealId): readonly KeptGame[] {
    const prefix = `${gameKey(id, deal)}/`;
    return storage.keys(prefix).flatMap((key) => {
      const restored = restoreGame(storage.read(key) ?? '', id, deal);
      const slot = Number(key.slice(prefix.length));
      if (!restored.ok || !isCount(slot)) return [];
      noteMoment(gameKey(id, deal), restored.value.at);
      return [{ slot, game: restored.value.game }];
    });
  }

  function lastDeal(id: VariantId): { deal?: DealId; trouble?: string } {
    const text = storage.read(lastDealKey(id));
    if (text === null) return {};
    const deal = parseLastDeal(text, gameOf(id));
    if (deal.ok) return { deal: deal.value };
    const [why, then] = ['its deal number is damaged', 'a new deal is on the table'];
    return { trouble: setAside(lastDealKey(id), text, id, why, then) };
  }

  function last(id: VariantId): LastGame | undefined {
    const deal = parseLastDeal(storage.read(lastDealKey(id)) ?? '', gameOf(id));
    if (!deal.ok) return undefined;
    const text = storage.read(gameKey(id, deal.value));
    const restored = text === null ? undefined : restoreGame(text, id, deal.value);
    return restored?.ok ? restored.value : undefined;
  }

  return {
    load,
    save,
    keep,
    kept,
    dropKept: ({ slot, game }) => storage.remove(keptKey(game, slot)),
    lastDeal,
    texts: storage,
    setLastDeal: (id, deal) => storage.write(lastDealKey(id), formatLastDeal(deal)),
    last,
    hasNewerSave: (key, game) => {
      if (key === null || key !== gameKey(game.id, game.deal)) return false;
      const text = storage.read(key);
      return text !== null && text !== lastSeen.get(key);
    },
  };
}
