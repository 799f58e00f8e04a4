import { type Card, RANKS, rankOf, SUITS, suitOf } from './card';

// Texts that are English in every language: those of the terminal program and the transcripts of the exercises.

/** `1 round`, `4 rounds` */
export const countInEnglish = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `Jack, Queen and King` */
export const listInEnglish = (words: readonly string[]): string => LIST.format(words);

const LIST = new Intl.ListFormat('en-GB');

/** `Queen of Hearts` */
export const cardInEnglish = (card: Card): string =>
  `${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`;
