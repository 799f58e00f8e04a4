import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseAnswer } from '../../src/console/lineMenu';
import { proofSize } from '../support/proofSize';

/** The grammar of COMP9021 solitaire_2 once more, without a regular expression. */
function plainParse(text: string, total: number): readonly number[] | 'quit' | undefined {
  const body = text.trim();
  if (body === 'q') return 'quit';
  const digits = (part: string): number | undefined =>
    part !== '' && [...part].every((sign) => sign >= '0' && sign <= '9') ? Number(part) : undefined;
  const within = (n: number | undefined): n is number => n !== undefined && n >= 1 && n <= total;
  const dashes = body.indexOf('--');
  if (dashes > 0) {
    const from = digits(body.slice(0, dashes).trimEnd());
    const to = digits(body.slice(dashes + 2).trimStart());
    return within(from) && within(to) && from <= to ? [from, to] : undefined;
  }
  if (body.startsWith('-')) {
    const last = digits(body.slice(1));
    return within(last) ? [total - last + 1, total] : undefined;
  }
  const first = digits(body);
  return within(first) ? [1, first] : undefined;
}

const ANSWERS = proofSize(20_000, 100_000);

test('random answers are read as the grammar says', () => {
  const number = fc.integer({ min: -30, max: 130 }).map(String);
  const piece = fc.oneof(
    number,
    fc.constantFrom('q', 'Q', '-', '--', ' ', '  ', '\t', '+', '0', '00', '1e1', '١', '.', ''),
  );
  const answer = fc.oneof(
    fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 8 }),
  );
  let valid = 0;
  fc.assert(
    fc.property(answer, fc.integer({ min: 1, max: 100 }), (text, total) => {
      const read = parseAnswer(text, total);
      const expected = plainParse(text, total);
      if (expected !== undefined) valid++;
      expect(read?.kind === 'lines' ? [read.from, read.to] : read?.kind).toEqual(expected);
    }),
    { numRuns: ANSWERS, seed: 9 },
  );
  expect(valid).toBeGreaterThan(0.03 * ANSWERS);
});
