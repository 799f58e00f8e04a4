import { type Account, accountOf } from '../chance/account';
import type { SeenState } from '../chance/knowledge';
import { type NoOutlook, type Outlook, outlookOf } from '../chance/outlook';
import type { DealId } from '../engine/dealId';
import type { VariantId } from '../games/index';
import { resumableDaily } from '../solver/daily';
import { resumableDifficulty } from '../solver/difficulty';
import type { Resumable } from '../solver/gameSolver';
import type { Difficulty } from '../solver/grade';
import { resumablePar, resumableSolve, type Solution } from '../solver/solve';
import { READY } from '../workers/workerLink';

/** The answer to each kind of question. */
export interface SolverAnswers {
  /** A verdict with any line, with a short line, or with the line that par is counted by. */
  readonly verdict: Solution;
  readonly shortLine: Solution;
  readonly par: Solution;
  readonly difficulty: Difficulty;
  readonly daily: DealId;
  readonly outlook: Outlook | NoOutlook;
  readonly account: Account;
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
  /** What a player can know of a position who has not seen all cards. It is answered several times, each time sharper. */
  | ({ readonly wanted: 'outlook'; readonly seed: number; readonly ms?: number } & SeenState)
  /** What the moves and the cards of a finished game did to the chance, from its states. */
  | { readonly wanted: 'account'; readonly seed: number; readonly states: readonly unknown[] }
);

/** A question, or `nothing`, which only cancels: a newer request cancels an older one, which gets no response. */
export type SolverRequest = { readonly number: number } & (
  | SolverQuestion
  | { readonly wanted: 'nothing' }
);

export interface SolverResponse {
  readonly number: number;
  /** Set if a sharper answer follows. */
  readonly isFirst?: true;
  readonly answer: SolverAnswers[keyof SolverAnswers];
}

/** Milliseconds of work before the worker reads its messages again. */
const SLICE_MS = 8;

/** Milliseconds between two answers to a question that is answered several times. */
const ANSWER_MS = 100;

let latest = 0;
const channel = new MessageChannel();

/** Lets waiting messages in. Terminating the worker instead is too slow: in Chromium a busy one runs on for two seconds. */
const yieldToMessages = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(undefined);
  });

/** Does some work, and tells it to stop after `ms` milliseconds. Undefined if a newer request comes. `rest` is called now and then. */
async function finish<T>(
  work: Resumable<T>,
  number: number,
  ms: number,
  rest: () => void,
): Promise<T | undefined> {
  const began = performance.now();
  const deadline = began + ms;
  let rested = began - ANSWER_MS;
  for (let step = work.next(); ; ) {
    const sliceEnd = performance.now() + SLICE_MS;
    while (!step.done && performance.now() < sliceEnd) {
      step = work.next(performance.now() < deadline);
    }
    if (step.done) return step.value;
    await yieldToMessages();
    if (latest !== number) return undefined;
    if (performance.now() - rested >= ANSWER_MS) {
      rest();
      rested = performance.now();
    }
  }
}

/** The search for an answer. `watch` gets a function that says what is known so far, if that is an answer. */
function searchFor(
  question: SolverQuestion,
  watch: (soFar: () => Outlook) => void,
): Resumable<SolverResponse['answer']> {
  const { id } = question;
  switch (question.wanted) {
    case 'daily':
      return mustFind(resumableDaily(id, question.seed));
    case 'difficulty':
      return resumableDifficulty(id, question.state);
    case 'par':
      return resumablePar(id, question.state);
    case 'outlook':
      return outlookOf(id, question, question.seed, watch);
    case 'account':
      return mustFind(accountOf(id, question.states, question.seed, true));
    default:
      return resumableSolve(id, question.state, {
        wantsShortLine: question.wanted === 'shortLine',
      });
  }
}

/** The result of work that finds something in every game that is asked about. */
function* mustFind<T>(work: Resumable<T | undefined>): Resumable<T> {
  const result = yield* work;
  if (result === undefined) throw new Error('nothing was found');
  return result;
}

async function respond(request: SolverRequest): Promise<void> {
  const { number } = request;
  latest = number;
  if (request.wanted === 'nothing') return;
  const ms = ('ms' in request ? request.ms : undefined) ?? Number.POSITIVE_INFINITY;
  const post = (response: SolverResponse): void => self.postMessage(response);
  let soFar: (() => Outlook) | undefined;
  const search = searchFor(request, (found) => {
    soFar = found;
  });
  const answer = await finish(search, number, ms, () => {
    if (soFar) post({ number, answer: soFar(), isFirst: true });
  });
  if (answer !== undefined) post({ number, answer });
}

self.addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  // A rejection would not reach the page's onerror.
  respond(data).catch(reportError);
});

self.postMessage(READY);
