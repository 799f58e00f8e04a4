import { memoize } from '../engine/memoize';

/** The character of card 0. No card is a bracket or a space. */
const FIRST_CARD = 0x30;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The cards of a pile as characters; other parts in brackets. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts: readonly unknown[] = Object.values(value);
  return Array.isArray(value) && parts.every(isNumber)
    ? String.fromCharCode(...parts.map((card) => FIRST_CARD + card))
    : `(${parts.map(textOf).join(' ')})`;
}

const keyOf = memoize((position: object): string => textOf(position));

/** A position as a short text. Within one game, equal texts mean equal positions. The text is stored, so it must not change. */
export const positionKey = (position: unknown): string => keyOf(position as object);
