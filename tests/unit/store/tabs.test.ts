import { expect, test, vi } from 'vitest';
import { createWriters } from '../../../src/store/tabs';

type Callback = (lock: Lock | null) => unknown;

/** The locks of one browser, as far as tabs use them: one holder a name, waiting requests in order, and stealing. */
function fakeLocks(): LockManager {
  const holders = new Map<string, { readonly lose: (why: Error) => void }>();
  const waiting = new Map<string, (() => void)[]>();
  const request = (name: string, options: LockOptions, callback: Callback): Promise<unknown> =>
    new Promise((resolve, reject) => {
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
  return { request, query: vi.fn() } as unknown as LockManager;
}

/** Lets all promises and messages settle. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

const tabOf = (locks: LockManager, name: string, save = vi.fn()) => {
  const channel = new BroadcastChannel(name);
  return { writers: createWriters(locks, channel, save), channel, save };
};

test('the tab that opens a deal may write it at once', async () => {
  const { writers, channel } = tabOf(fakeLocks(), 'one');
  writers.follow('klondike-3/1');
  await settle();
  expect(writers.claim('klondike-3/1')).toBeUndefined();
  channel.close();
});

test('a claim made before the right is there waits for it', async () => {
  const { writers, channel } = tabOf(fakeLocks(), 'early');
  writers.follow('klondike-3/1');
  await writers.claim('klondike-3/1');
  expect(writers.claim('klondike-3/1')).toBeUndefined();
  channel.close();
});

test('a second tab gets the right when it needs it; the first saves before, and can get it back', async () => {
  const locks = fakeLocks();
  const [a, b] = [tabOf(locks, 'two'), tabOf(locks, 'two')];
  a.writers.follow('klondike-3/1');
  b.writers.follow('klondike-3/1');
  await settle();
  const claimed = b.writers.claim('klondike-3/1');
  expect(claimed).toBeDefined();
  await claimed;
  expect(a.save).toHaveBeenCalledTimes(1);
  expect(b.writers.claim('klondike-3/1')).toBeUndefined();
  await a.writers.claim('klondike-3/1');
  expect(a.writers.claim('klondike-3/1')).toBeUndefined();
  expect(b.writers.claim('klondike-3/1')).toBeDefined();
  a.channel.close();
  b.channel.close();
});

test('a tab that sleeps loses the right', async () => {
  const locks = fakeLocks();
  const [a, b] = [tabOf(locks, 'sleeper'), tabOf(locks, 'other')];
  a.writers.follow('klondike-3/1');
  await settle();
  b.writers.follow('klondike-3/1');
  await b.writers.claim('klondike-3/1');
  expect(b.writers.claim('klondike-3/1')).toBeUndefined();
  expect(a.writers.claim('klondike-3/1')).toBeDefined();
  a.channel.close();
  b.channel.close();
});

test('tabs with different deals do not disturb each other', async () => {
  const locks = fakeLocks();
  const [a, b] = [tabOf(locks, 'apart'), tabOf(locks, 'apart')];
  a.writers.follow('klondike-3/1');
  b.writers.follow('klondike-3/2');
  await settle();
  expect(a.writers.claim('klondike-3/1')).toBeUndefined();
  expect(b.writers.claim('klondike-3/2')).toBeUndefined();
  a.channel.close();
  b.channel.close();
});
