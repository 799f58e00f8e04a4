import { offsetDeal } from '../engine/dealId';
import type { Job } from './job';
import type { SimulationResult } from './simulate';
import { addCounts, type Tally } from './tally';
import type { LabRequest } from './worker';

/** The state of a run. */
export interface Progress {
  readonly tally: Tally;
  /** The number of one deal for each score. */
  readonly examples: Readonly<Record<string, string>>;
  readonly done: boolean;
  /** How many workers died. */
  readonly restarts: number;
}

/** A job that is running on workers. */
export interface Run {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Ends the run when the parts under way are done. */
  readonly stop: () => void;
  /** Ends the run at once, with no more progress reports. */
  readonly abandon: () => void;
}

/** The time a part should take, in milliseconds: short, so that a run stops and reports soon. */
const PART_MS = 120;
const FIRST_PART_GAMES = 200;
const MAX_PART_GAMES = 1_000_000;
const MAX_RESTARTS = 8;

/**
 * Runs a job on `workers` workers and reports progress after each part. Parts are assigned in order, and every one
 * assigned is finished, so that the final tally has no gap.
 */
export function runJob(job: Job, workers: number, onProgress: (progress: Progress) => void): Run {
  let assignedGames = 0;
  let partGames = FIRST_PART_GAMES;
  let isPaused = false;
  let isStopped = false;
  let isFinished = false;
  let restarts = 0;
  let tally: Tally = { ...job, games: 0, won: 0, scores: {} };
  const examples: Record<string, string> = {};
  const busy = new Map<Worker, Job>();
  const idle: Worker[] = [];
  /** Parts whose worker died. */
  const retries: Job[] = [];

  function nextPart(): Job | undefined {
    const retry = retries.pop();
    if (retry) return retry;
    if (isStopped || assignedGames >= job.games) return undefined;
    const games = Math.min(partGames, job.games - assignedGames);
    const part = { ...job, first: offsetDeal(job.first, assignedGames), games };
    assignedGames += games;
    return part;
  }

  function assign(worker: Worker): void {
    if (isFinished) return worker.terminate();
    const part = isPaused ? undefined : nextPart();
    if (!part) {
      idle.push(worker);
      if (busy.size === 0 && !isPaused) finish();
      return;
    }
    busy.set(worker, part);
    const started = performance.now();
    worker.onmessage = ({ data }: MessageEvent<SimulationResult>) => {
      busy.delete(worker);
      adaptPartSize(part.games, performance.now() - started);
      addResult(data);
      assign(worker);
    };
    worker.postMessage({ kind: 'simulate', job: part } satisfies LabRequest);
  }

  function assignIdle(): void {
    for (const worker of idle.splice(0)) assign(worker);
  }

  /** Moves half-way to the size that would have taken PART_MS. */
  function adaptPartSize(games: number, ms: number): void {
    const ideal = (games * PART_MS) / Math.max(1, ms);
    partGames = Math.max(1, Math.min(Math.round((partGames + ideal) / 2), MAX_PART_GAMES));
  }

  function addResult({ tally: part, examples: partExamples }: SimulationResult): void {
    tally = addCounts(tally, part);
    for (const [score, n] of Object.entries(partExamples)) {
      examples[score] ??= offsetDeal(part.first, n);
    }
    report();
  }

  function finish(): void {
    isFinished = true;
    for (const worker of idle.splice(0)) worker.terminate();
    report();
  }

  function report(): void {
    onProgress({ tally, examples: { ...examples }, done: isFinished, restarts });
  }

  function startWorker(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onerror = (event) => {
      event.preventDefault();
      const part = busy.get(worker);
      busy.delete(worker);
      worker.terminate();
      if (part) retries.push(part);
      if (++restarts <= MAX_RESTARTS) startWorker();
      else if (busy.size === 0) finish();
    };
    assign(worker);
  }

  for (let n = 0; n < workers; n++) startWorker();
  return {
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      assignIdle();
    },
    stop: () => {
      isStopped = true;
      isPaused = false;
      assignIdle();
    },
    abandon: () => {
      isStopped = true;
      for (const worker of [...idle, ...busy.keys()]) worker.terminate();
      busy.clear();
      idle.length = 0;
    },
  };
}
