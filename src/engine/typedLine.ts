/** More words than a typed line has, and more than a quotation shows. */
const MAX_WORDS = 40;

/** The words of a typed line, in lower case; commas or spaces separate them. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .trim()
    .toLowerCase()
    .split(/\s*,\s*|\s+/, MAX_WORDS);
