import { t } from '@lingui/core/macro';

const MAX_LENGTH = 24;

/** A text that somebody typed, in quotation marks, shortened if long, without control characters. */
export function quote(text: string): string {
  const trimmed = text.trim();
  const isLong = trimmed.length > MAX_LENGTH;
  // A cut must not leave half of a surrogate pair.
  const cut = isLong ? `${trimmed.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')}…` : trimmed;
  const shown = cut.replace(/\p{Cc}/gu, '\ufffd');
  return t`“${shown}”`;
}
