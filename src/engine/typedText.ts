// What people type and paste, before it is parsed.

/** Characters that keyboards and input methods write for others. `NFKC` has replaced full-width ones before. */
const MEANT: Readonly<Record<string, string>> = {
  '、': ',',
  '。': '.',
  ー: '-',
  '−': '-',
  // Phones write two hyphens as one dash.
  '—': '--',
};

/**
 * A typed or pasted text as parsers read it: full-width letters, digits and punctuation become narrow, the digits of any script
 * those of ours, Chinese and Japanese commas, full stops and dashes become ASCII. Invisible characters go.
 */
export const normaliseTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[、。ー−—]/g, (typed) => MEANT[typed] ?? typed)
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?!\d)\p{Nd}/gu, digitValue);

/** The value of a digit of any script: each has its ten digits in a row, from zero on. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
