import { plural, t } from '@lingui/core/macro';
import type { Verdict } from '../engine/game';
import { joinSentences } from '../locales/format';

/** What the solver found out about a position. */
export interface Finding {
  readonly verdict: Verdict;
  /** Rounds that have searched it. */
  readonly rounds: number;
}

interface Question {
  /** Its number of moves. */
  readonly at: number;
  /** From 0; each round searches longer. */
  readonly round: number;
}

type Findings = readonly (Finding | undefined)[];

/** Searches of a position before the solver gives up. */
export const ROUNDS = 2;

/** The last position known to be winnable, or −1; and the first known to be lost, or the number of positions. */
function bounds(findings: Findings): readonly [lastWinnable: number, firstLost: number] {
  const firstLost = findings.findIndex((finding) => finding?.verdict === 'unwinnable');
  return [
    findings.findLastIndex((finding) => finding?.verdict === 'winnable'),
    firstLost === -1 ? findings.length : firstLost,
  ];
}

/** The verdict on every position: before a winnable one all are winnable, after a lost one all are lost; undefined where unknown. */
export function verdictsOf(findings: Findings): readonly (Verdict | undefined)[] {
  const [lastWinnable, firstLost] = bounds(findings);
  return findings.map((finding, at) => {
    if (at <= lastWinnable) return 'winnable';
    return at >= firstLost ? 'unwinnable' : finding?.verdict;
  });
}

/**
 * The position to search next: the present, then the last, then the middle of the longest stretch not searched in this round.
 * This finds the losing move by bisection, then searches what is still unknown. Undefined if no search could find out more.
 */
export function nextQuestion(findings: Findings, present: number): Question | undefined {
  const [lastWinnable, firstLost] = bounds(findings);
  for (let round = 0; round < ROUNDS; round++) {
    const isOpen = (at: number): boolean =>
      at > lastWinnable && at < firstLost && (findings[at]?.rounds ?? 0) <= round;
    for (const at of [present, findings.length - 1]) if (isOpen(at)) return { at, round };
    const at = middleOfLongest(findings.map((_, i) => isOpen(i)));
    if (at !== undefined) return { at, round };
  }
  return undefined;
}

/** The middle of the longest run of `true`; undefined if there is none. */
function middleOfLongest(flags: readonly boolean[]): number | undefined {
  let [start, length, best] = [0, 0, 0];
  for (let i = 0; i < flags.length; i++) {
    length = flags[i] ? length + 1 : 0;
    if (length > best) [start, best] = [i + 1 - length, length];
  }
  return best === 0 ? undefined : start + ((best - 1) >> 1);
}

/** Where a game was lost, as far as is known. */
export type Review =
  | { readonly kind: 'searching' | 'winnable' | 'unknown' }
  /** `move` counts from 1. `proved` is false if the position after it is unknown, not lost. */
  | { readonly kind: 'lost'; readonly move: number; readonly proved: boolean };

/** The review that a game’s verdicts give. `isDone` if no more will come. */
export function reviewOf(verdicts: readonly (Verdict | undefined)[], isDone: boolean): Review {
  const move = verdicts.lastIndexOf('winnable') + 1;
  if (move === verdicts.length) return { kind: 'winnable' };
  const proved = verdicts[move] === 'unwinnable';
  if (!proved && !isDone) return { kind: 'searching' };
  return move === 0 ? { kind: 'unknown' } : { kind: 'lost', move, proved };
}

/** A review in words: `Move 3 lost it: 5 of Clubs to the waste. The solver tried …` `narrate` says what a move did. */
export function describeReview(
  review: Review,
  isWon: boolean,
  narrate: (move: number) => string,
): string {
  switch (review.kind) {
    case 'searching':
      return t`Analysing your moves…`;
    case 'winnable':
      return isWon ? t`No move was a mistake.` : t`No mistake so far: you can still win.`;
    case 'unknown':
      return t`No position of this game is known to be winnable.`;
    case 'lost': {
      const { move } = review;
      if (!review.proved) {
        const when = untilMove(move - 1);
        return t`You could win ${when}; after that it’s not known.`;
      }
      const what = narrate(move);
      return joinSentences([
        t`Move ${move} lost it: ${what}`,
        t`The solver tried every way on from there: none wins.`,
      ]);
    }
  }
}

/** `until move 8`, or `at the start` */
export const untilMove = (move: number): string =>
  t({
    message: `${plural(move, { 0: 'at the start', other: `until move ${move}` })}`,
    comment: 'after “You could win”',
  });

/** The name of a button that goes back to a move: `Back to move 8`, or `Back to the start` */
export const nameWayBack = (move: number): string =>
  move === 0 ? t`Back to the start` : t`Back to move ${move}`;
