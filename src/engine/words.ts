/** `1 round`, `4 rounds`; `figure` is the count as it is written. */
export const plural = (count: number, noun: string, figure = String(count)): string =>
  `${figure} ${noun}${count === 1 ? '' : 's'}`;

/** `1 card`, `21 cards`. */
export const cardCount = (count: number): string => plural(count, 'card');

/** The text with its first letter a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its first letter small, as within a sentence. */
export const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `Jack, Queen and King` */
export function listed(words: readonly string[], conjunction: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
