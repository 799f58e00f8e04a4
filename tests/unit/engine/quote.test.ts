import { expect, test } from 'vitest';
import { quote } from '../../../src/engine/quote';

test.each([
  [' two words ', '“two words”'],
  ['9'.repeat(24), `“${'9'.repeat(24)}”`],
  ['9'.repeat(1_000_000), `“${'9'.repeat(24)}…”`],
  ['a\u0000\u001b[31m', '“a\ufffd\ufffd[31m”'],
  ['\u{1f0a1}'.repeat(13), `“${'\u{1f0a1}'.repeat(12)}…”`],
  [`x${'\u{1f0a1}'.repeat(13)}`, `“x${'\u{1f0a1}'.repeat(11)}…”`],
])('%# is quoted short, whole and without control characters', (text, quoted) => {
  expect(quote(text)).toBe(quoted);
});
