import { createStore } from 'zustand/vanilla';
import type { Verdict } from '../engine/game';
import { type AnyHistory, type History, stateAt } from '../engine/history';
import type { VariantId } from '../games/index';
import { type Finding, nextQuestion, type Review, ROUNDS, reviewOf, verdictsOf } from './review';
import type { SolverClient } from './solverClient';
import type { AnalysedGame } from './solverService';
import type { DealMemory, VerdictMemory } from './verdictMemory';

/** With more moves than this only the present position is searched, to keep the page fast. */
const MAX_REVIEWED = 2_000;

/** Milliseconds for a position in each round. */
const ROUND_MS = [1_500, 15_000] as const;

/** What is known of the game under review. */
export interface ReviewedGame {
  /** The game’s steps; undefined while no whole game is reviewed. With a `failure`, those of the game that the solver failed on. */
  readonly steps: AnyHistory['steps'] | undefined;
  /** The verdict on each position, from the start of the deal; undefined where it is not searched yet. */
  readonly verdicts: readonly (Verdict | undefined)[];
  /** True if no search could find out more. */
  readonly isDone: boolean;
  /** The solver’s error, if it has failed. */
  readonly failure?: unknown;
}

export const NOT_REVIEWED: ReviewedGame = { steps: undefined, verdicts: [], isDone: false };

interface Search {
  readonly position: unknown;
  readonly round: number;
  readonly end: Promise<void>;
  readonly cancel: () => void;
}

export type Reviewer = ReturnType<typeof createReviewer>;

/** Reviews games in the background: asks the solver and remembers what it found. */
export function createReviewer(ask: SolverClient['ask'], memory: VerdictMemory) {
  const state = createStore<ReviewedGame>(() => NOT_REVIEWED);
  /** The search of the latest call. It continues if the next call needs the same one. */
  let running: Search | undefined;
  let calls = 0;

  function startSearch(
    id: VariantId,
    known: DealMemory,
    position: unknown,
    round: number,
    isPresent: boolean,
  ): Search {
    const controller = new AbortController();
    const priority = isPresent ? 'table' : 'review';
    const asking = { priority, signal: controller.signal } as const;
    async function search(): Promise<void> {
      const ms = ROUND_MS[round] ?? 0;
      const solution = await ask({ wanted: 'verdict', id, state: position, ms }, asking);
      if (solution) known.set(position, { verdict: solution.verdict, rounds: round + 1 });
    }
    return { position, round, end: search(), cancel: () => controller.abort() };
  }

  /**
   * Searches the present position, then the others with `reviewsAll`, while `isWanted` and until the next call. `onPresent`
   * gets the verdict on the present, `unknown` once the solver gives up. Rejects if the solver fails.
   */
  async function watch(
    game: AnalysedGame,
    reviewsAll: boolean,
    onPresent: (verdict: Verdict) => void,
    isWanted: () => boolean,
  ): Promise<void> {
    const call = ++calls;
    const { record, history } = game;
    const { variant, deal } = record;
    const wholeGame = reviewsAll && history.steps.length < MAX_REVIEWED;
    const known = memory.of(variant, deal);
    if (known.reading) await known.reading;
    const { steps, cursor } = history;
    const first = wholeGame ? 0 : cursor;
    const last = wholeGame ? steps.length : cursor;
    const positions = Array.from({ length: last - first + 1 }, (_, i) =>
      stateAt(history, first + i),
    );
    const present = cursor - first;
    const tooLong = { ...NOT_REVIEWED, steps, isDone: true };
    while (call === calls && isWanted()) {
      const findings = positions.map(known.get);
      const verdicts = verdictsOf(findings);
      const question = nextQuestion(findings, present);
      const verdict = verdicts[present];
      const hasGivenUp = (findings[present]?.rounds ?? 0) >= ROUNDS;
      if (verdict && (verdict !== 'unknown' || hasGivenUp)) onPresent(verdict);
      const isDone = question === undefined;
      const review = wholeGame ? { steps, verdicts, isDone } : reviewsAll ? tooLong : NOT_REVIEWED;
      state.setState(review, true);
      const position = question && positions[question.at];
      if (!position) return;
      const { round } = question;
      if (running?.position !== position || running.round !== round) {
        running?.cancel();
        running = startSearch(variant, known, position, round, question.at === present);
      }
      const awaited = running;
      await awaited.end
        .catch((failure: unknown) => {
          state.setState({ ...NOT_REVIEWED, steps, failure }, true);
          throw failure;
        })
        .finally(() => {
          if (running === awaited) running = undefined;
        });
    }
  }

  function stop(): void {
    calls++;
    running?.cancel();
  }

  return { state, watch, stop };
}

/** Reviews a game up to its cursor with one search a position. Undefined if `verdictOf` resolves to undefined: it was cancelled. */
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
