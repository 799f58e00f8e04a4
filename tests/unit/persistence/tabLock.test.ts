import { expect, test, vi } from 'vitest';
import { createTabLock, type LockState } from '../../../src/store/saving';

type Callback = (lock: Lock | null) => unknown;

/** The locks of one browser, as far as tabs use them: an answer later, one holder a name, waiting requests in order, and stealing. */
function fakeLocks(): LockManager {
  const holders = new Map<string, { readonly lose: (why: Error) => void }>();
  const waiting = new Map<string, (() => void)[]>();
  const request = async (
    name: string,
    options: LockOptions,
    callback: Callback,
  ): Promise<unknown> => {
    await Promise.resolve();
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const holder = { lose: reject };
        holders.set(name, holder);
        void Promise.resolve(callback({ name, mode: 'exclusive' })).then((value) => {
          resolve(value);
          if (holders.get(name) !== holder) return;
          holders.delete(name);
          waiting.get(name)?.shift()?.();
        });
      };
      if (options.steal) holders.get(name)?.lose(new DOMException('stolen', 'AbortError'));
      if (options.steal || !holders.has(name)) return grant();
      if (options.ifAvailable) return resolve(callback(null));
      const queue = waiting.get(name) ?? [];
      waiting.set(name, [...queue, grant]);
      options.signal?.addEventListener('abort', () => {
        waiting.set(
          name,
          (waiting.get(name) ?? []).filter((each) => each !== grant),
        );
        reject(new DOMException('too late', 'AbortError'));
      });
    });
  };
  return { request, query: vi.fn() } as unknown as LockManager;
}

/** Lets all promises settle. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

function tabOf(locks: LockManager | undefined) {
  const states: LockState[] = [];
  return { lock: createTabLock(locks, (state) => states.push(state)), states };
}

/** Two tabs that open one game, one after the other: the first has its lock, and the second waits for it. */
async function tabsOfOneGame() {
  const locks = fakeLocks();
  const tabs = [tabOf(locks), tabOf(locks)] as const;
  for (const { lock } of tabs) {
    lock.claim('a');
    await lock.settled();
  }
  return tabs;
}

test('the tab that opens a game may play it', async () => {
  const { lock, states } = tabOf(fakeLocks());
  lock.claim('a');
  expect(lock.state()).toBe('pending');
  await lock.settled();
  expect(lock.state()).toBe('held');
  expect(states).toEqual(['pending', 'held']);
});

test('a game that nobody else can have is held at once', async () => {
  const { lock, states } = tabOf(fakeLocks());
  lock.claim('a', true);
  await lock.settled();
  await settle();
  expect(lock.state()).toBe('held');
  expect(states).toEqual([]);
});

test('without locks, and without a game, everything may be played', async () => {
  const { lock, states } = tabOf(undefined);
  lock.claim('a');
  await lock.settled();
  lock.take();
  expect(lock.state()).toBe('held');
  const other = tabOf(fakeLocks()).lock;
  other.claim(undefined);
  expect(other.state()).toBe('held');
  expect(states).toEqual([]);
});

test('where the browser gives no locks the game goes on without', async () => {
  const request = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const { lock } = tabOf({ request, query: vi.fn() } as unknown as LockManager);
  lock.claim('a');
  await lock.settled();
  expect(lock.state()).toBe('held');
});

test('a second tab can take the game, and the first can take it back', async () => {
  const [a, b] = await tabsOfOneGame();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'elsewhere']);
  b.lock.take();
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['elsewhere', 'held']);
  a.lock.take();
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'elsewhere']);
});

test('taken twice before the browser answers, the game is taken once', async () => {
  const [a, b] = await tabsOfOneGame();
  b.lock.take();
  b.lock.take();
  expect(b.lock.state()).toBe('pending');
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['elsewhere', 'held']);
  a.lock.take();
  b.lock.take();
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'elsewhere']);
});

test('taken, left and opened again before the browser answers, the game is held', async () => {
  const [a, b] = await tabsOfOneGame();
  b.lock.take();
  b.lock.claim(undefined);
  b.lock.claim('a');
  await settle();
  expect([a.lock.state(), b.lock.state()].sort()).toEqual(['elsewhere', 'held']);
});

test('a tab that waits gets the game when the other leaves it', async () => {
  const [a, b] = await tabsOfOneGame();
  a.lock.claim('other');
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'held']);
  // The first tab comes back, and waits in its turn.
  a.lock.claim('a');
  await a.lock.settled();
  expect(a.lock.state()).toBe('elsewhere');
  b.lock.claim(undefined);
  await settle();
  expect(a.lock.state()).toBe('held');
});

test('a tab from which a game was taken gets it back when the other leaves it', async () => {
  const [a, b] = await tabsOfOneGame();
  b.lock.take();
  await settle();
  b.lock.claim('other');
  await settle();
  expect(a.lock.state()).toBe('held');
});

test('a tab that no longer waits does not get the game', async () => {
  const locks = fakeLocks();
  const [a, b, c] = [tabOf(locks), tabOf(locks), tabOf(locks)];
  for (const { lock } of [a, b, c]) {
    lock.claim('a');
    await lock.settled();
  }
  b.lock.claim('other');
  await settle();
  a.lock.claim(undefined);
  await settle();
  expect([b.lock.state(), c.lock.state()]).toEqual(['held', 'held']);
  expect(b.states).toEqual(['pending', 'elsewhere', 'pending', 'held']);
});

test('games that are left before the browser answers are not held', async () => {
  const locks = fakeLocks();
  const [a, b] = [tabOf(locks), tabOf(locks)];
  a.lock.claim('a');
  a.lock.claim('b');
  await a.lock.settled();
  b.lock.claim('a');
  await b.lock.settled();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'held']);
});

test('tabs with different games do not disturb each other', async () => {
  const locks = fakeLocks();
  const [a, b] = [tabOf(locks), tabOf(locks)];
  a.lock.claim('a');
  b.lock.claim('b');
  await settle();
  expect([a.lock.state(), b.lock.state()]).toEqual(['held', 'held']);
});
