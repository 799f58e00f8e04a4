import type { ReactNode } from 'react';

/** The first private-use character: none stands in a sentence. */
const FIRST = 0xe000;

/** Stands in a message for an element of `Slots`, by its index. */
export const slot = (index: number): string => String.fromCharCode(FIRST + index);

interface SlotsProps {
  readonly text: string;
  /** What stands in the slots; each has a key. */
  readonly parts: readonly ReactNode[];
}

/** A message with elements in its slots, which each language may order as it likes. */
export const Slots = ({ text, parts }: SlotsProps): ReactNode =>
  text
    .split(/([\ue000-\ue0ff])/)
    .map((piece, i) => (i % 2 === 0 ? piece : parts[piece.charCodeAt(0) - FIRST]));
