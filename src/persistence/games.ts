import type { DealId } from '../engine/dealId';
import { err, ok, type Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { BackupParts } from './backup';
import { connect, type OnNewer } from './connection';
import type { Moment } from './day';
import { createJournal } from './journal';
import { mergeAll } from './merge';
import type { WhyUnread } from './quarantine';
import {
  byId,
  factsOf,
  type GameRecord,
  isUnfinished,
  type ListedGame,
  newestFirst,
  type PlayedGame,
  replayRecord,
} from './record';
import type { SafeStorage } from './safeStorage';
import { createWriteQueue } from './writeQueue';

export type Games = ReturnType<typeof createGames>;

/** What `createGames` needs. */
interface GamesParts {
  readonly storage: SafeStorage;
  readonly now: () => Moment;
  /** Receives a sentence, once, if the database fails or something could not be read. */
  readonly onTrouble: (sentence: string) => void;
  readonly onNewer: OnNewer;
  /** Called when the database is ready, if the journal was empty: games shown until then were begun without it. */
  readonly onFirstAnswer: () => void;
}

/** The games of the journal and of the database. No promise rejects unless its comment says so, if the database fails. */
export function createGames({ storage, now, onTrouble, onNewer, onFirstAnswer }: GamesParts) {
  const journal = createJournal(storage);
  const connection = connect(
    { storage, journal, now, isWaiting: (id) => queue.isWaiting(id) },
    onTrouble,
    onNewer,
  );
  const { read, ready } = connection;
  const queue = createWriteQueue(connection, journal, onNewer);
  let isReady = false;
  /** The facts of all games. They are read once, and again after a change by another tab. */
  let listing: Promise<readonly ListedGame[]> | undefined;

  connection.onChange((state) => {
    listing = state && listing?.then((list) => withFacts(list, [state]));
  });

  async function listAll(): Promise<readonly ListedGame[]> {
    const stored = await read((database) => database.list());
    if (!stored) listing = undefined;
    const own = journal.records();
    const rows = await read((database) => database.records(own.map(({ id }) => id)));
    return withFacts(stored ?? [], mergeAll([...(rows ?? []), ...own]));
  }

  /** The games of a deal, not replayed, the newest first. */
  async function ofDeal(variant: VariantId, deal: DealId): Promise<readonly GameRecord[]> {
    const stored = (await read((database) => database.ofDeal(variant, deal))) ?? [];
    const own = journal.records().filter((each) => each.variant === variant && each.deal === deal);
    return mergeAll([...stored, ...own]).toSorted(newestFirst);
  }

  /** Replays a record of the journal. One that cannot be replayed goes to quarantine. */
  function replayed(record: GameRecord | undefined): PlayedGame | undefined {
    const played = record && replayRecord(record);
    if (played?.ok) return played.value;
    if (record && played) journal.quarantine(record, played.error);
    return undefined;
  }

  /** The newest state of a game; or why it cannot be read. */
  async function game(id: string): Promise<Result<PlayedGame, WhyUnread>> {
    const own = replayed(journal.read(id));
    if (own) return ok(own);
    const stored = await read((database) => database.game(id));
    if (stored?.ok) queue.noteStored(stored.value.record);
    return stored ?? err('refused');
  }

  async function last(variant: VariantId): Promise<PlayedGame | undefined> {
    const own = journal.records().find((record) => record.variant === variant);
    // Another tab may have left an older game here. What waits, the database may not have.
    const first = !isReady || (own && queue.isWaiting(own.id)) ? replayed(own) : undefined;
    if (first) return first;
    const id = (await read((database) => database.lastOf(variant))) ?? own?.id;
    const found = id === undefined ? undefined : await game(id);
    return found?.ok && found.value.record.variant === variant ? found.value : undefined;
  }

  async function unfinished(variant: VariantId, deal: DealId): Promise<PlayedGame | undefined> {
    for (const record of await ofDeal(variant, deal)) {
      const found = isUnfinished(factsOf(record)) ? await game(record.id) : undefined;
      if (found?.ok) return found.value;
    }
    return undefined;
  }

  /** True while nothing tells of a game played here. The database may have some: a killed browser loses what it stored last. */
  const seemsNew = (): boolean => !isReady && journal.isEmpty();

  return {
    /** Opens the database and moves into it what only the journal has. Call it after the first paint. */
    open: async (): Promise<void> => {
      const seemedNew = seemsNew();
      await ready().catch(() => undefined);
      isReady = true;
      if (seemedNew && !connection.trouble()) onFirstAnswer();
    },
    write: queue.write,
    flush: queue.flush,
    /** The last game of a variant. The database is not asked if the journal has it, or while nothing seems to have been played here. */
    last: async (variant: VariantId): Promise<PlayedGame | undefined> =>
      seemsNew() ? undefined : last(variant),
    /** The game that was on the table last, if the journal has it. */
    atHand: (): PlayedGame | undefined => replayed(journal.records()[0]),
    game,
    /** The newest unfinished game of a deal. The database is not asked while nothing seems to have been played here. */
    unfinished: async (variant: VariantId, deal: DealId): Promise<PlayedGame | undefined> =>
      seemsNew() ? undefined : unfinished(variant, deal),
    ofDeal,
    /** The facts of all games, or only of the journal’s if the database fails. Cached until a tab changes a game. */
    list: async (): Promise<readonly ListedGame[]> => {
      await queue.flush();
      listing ??= listAll();
      return listing;
    },
    /** Deletes a game. Returns a function that restores it. Both may reject. */
    remove: async (id: string): Promise<() => Promise<void>> => {
      await queue.flush();
      const database = await ready();
      const stored = await database.records([id]);
      await database.remove(id);
      queue.remove(id);
      journal.remove(id);
      return async () => {
        await database.merge(stored);
      };
    },
    /** Deletes all games and verdicts. May reject. */
    clear: async (): Promise<void> => {
      await queue.flush();
      await (await ready()).clear();
      queue.clear();
      journal.clear();
    },
    /** What backups are exported from and imported into. May reject. */
    backupParts: async (): Promise<BackupParts> => {
      await queue.flush();
      return { database: await ready(), journal, now };
    },
    onChange: connection.onChange,
    trouble: connection.trouble,
    database: ready,
    idOfKey: journal.idOfKey,
  };
}

/** The games, with these states in place of those that they had. */
const withFacts = (
  games: readonly ListedGame[],
  states: readonly GameRecord[],
): readonly ListedGame[] => [...new Map([...byId(games), ...byId(states.map(factsOf))]).values()];
