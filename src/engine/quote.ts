const MAX_LENGTH = 24;

/** What somebody typed, in quotation marks, shortened if long, without a terminal’s control characters. */
export function quote(text: string): string {
  const trimmed = text.trim().replace(/\p{Cc}/gu, '\ufffd');
  return `“${trimmed.length > MAX_LENGTH ? `${trimmed.slice(0, MAX_LENGTH)}…` : trimmed}”`;
}
