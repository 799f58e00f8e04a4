/** Whether this tab may play its game. `pending`: the browser has not answered yet; `elsewhere`: another tab has the game. */
export type LockState = 'held' | 'pending' | 'elsewhere';

/** The right to play a game, which one tab has at a time. */
export type TabLock = ReturnType<typeof createTabLock>;

/** The game on the table. */
interface Followed {
  readonly name: string;
  /** Ends the wait for another tab. */
  waiting?: AbortController;
  /** Releases the lock while it is held. */
  release?: () => void;
}

/** Creates a lock over Web Locks. `onChange` receives each new state. */
export function createTabLock(
  locks: LockManager | undefined,
  onChange: (state: LockState) => void,
) {
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

  /** Holds the lock of a game until it is released. */
  function hold(game: Followed): Promise<void> | undefined {
    if (followed !== game) return undefined;
    return new Promise((resolve) => {
      game.release = resolve;
      set('held');
    });
  }

  /** Requests the lock of a game. Resolves when it is held or `refuse` was called; never rejects. */
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
        // Another tab has stolen the lock; or the browser grants none, and the game goes on without it.
        if (wasHeld) elsewhere(game);
        else set('held');
      });
    });
  }

  /** Waits until the other tab releases the lock. */
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
    /** Releases the lock of the game before, and requests that of this one. `isFresh`: no other tab can have it yet. */
    follow: (id: string | undefined, isFresh = false): void => {
      const name = id === undefined ? undefined : `patience/game/${id}`;
      if (followed?.name === name) return;
      leave();
      if (name === undefined || !locks) return set('held');
      const game: Followed = { name };
      followed = game;
      set(isFresh ? 'held' : 'pending');
      void request(game, { ifAvailable: true }, () => elsewhere(game));
    },
    /** Always `held` if the browser has no locks. */
    state: () => state,
    /** Resolves when the state is no longer `pending`. */
    settled: (): Promise<void> =>
      state === 'pending' ? new Promise((resolve) => whenSettled.push(resolve)) : Promise.resolve(),
    /** Takes the lock from the other tab. */
    take: async (): Promise<void> => {
      const game = followed;
      if (!game || state === 'held') return;
      game.waiting?.abort();
      await request(game, { steal: true });
    },
  };
}
