const LONGEST = 24;

/** What somebody wrote, quoted for a sentence and shortened where it is long, without signs that steer a terminal. */
export function quote(text: string): string {
  const trimmed = text.trim().replace(/\p{Cc}/gu, '\ufffd');
  return `“${trimmed.length > LONGEST ? `${trimmed.slice(0, LONGEST)}…` : trimmed}”`;
}
