import { type DealId, randomDealId } from '../engine/dealId';
import { createSafeStorage, type TextStorage } from '../persistence/safeStorage';

/** A random integer from 0 to n − 1, uniformly distributed; n is at most 2^32. */
function randomBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [word = limit] = crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % n;
  }
}

/** A random deal number of at most nine digits, uniformly distributed. */
export const randomDeal = (): DealId => randomDealId(randomBelow);

/** The id of a new game: 128 random bits. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** A storage of the browser; undefined if the browser forbids it. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): TextStorage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** The locks of the browser; a sandboxed page must not request any. */
export function browserLocks(): LockManager | undefined {
  return 'locks' in navigator && window.origin !== 'null' ? navigator.locks : undefined;
}

/** The storage of this tab, for what outlives a reload of the page. */
export const tabStorage = createSafeStorage(browserStorage('sessionStorage'));
