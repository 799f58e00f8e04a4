import { parseJsonObject } from '../engine/json';
import { KEYS } from './keys';
import { isMoment } from './record';
import type { SafeStorage } from './safeStorage';
import type { WhyUnread } from './whyUnread';

const DAMAGED: WhyUnread = 'damaged';

/** A text that cannot be read. */
export interface UnreadText {
  /** Where it was found. */
  readonly key: string;
  readonly text: string;
  /** Why it cannot be read: a `WhyUnread`, or a code of another version. */
  readonly why: string;
}

/** A stored text that could not be read, as it was found. */
export interface QuarantineEntry extends UnreadText {
  /** When it was noticed, in milliseconds since 1970. */
  readonly at: number;
}

/** An entry of the database’s quarantine. */
export interface Quarantined extends QuarantineEntry {
  readonly id: number;
}

/** Parses an entry of the database or of a backup; undefined if the value is not one. */
export function parseQuarantined(value: unknown): QuarantineEntry | undefined {
  const { key, why, at, text } = (value ?? {}) as Partial<Record<keyof Quarantined, unknown>>;
  if (typeof key !== 'string' || typeof why !== 'string' || typeof text !== 'string') {
    return undefined;
  }
  return { key, why, at: isMoment(at) ? at : 0, text };
}

/** Like `parseQuarantined`; an entry that is itself damaged becomes an entry about `place`. */
export const toEntry = (value: unknown, place: string): QuarantineEntry =>
  parseQuarantined(value) ?? { key: place, why: DAMAGED, at: 0, text: inText(value) };

/** A stored value as text that people can repair. */
export function inText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, plain) ?? String(value);
  } catch {
    return String(value);
  }
}

/** JSON has no bigints, but a database may. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;

/** Keeps a text in the storage until the database’s quarantine has it. False if the storage is full. */
export function quarantineText(storage: SafeStorage, { key, ...entry }: UnreadText): boolean {
  const kept = JSON.stringify(entry);
  let number = 1;
  for (;;) {
    const place = `${KEYS.quarantine}${number}/${key}`;
    const known = storage.read(place);
    if (known === kept) return true;
    if (known === null) {
      const { ok } = storage.write(place, kept);
      if (!ok) storage.remove(place);
      return ok;
    }
    number++;
  }
}

/** The texts kept by `quarantineText`, by storage key. */
export const quarantinedTexts = (storage: SafeStorage): ReadonlyMap<string, UnreadText> =>
  new Map(
    storage.keys(KEYS.quarantine).map((place) => {
      const kept = storage.read(place) ?? '';
      const { text, why } = parseJsonObject(kept) ?? {};
      const isWhole = typeof text === 'string' && typeof why === 'string';
      const key = place.slice(KEYS.quarantine.length).replace(/^\d+\//, '');
      return [
        place,
        {
          key,
          ...(isWhole ? { text, why } : { text: kept, why: DAMAGED }),
        },
      ];
    }),
  );
