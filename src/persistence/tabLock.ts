import { GAME_LOCK } from './keys';

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
