import fc from 'fast-check';
import { expect } from 'vitest';
import type { Result } from '../../src/engine/result';
import { SHAPES } from './hostile';
import { proofSize } from './proofSize';
import { isSentence } from './sentence';

/** Characters of a long text. */
const LENGTH = proofSize(100_000, 1_000_000);

interface DescriptionParser<Description> {
  readonly members: readonly string[];
  /** What may follow the name of a member. */
  readonly values: readonly string[];
  readonly parse: (text: string) => Result<Description, string>;
  readonly faultsOf: (description: Description) => readonly unknown[];
}

/** Every text, of any kind and length, is a description without faults or refused with a sentence. */
export function expectDescriptionOrSentence<Description>({
  members,
  values,
  parse,
  faultsOf,
}: DescriptionParser<Description>): void {
  const described = fc.array(fc.tuple(fc.constantFrom(...members), fc.constantFrom(...values)));
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    described.map((parts) => parts.map((part) => part.join('')).join(';')),
  );
  const hold = (each: string) => {
    const parsed = parse(each);
    if (parsed.ok) expect(faultsOf(parsed.value)).toEqual([]);
    else expect(isSentence(parsed.error), `${each}: ${parsed.error}`).toBe(true);
  };
  fc.assert(fc.property(text, hold), { numRuns: proofSize(500, 100_000) });
  for (const textOf of Object.values(SHAPES)) {
    hold(textOf(LENGTH));
    hold(`columns=${textOf(LENGTH)}`);
  }
}
