const MAX_SHOWN = 120;

/** A line with its invisible characters made visible: `→` for a tab, `·` for a space, `␛`, `⟨U+200B⟩`. A long line is cut around an index. */
export function visible(text: string, index = 0): string {
  const start = text.length > MAX_SHOWN ? Math.max(0, index - MAX_SHOWN / 2) : 0;
  const cut = text.slice(start, start + MAX_SHOWN);
  const [before, after] = [start > 0 ? '…' : '', start + MAX_SHOWN < text.length ? '…' : ''];
  return before + cut.replace(/[ \p{C}\p{Z}]/gu, symbolOf) + after;
}

function symbolOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (character === ' ') return '·';
  if (character === '\t') return '→';
  // Unicode has pictures of the control characters.
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '␡';
  return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`;
}

/** The same within a sentence, where a single space between words stays one. */
export const quotable = (text: string, index = 0): string =>
  visible(text, index).replace(/(?<=[^·])·(?=[^·])/g, ' ');
