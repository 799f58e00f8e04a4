import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games/index';
import type { Difficulty } from '../solver/grade';
import type { Solution } from '../solver/solve';
import type {
  DailyRequest,
  GradeRequest,
  SolveRequest,
  SolverRequest,
  SolverResponse,
  Wanted,
} from '../solver/worker';
import { linkWorker, type WorkerLink } from '../workers/workerLink';
import { SolverError } from './solverFailure';

/**
 * What a question is about, the most important first: what a player waits for at the table; the losing move that a hint names; the
 * other positions of a game under review; lost deals, for the statistics; winnable deals to keep ready; daily deals.
 */
const PRIORITIES = ['table', 'losingMove', 'review', 'lostDeals', 'dealsAhead', 'daily'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Milliseconds without a question after which the worker is ended, to free its memory. */
const IDLE_MS = 10_000;

/** How a question is asked. */
export interface Asking {
  /** By default `table`. A function is called again whenever the queue changes. */
  readonly priority?: Priority | (() => Priority);
  /** Cancels the question. */
  readonly signal?: AbortSignal | undefined;
}

export type SolverClient = ReturnType<typeof createSolverClient>;

/** A request without its number. */
type Unnumbered =
  | Omit<SolveRequest, 'number'>
  | Omit<GradeRequest, 'number'>
  | Omit<DailyRequest, 'number'>;

interface Question {
  readonly request: Unnumbered;
  readonly rank: () => number;
  readonly settle: (response?: SolverResponse) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The queue of all questions to the solver. One worker answers them, the most important first and of equals the newest; a question
 * that another one interrupts is searched again from its start. A question resolves to undefined if it is cancelled, and rejects
 * with a SolverError if the worker is lost; the next question starts a new worker.
 */
export function createSolverClient() {
  let worker: WorkerLink<SolverRequest> | undefined;
  /** The number of the latest request: that of the running question. */
  let latest = 0;
  /** The unanswered questions, the newest first. */
  let questions: readonly Question[] = [];
  let running: Question | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const startWorker = (): WorkerLink<SolverRequest> =>
    linkWorker<SolverRequest, SolverResponse>(
      () => new Worker(new URL('../solver/worker.ts', import.meta.url), { type: 'module' }),
      (response) => {
        if (response.number !== latest) return;
        const answered = running;
        running = undefined;
        answered?.settle(response);
      },
      (failure) => {
        const failed = questions;
        [worker, running, questions] = [undefined, undefined, []];
        for (const { reject } of failed) reject(new SolverError(failure));
      },
    );

  /** Sends the first question in order, unless it is running. In the worker a newer request cancels the older one. */
  function reorder(): void {
    clearTimeout(idle);
    const [first] = questions.toSorted((a, b) => a.rank() - b.rank());
    if (!first) idle = setTimeout(closeWorker, IDLE_MS);
    if (first === running) return;
    running = first;
    if (first) worker ??= startWorker();
    const request = first?.request ?? { wanted: 'nothing' };
    worker?.post({ ...request, number: ++latest });
  }

  function closeWorker(): void {
    worker?.close();
    worker = undefined;
  }

  function ask(
    request: Unnumbered,
    { priority = 'table', signal }: Asking,
  ): Promise<SolverResponse | undefined> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return resolve(undefined);
      const cancel = (): void => question.settle();
      const question: Question = {
        request,
        rank: () => PRIORITIES.indexOf(typeof priority === 'string' ? priority : priority()),
        settle: (response) => {
          signal?.removeEventListener('abort', cancel);
          questions = questions.filter((each) => each !== question);
          resolve(response);
          reorder();
        },
        reject,
      };
      signal?.addEventListener('abort', cancel);
      questions = [question, ...questions];
      reorder();
    });
  }

  return {
    /** Solves a position within `ms` milliseconds. */
    solve: async (
      id: VariantId,
      state: unknown,
      ms: number,
      { wanted = 'verdict', ...asking }: Asking & { readonly wanted?: Wanted } = {},
    ): Promise<Solution | undefined> => {
      const response = await ask({ id, state, ms, wanted }, asking);
      return response && 'solution' in response ? response.solution : undefined;
    },
    /** Grades a deal, before its first move. */
    grade: async (
      id: VariantId,
      state: unknown,
      asking: Asking = {},
    ): Promise<Difficulty | undefined> => {
      const response = await ask({ id, state, wanted: 'difficulty' }, asking);
      return response && 'difficulty' in response ? response.difficulty : undefined;
    },
    /** Finds the daily deal of a day with this seed. */
    daily: async (
      id: VariantId,
      seed: number,
      asking: Asking = {},
    ): Promise<DealId | undefined> => {
      const response = await ask({ id, seed, wanted: 'daily' }, asking);
      return response && 'deal' in response ? response.deal : undefined;
    },
    reorder,
  };
}
