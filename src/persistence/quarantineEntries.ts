import { isMoment, type Moment } from './day';
import type { UnreadText } from './quarantine';

// Loaded with the database. The first load needs quarantine.ts, for texts in the browser’s storage.

/** A stored text that could not be read, as it was found. */
export interface QuarantineEntry extends UnreadText {
  /** When it was noticed. */
  readonly at: Moment;
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
  parseQuarantined(value) ?? { key: place, why: 'damaged', at: 0, text: inText(value) };

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
