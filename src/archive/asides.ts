import type { AsideText } from './archive';
import { isMoment } from './checkGame';

/** A stored value or an entry of a backup as a text that was put aside; undefined if it is none. */
export function parseAside(value: unknown): AsideText | undefined {
  const { key, why, at, text } = (value ?? {}) as Partial<Record<keyof AsideText, unknown>>;
  if (typeof key !== 'string' || typeof why !== 'string' || typeof text !== 'string') {
    return undefined;
  }
  return { key, why, at: isMoment(at) ? at : 0, text };
}

/** A stored value as text, for people who want to mend it. */
export function inText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, plain) ?? String(value);
  } catch {
    return String(value);
  }
}

/** A value that JSON can have: a database can also have long integers. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
