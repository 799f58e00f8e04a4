/** Encodings that programs on Windows write, and UTF-16 without a mark. */
export const ENCODINGS = [
  'utf8 with a mark',
  'utf16le',
  'utf16be',
  'utf16le without a mark',
  'utf16be without a mark',
] as const;

type Encoding = (typeof ENCODINGS)[number];

/** The bytes of a text in an encoding. */
export function inEncoding(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const marked = encoding.endsWith('without a mark') ? text : `\ufeff${text}`;
  if (encoding.startsWith('utf8')) return new Uint8Array(Buffer.from(marked));
  const bytes = Buffer.from(marked, 'utf16le');
  return new Uint8Array(encoding.startsWith('utf16be') ? bytes.swap16() : bytes);
}
