import type { DealId } from '../engine/dealId';
import { loadGame, type VariantId } from '../games/index';
import { READY } from '../workers/workerLink';
import type { Resumable } from './gameSolver';
import type { Difficulty } from './grade';
import { resumablePar, resumableSolve, type Solution } from './solve';

/** A verdict with any line, with a short line, or with the line that par is counted by. */
export type Wanted = 'verdict' | 'shortLine' | 'par';

interface Request {
  /** Repeated in the response. A newer request cancels an older one, which gets no response. */
  readonly number: number;
  readonly id: VariantId;
}
/** A position to solve within `ms` milliseconds. */
export interface SolveRequest extends Request {
  readonly state: unknown;
  readonly ms: number;
  readonly wanted: Wanted;
}
/** A deal to grade, before its first move. */
export interface GradeRequest extends Request {
  readonly state: unknown;
  readonly wanted: 'difficulty';
}
/** The daily deal of a day with this seed. */
export interface DailyRequest extends Request {
  readonly seed: number;
  readonly wanted: 'daily';
}
/** Cancels the request before it; it gets no response itself. */
export interface CancelRequest {
  readonly number: number;
  readonly wanted: 'nothing';
}
export type SolverRequest = SolveRequest | GradeRequest | DailyRequest | CancelRequest;
export interface SolveResponse {
  readonly number: number;
  readonly solution: Solution;
}
export interface GradeResponse {
  readonly number: number;
  readonly difficulty: Difficulty;
}
export interface DailyResponse {
  readonly number: number;
  readonly deal: DealId;
}
export type SolverResponse = SolveResponse | GradeResponse | DailyResponse;

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
  // A newer request may have come while the rules were loading; it must not be disturbed.
  if (latest !== number) return undefined;
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

async function respond(request: SolverRequest): Promise<void> {
  const { number } = request;
  latest = number;
  if (request.wanted === 'nothing') return;
  const { id } = request;
  if (request.wanted === 'daily') {
    const { resumableDaily } = await import('./daily');
    await loadGame(id);
    const work = resumableDaily(id, request.seed);
    const deal = await finish(work, number, Number.POSITIVE_INFINITY);
    if (deal !== undefined) self.postMessage({ number, deal } satisfies DailyResponse);
    return;
  }
  const { state } = request;
  if (request.wanted === 'difficulty') {
    const { resumableDifficulty } = await import('./difficulty');
    // A verdict does not need the rules, so it does not wait for them.
    await loadGame(id);
    const work = resumableDifficulty(id, state);
    const difficulty = await finish(work, number, Number.POSITIVE_INFINITY);
    if (difficulty) self.postMessage({ number, difficulty } satisfies GradeResponse);
    return;
  }
  const { ms, wanted } = request;
  const work =
    wanted === 'par'
      ? resumablePar(id, state)
      : resumableSolve(id, state, { wantsShortLine: wanted === 'shortLine' });
  const solution = await finish(work, number, ms);
  if (solution) self.postMessage({ number, solution } satisfies SolveResponse);
}

self.addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  // A rejection would not reach the page's onerror.
  respond(data).catch(reportError);
});

self.postMessage(READY);
