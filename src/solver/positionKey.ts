import { memoize } from '../engine/memoize';

/** The first printable characters stand for the cards; brackets and spaces are none of them. */
const FIRST_CARD = 0x30;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The cards of a pile as characters, other parts in brackets. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts: readonly unknown[] = Object.values(value);
  return Array.isArray(value) && parts.every(isNumber)
    ? String.fromCharCode(...parts.map((card) => FIRST_CARD + card))
    : `(${parts.map(textOf).join(' ')})`;
}

const keyOf = memoize((position: object): string => textOf(position));

/** A position as a short text; of one game, equal texts mean equal positions. The text is a stored format. */
export const positionKey = (position: unknown): string => keyOf(position as object);
