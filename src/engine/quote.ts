const LONGEST = 24;

/** What somebody wrote, quoted for a sentence and shortened where it is long. */
export function quote(text: string): string {
  const trimmed = text.trim();
  return `“${trimmed.length > LONGEST ? `${trimmed.slice(0, LONGEST)}…` : trimmed}”`;
}
