import { i18n } from './i18n';

/** The language in which numbers, dates and lists are written. English is that of Britain: `23 November 2026`, `A, B and C`. */
export const formatLocale = (): string => (i18n.locale === 'en' ? 'en-GB' : i18n.locale);

/** `Jack, Queen and King`, `column 4 or the waste` */
export const listed = (words: readonly string[], conjunction: 'and' | 'or'): string =>
  new Intl.ListFormat(formatLocale(), {
    type: conjunction === 'and' ? 'conjunction' : 'disjunction',
  }).format(words);

/** `1,234,567` */
export const formatCount = (count: number): string => count.toLocaleString(formatLocale());

/** A phrase as the start of a sentence, with a capital where the script has capitals. */
export const atStart = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase(formatLocale()) + phrase.slice(1);
