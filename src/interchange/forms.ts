import type { DealId } from '../engine/dealId';
import type { Result } from '../engine/result';
import type { VariantId } from '../games/index';
import type { Position, PositionCard, PositionPile, TextFault } from '../games/positions';

/** A way in which positions are written; docs/interchange.md has an example of each. */
export type Form = WrittenForm | 'kpat' | 'deck' | 'number';

/** The forms that can be written as well. */
export const WRITTEN_FORMS = ['piles', 'board', 'solvitaire'] as const;
/** A form that can be written. */
export type WrittenForm = (typeof WRITTEN_FORMS)[number];

/** A line of cards. A place that holds no card is undefined. */
export interface CardLine {
  readonly cards: readonly (PositionCard | undefined)[];
  /** False for an empty line, which may be an empty column or nothing. */
  readonly isColumn: boolean;
}

/** Piles as a text has them, before they are fitted to a game. Every pile is bottom first. */
export interface TextPiles extends Omit<Position, 'tableau'> {
  readonly lines: readonly CardLine[];
  /** True if each line is a column, as programs mark them; people break lines, or write rows. */
  readonly isExact?: true;
  /** The game that the text names. */
  readonly game?: VariantId | undefined;
}

/** A form’s parser. */
export type Parse = (text: string) => Result<TextPiles, TextFault>;

/** A position as it was read. */
export interface ReadPosition {
  readonly form: Form;
  readonly game: VariantId;
  readonly position: Position;
  /** The deal, of a text that names one by its number or its deck. */
  readonly deal?: DealId;
}

/** The lines of a text, whatever ends them. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n?|\n/);

/** The cards of a line without the empty places. */
export const cardsIn = ({ cards }: CardLine): PositionPile =>
  cards.filter((card) => card !== undefined);
