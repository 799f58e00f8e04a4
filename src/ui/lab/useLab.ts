import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../lab/job';
import { type Progress, type Run, runJob } from '../../lab/pool';
import { EMPTY_CURVE, extendCurve, type WinCount } from './winRateCurve';

/** A run as the page shows it. */
export interface LabRun {
  readonly serial: number;
  readonly job: Job;
  readonly progress: Progress;
  /** The counts as the run grew, from few games to many. */
  readonly points: readonly WinCount[];
  readonly elapsedMs: number;
}

/** How many runs stand side by side. */
const SHOWN_RUNS = 2;
/** Milliseconds between two updates of the page during a run. */
const UPDATE_MS = 200;

/** Whether another run stays on the page; one without results gives way. */
const staysBeside =
  ({ serial }: LabRun) =>
  (other: LabRun): boolean =>
    other.serial !== serial && other.progress.tally.games > 0;

/** The runs of the lab, the newest first, and the controls of the one that is running. */
export function useLab() {
  const [runs, setRuns] = useState<readonly LabRun[]>([]);
  const [paused, setPaused] = useState(false);
  const currentRun = useRef<Run>(undefined);
  const lastSerial = useRef(0);

  useEffect(() => () => currentRun.current?.abandon(), []);

  function start(job: Job): void {
    currentRun.current?.abandon();
    setPaused(false);
    const serial = ++lastSerial.current;
    const workers = Math.max(1, navigator.hardwareConcurrency || 2);
    const startedAt = performance.now();
    let updatedAt = Number.NEGATIVE_INFINITY;
    let curve = EMPTY_CURVE;
    currentRun.current = runJob(job, workers, (progress) => {
      const now = performance.now();
      if (!progress.done && now - updatedAt < UPDATE_MS) return;
      updatedAt = now;
      curve = extendCurve(curve, progress.tally, progress.done);
      const run: LabRun = {
        serial,
        job,
        progress,
        points: curve.points,
        elapsedMs: now - startedAt,
      };
      setRuns((before) => [run, ...before.filter(staysBeside(run))].slice(0, SHOWN_RUNS));
      if (progress.done) currentRun.current = undefined;
    });
  }

  const [newest] = runs;
  const running = newest !== undefined && !newest.progress.done;
  return {
    runs,
    running,
    paused,
    start,
    pause: () => {
      currentRun.current?.pause();
      setPaused(true);
    },
    resume: () => {
      currentRun.current?.resume();
      setPaused(false);
    },
    stop: () => {
      currentRun.current?.stop();
      setPaused(false);
    },
  };
}
