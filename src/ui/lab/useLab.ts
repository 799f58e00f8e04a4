import { useEffect, useRef, useState } from 'react';
import type { WinCount } from '../../engine/game';
import type { Job } from '../../lab/job';
import { type Progress, type Run, runJob } from '../../lab/pool';

/** A run as the page shows it. */
export interface LabRun {
  readonly serial: number;
  readonly job: Job;
  readonly progress: Progress;
  /** The counts at milestones of the run, in order. */
  readonly points: readonly WinCount[];
  readonly elapsedMs: number;
}

/** The most runs shown side by side. */
const SHOWN_RUNS = 3;
/** Milliseconds between two updates of the page during a run. */
const UPDATE_MS = 200;

/** Whether an earlier run stays on the page. Runs without results are removed. */
const staysBeside =
  ({ serial }: LabRun) =>
  (other: LabRun): boolean =>
    other.serial !== serial && other.progress.tally.games > 0;

/** The runs on the lab’s page, and what can be done with them. */
export type Lab = ReturnType<typeof useLab>;

/** The runs on the page, and controls for the current one. */
export function useLab() {
  const [runs, setRuns] = useState<readonly LabRun[]>([]);
  /** The finished runs that were on the page when a series started. */
  const [earlier, setEarlier] = useState<readonly LabRun[]>([]);
  const [paused, setPaused] = useState(false);
  /** The jobs of a series that have not started. */
  const [waiting, setWaiting] = useState<readonly Job[]>([]);
  const waitingJobs = useRef(waiting);
  const isSeries = useRef(false);
  const currentRun = useRef<Run>(undefined);
  const lastSerial = useRef(0);

  useEffect(() => () => currentRun.current?.abandon(), []);

  /** Starts a run, shown before earlier ones. */
  function start(job: Job): void {
    abandon();
    if (isSeries.current) setRuns(earlier);
    setEarlier([]);
    isSeries.current = false;
    play(job);
  }

  /** Runs jobs one after another. Single runs that are on the page stay as earlier ones. */
  function startSeries(jobs: readonly Job[]): void {
    const finished = isSeries.current
      ? earlier
      : runs.filter(({ progress }) => progress.tally.games > 0);
    clear();
    setEarlier(finished);
    isSeries.current = true;
    wait(jobs);
    playNext();
  }

  function playNext(): void {
    const [job, ...rest] = waitingJobs.current;
    wait(rest);
    if (job) play(job);
  }

  function wait(jobs: readonly Job[]): void {
    waitingJobs.current = jobs;
    setWaiting(jobs);
  }

  /** Ends the current run and removes all runs. */
  function clear(): void {
    abandon();
    setRuns([]);
    setEarlier([]);
  }

  function abandon(): void {
    currentRun.current?.abandon();
    currentRun.current = undefined;
    wait([]);
    setPaused(false);
  }

  function show(run: LabRun): void {
    setRuns((before) => {
      const at = before.findIndex(({ serial }) => serial === run.serial);
      if (at >= 0) return before.with(at, run);
      if (isSeries.current) return [...before, run];
      return [run, ...before.filter(staysBeside(run))].slice(0, SHOWN_RUNS);
    });
  }

  function play(job: Job): void {
    const serial = ++lastSerial.current;
    const workers = Math.max(1, navigator.hardwareConcurrency || 2);
    const startedAt = performance.now();
    let updatedAt = Number.NEGATIVE_INFINITY;
    let points: readonly WinCount[] = [];
    currentRun.current = runJob(job, workers, (progress) => {
      const now = performance.now();
      const { tally, milestones, done } = progress;
      points = extendCurve(points, milestones, job.games, done ? tally : undefined);
      if (!progress.done && now - updatedAt < UPDATE_MS) return;
      updatedAt = now;
      show({ serial, job, progress, points, elapsedMs: now - startedAt });
      if (!progress.done) return;
      currentRun.current = undefined;
      // Without workers the next job would fail, too.
      if (progress.failure) wait([]);
      else playNext();
    });
  }

  // A series appends runs, a single run is put first.
  const newest = runs.length > 0 ? runs.reduce((a, b) => (b.serial > a.serial ? b : a)) : undefined;
  const running = newest !== undefined && (!newest.progress.done || waiting.length > 0);
  return {
    runs,
    earlier,
    newest,
    running,
    waiting,
    paused,
    start,
    startSeries,
    clear,
    togglePause: () => {
      if (paused) currentRun.current?.resume();
      else currentRun.current?.pause();
      setPaused(!paused);
    },
    stop: () => {
      wait([]);
      currentRun.current?.stop();
      setPaused(false);
    },
  };
}

/** Each point has at least this many times the games of the point before: about 80 points per power of ten. */
const GROWTH = 1.03;
/** The first point has at least this many games, unless the run is short: earlier intervals are too wide. */
const FIRST_GAMES = 100;

/** Adds the milestones that are far enough apart, and always `end`, the final count. The run has `total` games. */
export function extendCurve(
  points: readonly WinCount[],
  milestones: readonly WinCount[],
  total: number,
  end?: WinCount,
): readonly WinCount[] {
  const extended = [...points];
  const lastGames = (): number => extended.at(-1)?.games ?? 0;
  const first = Math.min(FIRST_GAMES, total / 10);
  for (const milestone of milestones) {
    if (milestone.games >= Math.max(first, lastGames() * GROWTH)) extended.push(milestone);
  }
  if (end && end.games > lastGames()) extended.push({ games: end.games, won: end.won });
  return extended;
}
