import { t } from '@lingui/core/macro';
import { i18n } from './i18n';

/** True while the page speaks English. */
export const isEnglish = (): boolean => i18n.locale === 'en';

/** The language in which numbers, dates and lists are written. English is that of Britain: `23 November 2026`, `A, B and C`. */
export const formatLocale = (): string => (isEnglish() ? 'en-GB' : i18n.locale);

/** `Jack, Queen and King`, `column 4 or the waste`. Chinese sets spaces between its own and Latin letters, which `Intl` leaves out. */
export const listed = (words: readonly string[], conjunction: 'and' | 'or'): string =>
  new Intl.ListFormat(formatLocale(), {
    type: conjunction === 'and' ? 'conjunction' : 'disjunction',
  })
    .format(words)
    .replace(/(?<=[A-Z\d])(?=[和或])|(?<=[和或])(?=[A-Z\d])/g, ' ');

/** `Won, 12 moves, 1:05`: a list without a conjunction, if the language has such lists. */
export const formatList = (texts: readonly string[]): string =>
  new Intl.ListFormat(formatLocale(), { type: 'conjunction', style: 'narrow' }).format(texts);

/** Making one takes longer than formatting with it. */
const numberFormats = new Map<string, Intl.NumberFormat>();

/** Formats a number in the page’s language. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions): string {
  const locale = formatLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format.format(value);
}

/** `1,234,567` */
export const formatCount = (count: number): string => formatNumber(count, {});

/** A share as a percentage: 0.25 → `25.0%`, in the language’s way. It is rounded as in the tables of text, where `toFixed` rounds. */
export function formatPercent(share: number, decimals = 1, minDecimals = decimals): string {
  return formatNumber(Number((share * 100).toFixed(decimals)) / 100, {
    style: 'percent',
    useGrouping: false,
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: decimals,
  });
}

/** `7:05`: minutes and seconds. */
export const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A phrase at the start of a sentence, with a capital where the script has capitals. */
export const atStart = (phrase: string): string =>
  phrase.charAt(0).toLocaleUpperCase(formatLocale()) + phrase.slice(1);

/** A phrase that has a capital on its own, within a sentence. */
export const withinSentence = (phrase: string): string =>
  phrase.charAt(0).toLocaleLowerCase(formatLocale()) + phrase.slice(1);

/** Adds a full stop: `Clean win.` */
export const withFullStop = (words: string): string => t`${words}.`;

/** Languages that write no space between sentences. */
const UNSPACED = ['ja', 'zh-Hans'];

/** `87 moves · 3:12`: joins facts, without those that are missing. */
export const joinFacts = (facts: readonly (string | false | undefined)[]): string =>
  facts.filter(Boolean).join(' · ');

/** Joins sentences, without those that are undefined or empty. */
export const joinSentences = (sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join(UNSPACED.includes(i18n.locale) ? '' : ' ');
