import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge, mergeAll } from '../../src/persistence/merge';
import { type GameRecord, newRecord, parseRecord } from '../../src/persistence/record';
import { proofSize } from '../support/proofSize';

/** States of one game: some continue others, some have gone different ways. */
const anyState: fc.Arbitrary<GameRecord> = fc
  .record({
    line: fc.string({ unit: fc.constantFrom('A', 'B'), maxLength: 4 }),
    revision: fc.integer({ min: 1, max: 4 }),
    undone: fc.nat({ max: 4 }),
    seconds: fc.nat({ max: 2 }),
    seen: fc.constantFrom(undefined, '1', '2', '02'),
  })
  .map(({ line, revision, undone, seconds, seen }) => ({
    ...newRecord('game', 'klondike-3', '5', 7),
    revision,
    moves: `1${line}`,
    cursor: Math.max(0, line.length - undone),
    seconds,
    ...(seen && { seen }),
  }));

/** The lines that no other line continues. */
const linesOf = (games: readonly GameRecord[]): readonly string[] =>
  [...new Set(games.map(({ moves }) => moves))]
    .filter((line, _, all) => !all.some((other) => other !== line && other.startsWith(line)))
    .sort();

const RUNS = { numRuns: proofSize(500, 20_000) };

test('the order of two states does not matter', () => {
  fc.assert(
    fc.property(anyState, anyState, (a, b) => {
      expect(merge(a, b)).toEqual(merge(b, a));
    }),
    RUNS,
  );
});

test('no move is lost, whatever the order, and what is cut off has an id that can be read', () => {
  fc.assert(
    fc.property(fc.array(anyState, { minLength: 1, maxLength: 5 }), (states) => {
      const games = mergeAll(states);
      expect(linesOf(games)).toEqual(linesOf(states));
      expect(linesOf(mergeAll(states.toReversed()))).toEqual(linesOf(states));
      for (const game of games) expect(parseRecord(game)).toEqual({ ok: true, value: game });
    }),
    RUNS,
  );
});

test('merged again, nothing changes', () => {
  fc.assert(
    fc.property(fc.array(anyState, { minLength: 1, maxLength: 5 }), (states) => {
      const once = mergeAll(states);
      expect(mergeAll([...once, ...once])).toEqual(once);
    }),
    RUNS,
  );
});

test('a state that continues the other replaces it, and one that was undone keeps its place', () => {
  const state = (revision: number, moves: string, cursor: number): GameRecord => ({
    ...newRecord('game', 'klondike-3', '5', 7),
    ...{ revision, moves, cursor },
  });
  const [short, long] = [state(1, '1A', 1), state(2, '1AB', 2)];
  expect(merge(short, long)).toEqual([long]);
  expect(merge(state(3, '1A', 1), long)).toEqual([state(3, '1AB', 1)]);
  const [kept, cut] = merge(state(3, '1B', 1), long);
  expect(kept).toEqual(state(3, '1B', 1));
  expect(cut).toEqual({ ...long, id: cut?.id });
  expect(cut?.id).not.toBe('game');
});

test('a game that was played on knows what either state has seen', () => {
  const state = (moves: string, seen?: string): GameRecord => ({
    ...newRecord('game', 'klondike-3', '5', 7, seen ? { seen } : {}),
    ...{ revision: moves.length, moves },
  });
  const seenIn = (a: GameRecord, b: GameRecord) => merge(a, b).map((state) => state?.seen);
  expect(seenIn(state('1A', '5'), state('1AB', '06'))).toEqual(['56']);
  expect(seenIn(state('1A', '5'), state('1AB'))).toEqual(['5']);
  expect(seenIn(state('1A'), state('1AB'))).toEqual([undefined]);
  expect(seenIn({ ...state('1A', '1'), revision: 9 }, state('1AB', '2'))).toEqual(['3']);
  expect(seenIn(state('1A', '5'), state('1BB', '2'))).toEqual(['2', '5']);
});

test('a won state stays, else the one of the higher revision, whatever clocks say', () => {
  fc.assert(
    fc.property(anyState, anyState, fc.boolean(), fc.nat(9), (a, b, isWon, updated) => {
      const [higher, lower] = a.revision > b.revision ? [a, b] : [b, a];
      const won = isWon ? { ...lower, result: 'won' as const, ended: 5, updated } : undefined;
      const [kept] = merge(higher, won ?? { ...lower, updated });
      if (won) expect(kept).toEqual(won);
      else if (higher.revision > lower.revision) expect(kept.revision).toBe(higher.revision);
    }),
    RUNS,
  );
});
