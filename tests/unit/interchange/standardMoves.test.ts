import { expect, test } from 'vitest';
import { gameOf, type VariantId } from '../../../src/games/index';
import {
  formatStandardMoves,
  isStandardMoves,
  readStandardMoves,
} from '../../../src/interchange/index';
import { solve } from '../../../src/solver/solve';

const played = (id: VariantId, start: unknown, moves: readonly unknown[]): unknown =>
  moves.reduce((state, move) => {
    const next = gameOf(id).rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value;
  }, start);

test.each<[VariantId, string]>([
  ['freecell', 'ms24'],
  ['freecell', 'ms617'],
  ['bakers-game', 'ms3'],
  ['eight-off', '3'],
  ['beleaguered-castle', '5'],
])('%s %s: the solution survives the notation', (id, deal) => {
  const start = gameOf(id).rules.deal(deal);
  const { line } = solve(id, start);
  const text = formatStandardMoves(id, start, line);
  if (!text.ok) throw new Error(text.error);
  expect(isStandardMoves(`# ${id}\n${text.value}`)).toBe(true);
  const moves = readStandardMoves(id, start, text.value);
  if (!moves.ok) throw new Error(moves.error.sentence);
  expect(gameOf(id).rules.status(played(id, start, moves.value))).toBe('won');
});

test('cards that programs move up by themselves may be left out', () => {
  const { rules, advice } = gameOf('freecell');
  const start = rules.deal('ms24');
  const { line } = solve('freecell', start);
  const text = formatStandardMoves('freecell', start, line);
  const words = text.ok ? text.value.split(/\s+/).filter(Boolean) : [];
  expect(words).toHaveLength(line.length);
  const isSafe = (i: number): boolean => {
    const safe = advice?.safeMove?.(played('freecell', start, line.slice(0, i)));
    return JSON.stringify(safe) === JSON.stringify(line[i]);
  };
  const wanted = words.slice(0, line.findLastIndex((_, i) => !isSafe(i)) + 1);
  expect(wanted.length).toBeLessThan(words.length);
  const moves = readStandardMoves('freecell', start, wanted.join(' '));
  expect(moves.ok && rules.status(played('freecell', start, moves.value))).toBe('won');
});

test.each([
  ['7a\n7z', 2, '“7z” is not a move; moves look like 26, 7a or 1h.'],
  ['7a 7a', 1, 'The move “7a” is not possible here.'],
  ['\n\n1h', 3, 'The move “1h” is not possible here.'],
])('%j is refused', (text, line, sentence) => {
  const start = gameOf('freecell').rules.deal('ms617');
  expect(readStandardMoves('freecell', start, text)).toEqual({
    ok: false,
    error: { line, sentence },
  });
});

test('moves of the stock have no notation', () => {
  const start = gameOf('klondike-1').rules.deal('1');
  const [move] = gameOf('klondike-1').rules.legalMoves(start);
  expect(formatStandardMoves('klondike-1', start, [move])).toMatchObject({ ok: false });
  expect(isStandardMoves('m c6, c1, 2\ns')).toBe(false);
});
