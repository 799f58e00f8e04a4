import { linkWorker, type WorkerLink } from '../workers/workerLink';
import { SolverError } from './solverFailure';
import type { SolverAnswers, SolverQuestion, SolverRequest, SolverResponse } from './worker';
import script from './worker?worker&url';

/**
 * What a question is about, the most important first: what a player waits for at the table; the chance shown in the panel; the losing
 * move that a hint names; the other positions of a game under review; lost deals and the luck of games, for the statistics; winnable
 * deals to keep ready; daily deals.
 */
const PRIORITIES = [
  'table',
  'chance',
  'losingMove',
  'review',
  'lostDeals',
  'accounts',
  'dealsAhead',
  'daily',
] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Milliseconds without a question after which the worker is ended, to free its memory. */
const IDLE_MS = 10_000;

/** How a question is asked. */
export interface Asking<Answer = unknown> {
  /** By default `table`. A function is called again whenever the queue changes. */
  readonly priority?: Priority | (() => Priority);
  /** Cancels the question. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the answers before the last one, if the question is answered several times. */
  readonly onFirst?: (answer: Answer) => void;
}

export type SolverClient = ReturnType<typeof createSolverClient>;

interface Pending {
  readonly question: SolverQuestion;
  readonly rank: () => number;
  readonly settle: (answer?: SolverResponse['answer']) => void;
  readonly onFirst: ((answer: never) => void) | undefined;
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
  let questions: readonly Pending[] = [];
  let running: Pending | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const startWorker = (): WorkerLink<SolverRequest> =>
    linkWorker<SolverRequest, SolverResponse>(
      script,
      (response) => {
        if (response.number !== latest) return;
        if (response.isFirst) return running?.onFirst?.(response.answer as never);
        const answered = running;
        running = undefined;
        answered?.settle(response.answer);
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
    worker?.post({ ...(first?.question ?? { wanted: 'nothing' }), number: ++latest });
  }

  function closeWorker(): void {
    worker?.close();
    worker = undefined;
  }

  /** Asks a question; `SolverAnswers` has the answer to each kind. */
  function ask<Asked extends SolverQuestion>(
    question: Asked,
    { priority = 'table', signal, onFirst }: Asking<SolverAnswers[Asked['wanted']]> = {},
  ): Promise<SolverAnswers[Asked['wanted']] | undefined> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return resolve(undefined);
      const cancel = (): void => pending.settle();
      const pending: Pending = {
        question,
        rank: () => PRIORITIES.indexOf(typeof priority === 'string' ? priority : priority()),
        settle: (answer) => {
          signal?.removeEventListener('abort', cancel);
          questions = questions.filter((each) => each !== pending);
          resolve(answer as SolverAnswers[Asked['wanted']] | undefined);
          reorder();
        },
        reject,
        onFirst,
      };
      signal?.addEventListener('abort', cancel);
      questions = [pending, ...questions];
      reorder();
    });
  }

  /** Starts the worker for a question that will come soon. */
  function wake(): void {
    worker ??= startWorker();
    reorder();
  }

  return { ask, reorder, wake };
}
