import type { Pile } from '../../engine/pile';
import { isDraw, type LayoutMove } from './rules';

/** The letters of the kinds of pile in the line of a move. */
export const LETTERS = {
  waste: 'w',
  tableau: 'c',
  foundation: 'f',
  cell: 'a',
  reserve: 'r',
} as const;

/** A pile as the line of a move names it: `c6`, `f2`, `w`. */
export const formatPile = ({ kind, index }: Pile): string =>
  kind === 'waste' ? LETTERS.waste : `${LETTERS[kind as keyof typeof LETTERS]}${index}`;

/** A move as a line: `s`, `m c6, c1, 2`. */
export const formatMove = (move: LayoutMove): string =>
  isDraw(move) ? 's' : `m ${formatPile(move.from)}, ${formatPile(move.to)}, ${move.count}`;
