import fc from 'fast-check';

/** Random choices, which fast-check repeats and makes simpler when something fails. */
export interface Dice {
  /** An integer from 0 to n − 1. */
  readonly below: (n: number) => number;
  /** True one time in n. */
  readonly oneIn: (n: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
  /** Up to `max` values, possibly none. */
  readonly some: <T>(max: number, make: () => T) => readonly T[];
}

/** Makers of numbers below a limit, by the limit: fast-check knows a maker again. */
const makers = new Map<number, () => fc.Arbitrary<number>>();

function makerBelow(n: number): () => fc.Arbitrary<number> {
  const known = makers.get(n) ?? (() => fc.nat({ max: n - 1 }));
  makers.set(n, known);
  return known;
}

/** Dice over the values of a run of fast-check. */
export function diceOf(values: fc.GeneratorValue): Dice {
  const below = (n: number): number => values(makerBelow(n));
  return {
    below,
    oneIn: (n) => below(n) === 0,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    some: (max, make) => Array.from({ length: below(max + 1) }, make),
  };
}

/** Pieces of text that parsers can choke on. */
const PIECES = [
  '0',
  '7',
  '-1',
  '99999999999999999999',
  '1e9',
  'x',
  'A',
  '_',
  ' ',
  '\t',
  '\n',
  ',',
  '.',
  '/',
  '%',
  '%2F',
  '#',
  '"',
  '\\',
  '[',
  ']',
  '{',
  '}',
  ':',
  'null',
  'true',
  '{"toString":1,"valueOf":1}',
  '__proto__',
  'constructor',
  'AH',
  '10S',
  'é',
  '\u0301',
  '\u0000',
  '\u001b[31m',
  '\u2028',
  '\u{1f0a1}',
  '\ud83c',
  '٣',
];

/** A text of random pieces. */
export const anyText = (dice: Dice, max = 6): string =>
  dice.some(max, () => dice.pick(PIECES)).join('');

const MAX_NESTING = 20_000;
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** The text with a piece of it lost, doubled, repeated, moved or replaced. */
export function damage(dice: Dice, text: string): string {
  const from = dice.below(text.length + 1);
  const to = from + dice.below(Math.min(12, text.length - from) + 1);
  const [start, piece, end] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return dice.pick([
    () => start,
    () => end,
    () => start + end,
    () => start + piece + piece + end,
    () => start + piece.repeat(dice.below(200)) + end,
    () => end + piece + start,
    () => start + dice.pick(PIECES) + end,
    () => start + piece + anyText(dice) + end,
    () => '['.repeat(dice.below(MAX_NESTING)) + text,
    () => text.replace('{', `{"more":${nested(dice.below(MAX_NESTING))},`),
    () => anyText(dice),
    () => '',
  ])();
}
