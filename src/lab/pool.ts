import { offsetDeal } from '../engine/dealId';
import type { Job } from './job';
import type { Played } from './simulate';
import { addScores, type Tally } from './tally';
import type { LabRequest } from './worker';

/** What a run has come to so far. */
export interface Progress {
  readonly tally: Tally;
  /** A deal of each score, by its number. */
  readonly examples: Readonly<Record<string, string>>;
  readonly done: boolean;
  /** How many workers died and were replaced. */
  readonly restarts: number;
}

export interface Run {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the run with the games that are done or under way. */
  readonly stop: () => void;
  /** Ends the run at once; nothing more is told. */
  readonly abandon: () => void;
}

/** Milliseconds that a part of a run takes, about: short enough to stop and to be shown. */
const PART_MS = 120;
const MAX_RESTARTS = 8;

/**
 * Runs a job on so many workers, and tells its progress after every part. Parts are given out in their order
 * and all that were given out are finished, so that what is told at the end has no gap.
 */
export function runJob(job: Job, workers: number, tell: (progress: Progress) => void): Run {
  let given = 0;
  let size = 200;
  let paused = false;
  let ended = false;
  let restarts = 0;
  let told = false;
  let tally: Tally = { ...job, games: 0, won: 0, scores: {} };
  const examples: Record<string, string> = {};
  const busy = new Map<Worker, Job>();
  const idle: Worker[] = [];
  /** Parts whose worker died. */
  const again: Job[] = [];

  function nextPart(): Job | undefined {
    const part = again.pop();
    if (part) return part;
    if (ended || given >= job.games) return undefined;
    const games = Math.min(size, job.games - given);
    const next = { ...job, first: offsetDeal(job.first, given), games };
    given += games;
    return next;
  }

  function feed(worker: Worker): void {
    if (told) return worker.terminate();
    const part = paused ? undefined : nextPart();
    if (!part) {
      idle.push(worker);
      if (busy.size === 0 && !paused) finish();
      return;
    }
    busy.set(worker, part);
    const started = performance.now();
    worker.onmessage = ({ data }: MessageEvent<Played>) => {
      busy.delete(worker);
      const took = Math.max(1, performance.now() - started);
      size = Math.max(
        1,
        Math.min(Math.round((size + (part.games * PART_MS) / took) / 2), 1_000_000),
      );
      take(data);
      feed(worker);
    };
    worker.postMessage({ kind: 'simulate', job: part } satisfies LabRequest);
  }

  function take({ tally: part, examples: found }: Played): void {
    tally = {
      ...tally,
      games: tally.games + part.games,
      won: tally.won + part.won,
      scores: addScores(tally.scores, part.scores),
    };
    for (const [score, n] of Object.entries(found)) {
      examples[score] ??= offsetDeal(part.first, n);
    }
    tell({ tally, examples: { ...examples }, done: false, restarts });
  }

  function finish(): void {
    told = true;
    for (const worker of idle) worker.terminate();
    idle.length = 0;
    tell({ tally, examples: { ...examples }, done: true, restarts });
  }

  function hire(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      const part = busy.get(worker);
      busy.delete(worker);
      worker.terminate();
      if (part) again.push(part);
      if (++restarts <= MAX_RESTARTS) hire();
      else if (busy.size === 0) finish();
    };
    feed(worker);
  }

  for (let n = 0; n < workers; n++) hire();
  const wake = (): void => {
    for (const worker of idle.splice(0)) feed(worker);
  };
  return {
    pause: () => {
      paused = true;
    },
    resume: () => {
      paused = false;
      wake();
    },
    stop: () => {
      ended = true;
      paused = false;
      wake();
    },
    abandon: () => {
      ended = true;
      for (const worker of [...idle, ...busy.keys()]) worker.terminate();
      busy.clear();
      idle.length = 0;
    },
  };
}
