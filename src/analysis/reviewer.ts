import { createStore, type StoreApi } from 'zustand/vanilla';
import { type AnyHistory, stateAt } from '../engine/history';
import type { VariantId } from '../games/index';
import type { Solution, Verdict } from '../solver/solve';
import type { TableGame } from '../store/game/table';
import type { WorkerFailure } from '../workers/workerLink';
import { nextQuestion, ROUNDS, verdictsOf } from './review';
import { failureOf } from './solverFailure';
import type { VerdictMemory } from './verdictMemory';

/** A game with more positions is not judged as a whole: the page would be slow, and no person plays so many. */
const MAX_JUDGED = 2_000;

/** Milliseconds for a position in each round. */
const ROUND_MS = [1_500, 15_000] as const;

/** What is known of the game being judged. */
export interface JudgedGame {
  /** The game’s steps; undefined while no whole game is judged. */
  readonly steps: AnyHistory['steps'] | undefined;
  /** The verdict of each position, from the start of the deal; undefined where it is not searched yet. */
  readonly verdicts: readonly (Verdict | undefined)[];
  /** True if no search could tell more. */
  readonly isDone: boolean;
  /** Why the solver has failed, if it has. */
  readonly failure?: WorkerFailure;
}

/** Judges the positions of a game in the background. */
export interface Judge {
  readonly state: StoreApi<JudgedGame>;
  /**
   * Judges the present position, and after it the others if `wholeGame`, as long as `isWanted`; a newer call ends it, too.
   * `onPresent` is told the verdict of the present, `unknown` once the solver gives up. Rejects if the solver fails.
   */
  readonly watch: (
    game: TableGame,
    wholeGame: boolean,
    onPresent: (verdict: Verdict) => void,
    isWanted: () => boolean,
  ) => Promise<void>;
}

type Solve = (id: VariantId, position: unknown, ms: number) => Promise<Solution | undefined>;

const NOTHING: JudgedGame = { steps: undefined, verdicts: [], isDone: false };

/** A judge that asks `solve`, where a newer question cancels an older one, and remembers what it found. */
export function createJudge(solve: Solve, memoryOf: (game: TableGame) => VerdictMemory): Judge {
  const state = createStore<JudgedGame>(() => NOTHING);
  /** The search that runs: a question that is asked again goes on, rather than start anew. */
  let running: { position: unknown; round: number; end: Promise<void> } | undefined;
  let calls = 0;

  async function search(
    id: VariantId,
    memory: VerdictMemory,
    position: unknown,
    round: number,
  ): Promise<void> {
    const solution = await solve(id, position, ROUND_MS[round] ?? 0);
    if (solution) memory.set(position, { verdict: solution.verdict, rounds: round + 1 });
  }

  async function watch(
    game: TableGame,
    reviews: boolean,
    onPresent: (verdict: Verdict) => void,
    isWanted: () => boolean,
  ): Promise<void> {
    const call = ++calls;
    const { history } = game;
    const wholeGame = reviews && history.steps.length < MAX_JUDGED;
    const memory = memoryOf(game);
    const count = wholeGame ? history.steps.length + 1 : 1;
    const unjudged = reviews ? { ...NOTHING, steps: history.steps, isDone: true } : NOTHING;
    const present = wholeGame ? history.cursor : 0;
    const positions = Array.from({ length: count }, (_, at) =>
      stateAt(history, wholeGame ? at : history.cursor),
    );
    while (call === calls && isWanted()) {
      const findings = positions.map(memory.get);
      const verdicts = verdictsOf(findings);
      const question = nextQuestion(findings, present);
      const verdict = verdicts[present];
      const hasGivenUp = (findings[present]?.rounds ?? 0) >= ROUNDS;
      if (verdict && (verdict !== 'unknown' || hasGivenUp)) onPresent(verdict);
      const isDone = question === undefined;
      state.setState(wholeGame ? { steps: history.steps, verdicts, isDone } : unjudged, true);
      const position = question && positions[question.at];
      if (!position) return;
      const { round } = question;
      if (running?.position !== position || running.round !== round)
        running = { position, round, end: search(game.record.variant, memory, position, round) };
      const awaited = running;
      await awaited.end
        .catch((error) => {
          state.setState({ ...NOTHING, failure: failureOf(error) }, true);
          throw error;
        })
        .finally(() => {
          if (running === awaited) running = undefined;
        });
    }
  }

  return { state, watch };
}
