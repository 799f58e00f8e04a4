/** Whether this tab may play its game: it may, the browser has not answered yet, or another tab has the game on its table. */
export type LockState = 'held' | 'pending' | 'elsewhere';

/** The right to play a game: one tab has it at a time. */
export interface TabLock {
  /**
   * Follows the game on the table: gives back the lock of the one before, and asks for this one’s. `isFresh`: nobody else can
   * have it yet. Undefined for no game.
   */
  readonly follow: (id: string | undefined, isFresh?: boolean) => void;
  /** Always `held` where the browser has no locks. */
  readonly state: () => LockState;
  /** Resolves when the state is no longer pending. */
  readonly settled: () => Promise<void>;
  /** Takes the lock from the other tab. */
  readonly take: () => Promise<void>;
}

/** A game that is followed. */
interface Followed {
  readonly name: string;
  /** Ends the waiting for another tab. */
  waiting?: AbortController;
  /** Gives the lock back, while it is held. */
  release?: () => void;
}

/** Shares out games by Web Locks. `onChange` is told each change of the state. */
export function createTabLock(
  locks: LockManager | undefined,
  onChange: (state: LockState) => void,
): TabLock {
  let followed: Followed | undefined;
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

  /** Holds the lock of a game until it is given back. */
  function hold(game: Followed): Promise<void> | undefined {
    if (followed !== game) return undefined;
    return new Promise((resolve) => {
      game.release = resolve;
      set('held');
    });
  }

  /** Asks for the lock of a game. Resolves when it is held, or `refuse` was called; never fails. */
  function request(game: Followed, options: LockOptions, refuse = (): void => {}): Promise<void> {
    return new Promise((resolve) => {
      let wasHeld = false;
      const answer = (lock: Lock | null): Promise<void> | undefined => {
        wasHeld = lock !== null;
        const held = lock ? hold(game) : undefined;
        if (!lock && followed === game) refuse();
        resolve();
        return held;
      };
      locks?.request(game.name, options, answer).catch(() => {
        resolve();
        if (followed !== game || options.signal?.aborted) return;
        // Another tab has taken the lock; or the browser gives none, and the game goes on without.
        if (wasHeld) elsewhere(game);
        else set('held');
      });
    });
  }

  /** Another tab has the lock: waits until that one gives it back. */
  function elsewhere(game: Followed): void {
    game.waiting = new AbortController();
    set('elsewhere');
    void request(game, { signal: game.waiting.signal });
  }

  function leave(): void {
    followed?.waiting?.abort();
    followed?.release?.();
    followed = undefined;
  }

  return {
    follow: (id, isFresh = false) => {
      const name = id === undefined ? undefined : `patience/game/${id}`;
      if (followed?.name === name) return;
      leave();
      if (name === undefined || !locks) return set('held');
      const game: Followed = { name };
      followed = game;
      set(isFresh ? 'held' : 'pending');
      void request(game, { ifAvailable: true }, () => elsewhere(game));
    },
    state: () => state,
    settled: () =>
      state === 'pending' ? new Promise((resolve) => whenSettled.push(resolve)) : Promise.resolve(),
    take: async () => {
      const game = followed;
      if (!game || state === 'held') return;
      game.waiting?.abort();
      await request(game, { steal: true });
    },
  };
}
