import { err, ok, type Result } from '../../engine/result';

/** A pile of cards, bottom first: the last one lies on top (seed 000, class Pile). */
export type Pile<T> = readonly T[];

export const addCard = <T>(pile: Pile<T>, card: T): Pile<T> => [...pile, card];

export const isEmpty = <T>(pile: Pile<T>): boolean => pile.length === 0;

/** The top card and the pile without it; an error where there is none (seed 000, class Pile). */
export const turnCard = <T>(pile: Pile<T>): Result<{ card: T; pile: Pile<T> }, 'empty pile'> =>
  isEmpty(pile) ? err('empty pile') : ok({ card: pile.at(-1) as T, pile: pile.slice(0, -1) });
