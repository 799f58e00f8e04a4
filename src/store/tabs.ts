/** The right to write a deal: one tab has it at a time. */
export interface Writers {
  /** Follows the deal on the table: asks for its right, and gives back that of the one before. Undefined for none. */
  readonly follow: (name: string | undefined) => void;
  /** Gets the right from the tab that has it; undefined if this tab has it. */
  readonly claim: (name: string) => Promise<void> | undefined;
}

/** What is told to the other tabs: a tab wants to write this deal. */
interface Wanted {
  readonly wanted: string;
}

interface Held {
  readonly name: string;
  readonly release: () => void;
}

/** How long another tab may take to give a right back; a tab that sleeps does not. Milliseconds. */
const PATIENCE_MS = 300;

/**
 * Shares out the rights by Web Locks. A tab gives its right back as soon as another asks for it, after `beforeRelease` has saved
 * what is not saved yet.
 */
export function createWriters(
  locks: LockManager,
  channel: BroadcastChannel,
  beforeRelease: () => void,
): Writers {
  let followed: string | undefined;
  let held: Held | undefined;
  /** The first try to get the right to the deal that is followed. */
  let firstTry: Promise<void> = Promise.resolve();
  let claimed: Promise<void> | undefined;

  /** Holds the right to a deal until it is given back or taken away; resolves when it is held, or is not to be had. */
  const hold = (name: string, options: LockOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      let own: Held | undefined;
      locks
        .request(`patience/deal/${name}`, options, (lock) => {
          if (!lock || followed !== name) return resolve();
          return new Promise<void>((release) => {
            own = { name, release };
            held = own;
            resolve();
          });
        })
        .catch((error: unknown) => {
          // Another tab has taken the right away, or did not give it back in time.
          if (held === own) held = undefined;
          reject(error);
        });
    });

  function giveBack(): void {
    held?.release();
    held = undefined;
  }

  async function take(name: string): Promise<void> {
    await firstTry;
    if (held?.name === name || followed !== name) return;
    channel.postMessage({ wanted: name } satisfies Wanted);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
    try {
      await hold(name, { signal: waiting.signal });
    } catch {
      await hold(name, { steal: true });
    } finally {
      clearTimeout(timer);
    }
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Wanted> | null>) => {
    if (held === undefined || data?.wanted !== held.name) return;
    beforeRelease();
    giveBack();
  });

  return {
    follow: (name) => {
      if (followed === name) return;
      followed = name;
      giveBack();
      if (name !== undefined) firstTry = hold(name, { ifAvailable: true }).catch(() => {});
    },
    claim: (name) => {
      if (held?.name === name || followed !== name) return undefined;
      claimed ??= take(name)
        // Without locks the game goes on as before: what another tab has saved is never overwritten.
        .catch(() => {
          held = { name, release: () => {} };
        })
        .finally(() => {
          claimed = undefined;
        });
      return claimed;
    },
  };
}
