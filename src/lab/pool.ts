import { offsetDeal } from '../engine/dealId';
import type { WinCount } from '../engine/game';
import { linkWorker, type WorkerFailure, type WorkerLink } from '../workers/workerLink';
import type { Job, PlayerName } from './job';
import type { LabRequest } from './labRequest';
import type { SimulationResult } from './simulate';
import { addCounts, noGames, type Tally } from './tally';
import script from './worker?worker&url';

/** Starts a worker of the lab; its response depends on the kind of request. */
export const startLabWorker = <Response>(
  onResponse: (response: Response) => void,
  onFailure: (failure: WorkerFailure) => void,
): WorkerLink<LabRequest> => linkWorker(script, onResponse, onFailure);

/** The state of a run. */
export interface Progress {
  /** Counts the deals from the first on, without gaps. */
  readonly tally: Tally;
  /** Counts along the way since the report before. */
  readonly milestones: readonly WinCount[];
  /** For each score, the number of a deal that has it. */
  readonly examples: Readonly<Record<string, string>>;
  readonly done: boolean;
  /** How many workers died. */
  readonly deaths: number;
  /** Why the last worker was lost, if the run lost all of them before its end. */
  readonly failure: WorkerFailure | undefined;
}

/** A job that is running on workers. */
export type Run = ReturnType<typeof runJob>;

/** The time a part should take, in milliseconds: short, so that a run reports often and stops soon. */
const PART_MS = 120;
/** The number of games in the first part. A player that chooses moves may take a second for one. */
const firstPartGames = (player: PlayerName): number => (player === 'automatic' ? 200 : 1);
const MAX_PART_GAMES = 1_000_000;
const MAX_RESTARTS = 8;

interface Part {
  readonly job: Job;
  /** The number of games before it. */
  readonly offset: number;
}

interface BusyPart extends Part {
  /** In milliseconds, as `performance.now` gives it. */
  readonly startedAt: number;
}

/** Runs a job on `workers` workers and reports progress after each part. The part of a lost worker is played by another. */
export function runJob(job: Job, workers: number, onProgress: (progress: Progress) => void) {
  let assignedGames = 0;
  let partGames = firstPartGames(job.player);
  let isPaused = false;
  let isStopped = false;
  let isFinished = false;
  let deaths = 0;
  let failure: WorkerFailure | undefined;
  let tally = noGames(job);
  let milestones: WinCount[] = [];
  const examples: Record<string, string> = {};
  const busy = new Map<WorkerLink<LabRequest>, BusyPart>();
  const idle = new Set<WorkerLink<LabRequest>>();
  /** Parts whose worker was lost. */
  const retries: Part[] = [];
  /** Results, by offset, that wait for those of earlier parts. */
  const early = new Map<number, SimulationResult>();

  function nextPart(): Part | undefined {
    const retry = retries.pop();
    if (retry) return retry;
    if (isStopped || assignedGames >= job.games) return undefined;
    const offset = assignedGames;
    const games = Math.min(partGames, job.games - offset);
    assignedGames += games;
    return { job: { ...job, first: offsetDeal(job.first, offset), games }, offset };
  }

  function assign(worker: WorkerLink<LabRequest>): void {
    if (isFinished) return worker.close();
    const part = isPaused ? undefined : nextPart();
    if (part) {
      busy.set(worker, { ...part, startedAt: performance.now() });
      return worker.post({ kind: 'simulate', job: part.job });
    }
    idle.add(worker);
    if (busy.size === 0 && !isPaused) finish();
  }

  function assignIdle(): void {
    const waiting = [...idle];
    idle.clear();
    for (const worker of waiting) assign(worker);
  }

  /** Moves the part size half-way to the one that would have taken PART_MS. */
  function adaptPartSize(games: number, ms: number): void {
    const ideal = (games * PART_MS) / Math.max(1, ms);
    partGames = Math.max(1, Math.min(Math.round((partGames + ideal) / 2), MAX_PART_GAMES));
  }

  function addResult(offset: number, result: SimulationResult): void {
    early.set(offset, result);
    for (let next = early.get(tally.games); next; next = early.get(tally.games)) {
      early.delete(tally.games);
      for (const [score, n] of Object.entries(next.examples)) {
        examples[score] ??= offsetDeal(next.tally.first, n);
      }
      for (const { games, won } of next.milestones) {
        milestones.push({ games: tally.games + games, won: tally.won + won });
      }
      tally = addCounts(tally, next.tally);
    }
    report();
  }

  function finish(): void {
    isFinished = true;
    for (const worker of idle) worker.close();
    idle.clear();
    report();
  }

  function report(): void {
    const progress = { tally, milestones, examples: { ...examples }, done: isFinished };
    milestones = [];
    onProgress({ ...progress, deaths, failure });
  }

  function startWorker(): void {
    const worker = startLabWorker<SimulationResult>(
      (result) => {
        const part = busy.get(worker);
        if (!part) return;
        busy.delete(worker);
        adaptPartSize(part.job.games, performance.now() - part.startedAt);
        addResult(part.offset, result);
        assign(worker);
      },
      (reason) => replace(worker, reason),
    );
    assign(worker);
  }

  /** Gives the part of a lost worker to another. A silent worker is not replaced, since a new one would be silent, too. */
  function replace(worker: WorkerLink<LabRequest>, reason: WorkerFailure): void {
    const part = busy.get(worker);
    busy.delete(worker);
    idle.delete(worker);
    if (part) retries.push(part);
    if (reason === 'failed' && ++deaths <= MAX_RESTARTS) startWorker();
    assignIdle();
    if (isFinished || busy.size + idle.size > 0) return;
    failure = reason;
    finish();
  }

  report();
  for (let n = 0; n < workers; n++) startWorker();
  return {
    pause: (): void => {
      isPaused = true;
    },
    resume: (): void => {
      isPaused = false;
      assignIdle();
    },
    /** Ends the run once the parts under way are done. */
    stop: (): void => {
      isStopped = true;
      isPaused = false;
      assignIdle();
    },
    /** Ends the run at once, with no more progress reports. */
    abandon: (): void => {
      isStopped = true;
      for (const worker of [...idle, ...busy.keys()]) worker.close();
      busy.clear();
      idle.clear();
    },
  };
}
