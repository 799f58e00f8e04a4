import { parseJsonObject } from '../engine/json';
import { KEYS } from './keys';
import type { SafeStorage } from './safeStorage';

/** A text that cannot be read. */
export interface UnreadText {
  /** Where it was found. */
  readonly key: string;
  readonly text: string;
  /** Why it cannot be read: a `WhyUnread`, or a code of another version. */
  readonly why: string;
}

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
      return [place, { key, ...(isWhole ? { text, why } : { text: kept, why: 'damaged' }) }];
    }),
  );
