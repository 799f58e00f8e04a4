import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games/index';
import { READY } from '../workers/workerLink';
import { resumableDaily } from './daily';
import { resumableDifficulty } from './difficulty';
import type { Resumable } from './gameSolver';
import type { Difficulty } from './grade';
import { resumablePar, resumableSolve, type Solution } from './solve';

/** The answer to each kind of question. */
export interface SolverAnswers {
  /** A verdict with any line, with a short line, or with the line that par is counted by. */
  readonly verdict: Solution;
  readonly shortLine: Solution;
  readonly par: Solution;
  readonly difficulty: Difficulty;
  readonly daily: DealId;
}

/** What the solver is asked. `par` and `difficulty` are about a deal before its first move. */
export type SolverQuestion = { readonly id: VariantId } & (
  | {
      readonly wanted: 'verdict' | 'shortLine';
      readonly state: unknown;
      /** Milliseconds before the solver gives up. */
      readonly ms: number;
    }
  | { readonly wanted: 'par' | 'difficulty'; readonly state: unknown }
  /** The daily deal of a day with this seed. */
  | { readonly wanted: 'daily'; readonly seed: number }
);

/**
 * A question, or `nothing`, which only cancels. The number is repeated in the response. A newer request cancels an older one, which
 * gets no response.
 */
export type SolverRequest = { readonly number: number } & (
  | SolverQuestion
  | { readonly wanted: 'nothing' }
);

export interface SolverResponse {
  readonly number: number;
  readonly answer: SolverAnswers[keyof SolverAnswers];
}

/** Milliseconds of work before the worker reads its messages again. */
const SLICE_MS = 8;

let latest = 0;
const channel = new MessageChannel();

/** Lets waiting messages in. Terminating the worker instead is too slow: in Chromium a busy one runs on for two seconds. */
const yieldToMessages = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(undefined);
  });

/** Does some work, and tells it to stop after `ms` milliseconds. Undefined if a newer request comes. */
async function finish<T>(work: Resumable<T>, number: number, ms: number): Promise<T | undefined> {
  const deadline = performance.now() + ms;
  for (let step = work.next(); ; ) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (!step.done && performance.now() < sliceEnd) {
      step = work.next(performance.now() < deadline);
    }
    if (step.done) return step.value;
    await yieldToMessages();
    if (latest !== number) return undefined;
  }
}

/** The search for an answer. */
function searchFor(question: SolverQuestion): Resumable<SolverResponse['answer']> {
  const { id } = question;
  switch (question.wanted) {
    case 'daily':
      return found(resumableDaily(id, question.seed));
    case 'difficulty':
      return resumableDifficulty(id, question.state);
    case 'par':
      return resumablePar(id, question.state);
    default:
      return resumableSolve(id, question.state, {
        wantsShortLine: question.wanted === 'shortLine',
      });
  }
}

/** The result of work that finds something in every game that is asked about. */
function* found<T>(work: Resumable<T | undefined>): Resumable<T> {
  const result = yield* work;
  if (result === undefined) throw new Error('nothing was found');
  return result;
}

async function respond(request: SolverRequest): Promise<void> {
  const { number } = request;
  latest = number;
  if (request.wanted === 'nothing') return;
  const ms = 'ms' in request ? request.ms : Number.POSITIVE_INFINITY;
  const answer = await finish(searchFor(request), number, ms);
  if (answer !== undefined) self.postMessage({ number, answer } satisfies SolverResponse);
}

self.addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  // A rejection would not reach the page's onerror.
  respond(data).catch(reportError);
});

self.postMessage(READY);
