import { type History, stateAt } from '../engine/history';
import type { Verdict } from '../solver/solve';
import { type Finding, nextQuestion, type Review, ROUNDS, reviewOf, verdictsOf } from './review';

/** Reviews a game up to its cursor, one search a position. If `verdictOf` resolves to undefined, it is cancelled. */
export async function findLosingMove<State, Move>(
  history: History<State, Move>,
  verdictOf: (position: State) => Promise<Verdict | undefined>,
): Promise<Review | undefined> {
  const findings = Array.from<Finding | undefined>({ length: history.cursor + 1 });
  for (;;) {
    const review = reviewOf(verdictsOf(findings), false);
    const question = nextQuestion(findings, history.cursor);
    if (review.kind !== 'searching' || !question) return reviewOf(verdictsOf(findings), true);
    const verdict = await verdictOf(stateAt(history, question.at));
    if (verdict === undefined) return undefined;
    findings[question.at] = { verdict, rounds: ROUNDS };
  }
}
