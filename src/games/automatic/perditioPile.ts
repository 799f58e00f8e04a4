import { err, ok, type Result } from '../../engine/result';

// The operations of class Pile of the stack assignment (Perditio Tempus).

/** A pile of cards, bottom first: cards are added to its end and turned from there. */
export type Pile<T> = readonly T[];

/** The pile with one more card on top. */
export const addCard = <T>(pile: Pile<T>, card: T): Pile<T> => [...pile, card];

/** True for a pile without cards. */
export const isEmpty = <T>(pile: Pile<T>): boolean => pile.length === 0;

/** The top card and the pile without it, or an error if the pile is empty. */
export const turnCard = <T>(pile: Pile<T>): Result<{ card: T; pile: Pile<T> }, 'empty pile'> =>
  isEmpty(pile) ? err('empty pile') : ok({ card: pile.at(-1) as T, pile: pile.slice(0, -1) });
