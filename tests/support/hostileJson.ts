import fc from 'fast-check';

/** JSON values of any shape, among them objects that throw where a text or a number is made of them, and deep nesting. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    [{ toString: null }],
    JSON.parse('{"__proto__":{"toString":1}}'),
    JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`),
    { length: 1e9 },
    Number.MAX_VALUE,
    -0,
    2 ** 53,
    '9'.repeat(400),
    'constructor',
  ),
);
