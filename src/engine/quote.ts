import { t } from '@lingui/core/macro';

const MAX_LENGTH = 24;

/** At most this many characters of a text; no half of a surrogate pair is left at its end. */
export const cutText = (text: string, length: number): string =>
  text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text;

/** A text that somebody typed, in quotation marks, shortened if long, without control characters. */
export function quote(text: string, maxLength = MAX_LENGTH): string {
  const trimmed = text.trim();
  const cut = trimmed.length > maxLength ? `${cutText(trimmed, maxLength)}…` : trimmed;
  const shown = cut.replace(/\p{Cc}/gu, '\ufffd');
  return t`“${shown}”`;
}
