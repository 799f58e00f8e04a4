const MAX_LENGTH = 24;

/** What somebody typed, in quotation marks, shortened if long, without a terminal’s control characters. */
export function quote(text: string): string {
  const trimmed = text.trim();
  const isLong = trimmed.length > MAX_LENGTH;
  // The cut may not leave one half of a character that takes two units.
  const shown = isLong
    ? `${trimmed.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`
    : trimmed;
  return `“${shown.replace(/\p{Cc}/gu, '\ufffd')}”`;
}
