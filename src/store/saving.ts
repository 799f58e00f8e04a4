import { t } from '@lingui/core/macro';
import type { Moment } from '../persistence/day';
import type { Games } from '../persistence/games';
import { GAME_LOCK } from '../persistence/keys';
import { merge } from '../persistence/merge';
import { type GameRecord, isPlayed, wasSaved } from '../persistence/record';
import { isReplay, type TableGame, unmarked } from './game/table';
import type { InnerStore } from './gameStore';

/** Announced once the position of another tab is shown. */
export const newestShown = (): string =>
  t`Another tab went on with this game; this is its newest position.`;

/** The time is saved after this many seconds without a move. */
const SAVE_SECONDS = 10;

export interface SavingParts {
  readonly games: Pick<Games, 'game' | 'write'>;
  /** Creates the lock of the game on the table; calls back when its state changes. */
  readonly createLock: (onChange: () => void) => TabLock;
  readonly now: () => Moment;
}

/** Saves the game on the table of a store, and holds the right to play it. */
export function createSaving(
  { games, createLock, now }: SavingParts,
  { getState, clock, onChange, announce, emit }: InnerStore,
) {
  /** The game on the table as it was last saved or read. Its revision grows with each save; the one on the table stays as opened. */
  let saved: GameRecord | undefined;
  /** True if another tab has it. */
  let isElsewhere = false;
  const lock = createLock(onLockChange);
  /** Shows what another tab did with the game before this one plays it. */
  let catchingUp: Promise<unknown> | undefined;

  onChange(({ action, before, after }) => {
    // What another tab has saved.
    if (action.type === 'reload') return;
    const isOpened = action.type === 'open';
    if (isOpened || after?.record.id !== before?.record.id) changeGame(before, after);
    if (!after || after.isPreview) return;
    const isNew = isOpened ? !wasSaved(after.record) : after.record !== before?.record;
    if (isNew) write(after.record);
  });

  /** Saves the seconds of the game before, starts to count for this one and requests its lock. */
  function changeGame(before: TableGame | undefined, game: TableGame | undefined): void {
    saveSeconds(before);
    isElsewhere = false;
    saved = game?.record;
    if (game) clock.setState({ seconds: game.isPreview ? 0 : game.record.seconds });
    const isOwn = game !== undefined && !isReplay(game);
    lock.claim(isOwn ? game.record.id : undefined, isOwn && !wasSaved(game.record));
  }

  /** Writes a record as the next revision. */
  function write(record: GameRecord): void {
    if (!isPlayed(record)) return;
    const base = saved;
    saved = { ...record, revision: (base?.revision ?? 0) + 1 };
    // If the browser has no locks, another tab may have continued the game.
    if (!games.write(saved, base)) void showNewest(newestShown());
  }

  /** Saves the seconds played since the last save; the table does not change. */
  function saveSeconds(game: TableGame | undefined): void {
    const { seconds } = clock.getState();
    if (!game || isReplay(game) || seconds === saved?.seconds || lock.state() !== 'held') return;
    write({ ...game.record, seconds, updated: now() });
  }

  const saveNow = (): void => saveSeconds(getState().current);

  /** Counts a second, unless another tab has the game. */
  function tick(): void {
    if (isElsewhere) return;
    const seconds = clock.getState().seconds + 1;
    clock.setState({ seconds });
    if (seconds - (saved?.seconds ?? 0) >= SAVE_SECONDS) saveNow();
  }

  const announceElsewhere = (): void =>
    announce(t`This game is open in another tab.`, 'refusal', {
      offer: { name: t`Play here`, stays: true, accept: lock.take },
    });

  function onLockChange(): void {
    const state = lock.state();
    if (state === 'pending') return;
    const wasElsewhere = isElsewhere;
    isElsewhere = state === 'elsewhere';
    if (isElsewhere) announceElsewhere();
    else if (wasElsewhere) {
      catchingUp = showNewest(t`You play this game here now.`).finally(() => {
        catchingUp = undefined;
      });
    }
  }

  /** Resolves once it is known whether this tab may play the game, and from which position; undefined if that is known. */
  const whenMayPlay = (): Promise<unknown> | undefined =>
    lock.state() === 'pending' ? lock.settled().then(() => catchingUp) : catchingUp;

  /** Shows the newest state of the game on the table. Resolves to false if it is there already. */
  async function showNewest(text?: string): Promise<boolean> {
    const before = getState().current;
    if (!before || isReplay(before) || (saved && !wasSaved(saved))) return false;
    const newest = await games.game(before.record.id);
    if (!newest.ok || getState().current?.record.id !== before.record.id) return false;
    const { record } = newest.value;
    const isNewer = !saved || merge(saved, record)[0] !== saved;
    if (isNewer) {
      saved = record;
      clock.setState({ seconds: record.seconds });
      emit(
        {
          action: { type: 'reload' },
          before,
          after: newest.value,
          news: text === undefined ? [] : [text],
        },
        unmarked(newest.value),
      );
    } else if (text !== undefined) announce(text);
    return isNewer;
  }

  return { tick, saveNow, showNewest, announceElsewhere, whenMayPlay, lock };
}

/** Whether this tab may play its game. `pending`: the browser has not answered yet; `elsewhere`: another tab has the game. */
export type LockState = 'held' | 'pending' | 'elsewhere';

/** The right to play a game, which one tab has at a time. */
export type TabLock = ReturnType<typeof createTabLock>;

/** A request for the lock of the game on the table. */
interface LockRequest {
  /** Ends the wait for another tab. */
  readonly waiting: AbortController;
  /** Releases the lock while it is held. */
  release?: () => void;
}

/** Creates a lock over Web Locks. `onChange` receives each new state. */
export function createTabLock(
  locks: LockManager | undefined,
  onChange: (state: LockState) => void,
) {
  /** The name of the lock of the game on the table. */
  let claimed: string | undefined;
  /** The only request whose answer, or rejection, counts. */
  let latest: LockRequest | undefined;
  let state: LockState = 'held';
  let whenSettled: (() => void)[] = [];

  function set(next: LockState): void {
    if (state === next) return;
    state = next;
    if (next !== 'pending') {
      for (const resolve of whenSettled) resolve();
      whenSettled = [];
    }
    onChange(next);
  }

  /** Makes the latest request void: it no longer waits, and what it holds is released. */
  function drop(): void {
    latest?.waiting.abort();
    latest?.release?.();
    latest = undefined;
  }

  function request(manager: LockManager, name: string, options: LockOptions = {}): void {
    drop();
    const own: LockRequest = { waiting: new AbortController() };
    latest = own;
    const wait = (): void => {
      set('elsewhere');
      request(manager, name);
    };
    const answer = (lock: Lock | null): Promise<void> | undefined => {
      if (latest !== own) return undefined;
      if (!lock) {
        wait();
        return undefined;
      }
      return new Promise((resolve) => {
        own.release = resolve;
        set('held');
      });
    };
    // The browser takes a signal only with a request that waits.
    const { ifAvailable, steal } = options;
    const signal = ifAvailable || steal ? undefined : own.waiting.signal;
    manager.request(name, { ...options, ...(signal && { signal }) }, answer).catch(() => {
      if (latest !== own) return;
      // Another tab has stolen the lock; or the browser grants none, and the game goes on without it.
      if (own.release) wait();
      else set('held');
    });
  }

  return {
    /** Swaps locks. `isFresh`: just created, so no other tab can hold it. */
    claim: (id: string | undefined, isFresh = false): void => {
      const name = id === undefined ? undefined : GAME_LOCK + id;
      if (claimed === name) return;
      claimed = name;
      if (name === undefined || !locks) {
        drop();
        return set('held');
      }
      set(isFresh ? 'held' : 'pending');
      request(locks, name, { ifAvailable: true });
    },
    /** Always `held` if the browser has no locks. */
    state: () => state,
    /** Resolves when the state is no longer `pending`. */
    settled: (): Promise<void> =>
      state === 'pending' ? new Promise((resolve) => whenSettled.push(resolve)) : Promise.resolve(),
    /** Takes the lock from the other tab. */
    take: (): void => {
      if (!locks || claimed === undefined || state !== 'elsewhere') return;
      set('pending');
      request(locks, claimed, { steal: true });
    },
  };
}
