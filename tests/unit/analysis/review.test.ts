import { expect, test } from 'vitest';
import {
  describeReview,
  type Finding,
  nextQuestion,
  type Review,
  ROUNDS,
  reviewOf,
  verdictsOf,
} from '../../../src/analysis/review';
import type { Verdict } from '../../../src/engine/game';

/** Asks until nothing is left; `judge` gives the verdict of a position in a round. Returns the positions asked, in order. */
function askAll(
  length: number,
  present: number,
  judge: (at: number, round: number) => Verdict,
): { asked: number[]; findings: (Finding | undefined)[] } {
  const findings = Array.from<Finding | undefined>({ length });
  const asked: number[] = [];
  for (;;) {
    const question = nextQuestion(findings, present);
    if (!question) return { asked, findings };
    const { at, round } = question;
    asked.push(at);
    findings[at] = { verdict: judge(at, round), rounds: round + 1 };
  }
}

const lostFrom =
  (move: number) =>
  (at: number): Verdict =>
    at < move ? 'winnable' : 'unwinnable';

test('the present is asked first, then the end', () => {
  const findings = Array.from<Finding | undefined>({ length: 90 });
  expect(nextQuestion(findings, 43)).toEqual({ at: 43, round: 0 });
  findings[43] = { verdict: 'winnable', rounds: 1 };
  expect(nextQuestion(findings, 43)).toEqual({ at: 89, round: 0 });
});

test('bisection finds the losing move wherever it is, and asks nothing twice', () => {
  for (let length = 2; length <= 40; length++) {
    for (let lost = 1; lost < length; lost++) {
      for (const present of [0, length >> 1, length - 1]) {
        const { asked, findings } = askAll(length, present, lostFrom(lost));
        expect(asked[0]).toBe(present);
        expect(new Set(asked).size).toBe(asked.length);
        expect(asked.length).toBeLessThanOrEqual(3 + Math.log2(length));
        const verdicts = verdictsOf(findings);
        expect(verdicts).toEqual(Array.from({ length }, (_, at) => lostFrom(lost)(at)));
        expect(reviewOf(verdicts, true)).toEqual({ kind: 'lost', move: lost, proved: true });
      }
    }
  }
});

test('a game that ends in a position that can be won takes one question at its end', () => {
  expect(askAll(50, 49, () => 'winnable').asked).toEqual([49]);
  expect(askAll(50, 10, () => 'winnable').asked).toEqual([10, 49]);
});

test('what is known is asked no more: only positions between the last winnable and the first lost one', () => {
  const { asked } = askAll(64, 20, lostFrom(30));
  expect(asked.slice(2).every((at) => at > 20 && at < 63)).toBe(true);
});

test('where the solver gives up, the rest is filled in, and searched again in a longer round', () => {
  const isHard = (at: number): boolean => at >= 10 && at < 14;
  const judge = (at: number): Verdict => (isHard(at) ? 'unknown' : lostFrom(12)(at));
  const { asked, findings } = askAll(30, 29, judge);
  const times = (at: number): number => asked.filter((each) => each === at).length;
  for (let at = 10; at < 14; at++) expect(times(at)).toBe(ROUNDS);
  const verdicts = verdictsOf(findings);
  expect(verdicts.map((_, at) => at).filter((at) => verdicts[at] === 'unknown')).toEqual([
    10, 11, 12, 13,
  ]);
  expect(reviewOf(verdicts, true)).toEqual({ kind: 'lost', move: 10, proved: false });
});

test('a longer round that succeeds settles what the first left open', () => {
  const judge = (at: number, round: number): Verdict => (round === 0 ? 'unknown' : lostFrom(5)(at));
  const { findings } = askAll(12, 3, judge);
  expect(reviewOf(verdictsOf(findings), true)).toEqual({ kind: 'lost', move: 5, proved: true });
});

test('a review is open until the losing move is certain or nothing more can be asked', () => {
  expect(reviewOf([undefined, undefined, 'unwinnable'], false)).toEqual({ kind: 'searching' });
  expect(reviewOf(['winnable', undefined, 'unwinnable'], false)).toEqual({ kind: 'searching' });
  expect(reviewOf(['winnable', 'unwinnable', 'unwinnable'], false)).toEqual({
    kind: 'lost',
    move: 1,
    proved: true,
  });
  expect(reviewOf(['winnable', 'winnable'], false)).toEqual({ kind: 'winnable' });
  expect(reviewOf(['unwinnable', 'unwinnable'], true)).toEqual({ kind: 'unknown' });
});

test('a review in words', () => {
  const describe = (review: Review, isWon = false): string =>
    describeReview(review, isWon, (move) => `What move ${move} did.`);
  expect(describe({ kind: 'lost', move: 3, proved: true })).toBe(
    'Move 3 lost it: What move 3 did. The solver tried every way on from there: none wins.',
  );
  expect(describe({ kind: 'lost', move: 3, proved: false })).toBe(
    'You could win until move 2; after that it’s not known.',
  );
  expect(describe({ kind: 'winnable' })).toBe('No mistake so far: you can still win.');
  expect(describe({ kind: 'winnable' }, true)).toBe('No move was a mistake.');
  expect(describe({ kind: 'searching' })).toBe('Analysing your moves…');
});
