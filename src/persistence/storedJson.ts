import { isJsonObject, parseJsonObject } from '../engine/json';
import { err, ok, type Result } from '../engine/result';
import type { SafeStorage } from './safeStorage';
import type { WhyUnread } from './whyUnread';

/** The version of every stored object. */
const VERSION = 1;

type StoredObject = Readonly<Record<string, unknown>>;

/** An object as the text that is stored. */
export const formatStored = (value: object): string =>
  JSON.stringify({ version: VERSION, ...value });

/** The object of a stored text; or why it cannot be read. */
export function parseStored(
  text: string,
): Result<StoredObject, Extract<WhyUnread, 'damaged' | 'anotherVersion'>> {
  const stored = parseJsonObject(text);
  if (!stored) return err('damaged');
  return stored.version === VERSION ? ok(stored) : err('anotherVersion');
}

/** The object stored under a key; an empty one if none can be read. */
export function readStored(storage: SafeStorage, key: string): StoredObject {
  const stored = parseStored(storage.read(key) ?? '');
  return stored.ok ? stored.value : {};
}

/** Values by name under one key, such as `{ version: 1, duels: { … } }`: the last `max` that were set, the newest first. */
export function recentValues(storage: SafeStorage, key: string, field: string, max: number) {
  function all(): readonly (readonly [name: string, value: unknown])[] {
    const values = readStored(storage, key)[field];
    return isJsonObject(values) ? Object.entries(values) : [];
  }

  return {
    get: (name: string): unknown => all().find(([each]) => each === name)?.[1],
    set: (name: string, value: unknown): void => {
      const others = all().filter(([each]) => each !== name);
      const values = Object.fromEntries([[name, value], ...others].slice(0, max));
      storage.write(key, formatStored({ [field]: values }));
    },
  };
}
