import { useEffect, useRef, useState } from 'react';
import type { Job } from '../../lab/job';
import { type Progress, type Run, runJob } from '../../lab/pool';

import type { Point } from './WinRate';

/** A run as the page shows it. */
export interface LabRun {
  readonly serial: number;
  readonly job: Job;
  readonly progress: Progress;
  /** The run after ever more games, at most some two hundred of them. */
  readonly points: readonly Point[];
  /** Milliseconds it has been running. */
  readonly took: number;
}

const MAX_POINTS = 200;
/** Runs that stand side by side. */
const SIDE_BY_SIDE = 2;
/** How often the page is drawn anew while a run goes on, in milliseconds. */
const DRAW_MS = 200;

/** The runs of the lab, the newest first, and what can be done to the one that is running. */
export function useLab() {
  const [runs, setRuns] = useState<readonly LabRun[]>([]);
  const [paused, setPaused] = useState(false);
  const run = useRef<Run>(undefined);
  const serial = useRef(0);

  useEffect(() => () => run.current?.abandon(), []);

  function start(job: Job): void {
    run.current?.abandon();
    setPaused(false);
    const number = ++serial.current;
    const workers = Math.max(1, navigator.hardwareConcurrency || 2);
    const begun = performance.now();
    let drawn = Number.NEGATIVE_INFINITY;
    let points: Point[] = [];
    let spacing = 1;
    run.current = runJob(job, workers, (progress) => {
      const now = performance.now();
      if (!progress.done && now - drawn < DRAW_MS) return;
      drawn = now;
      const { games, won } = progress.tally;
      if (games - (points.at(-1)?.games ?? 0) >= spacing || progress.done)
        points.push({ games, won });
      if (points.length > MAX_POINTS) {
        points = points.filter((_, i) => i % 2 === 1);
        spacing = ((points.at(-1)?.games ?? 0) / points.length) * 1.5;
      }
      const shown: LabRun = {
        serial: number,
        job,
        progress,
        points: [...points],
        took: now - begun,
      };
      setRuns((before) =>
        [shown, ...before.filter((each) => each.serial !== number)].slice(0, SIDE_BY_SIDE),
      );
      if (progress.done) run.current = undefined;
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
      run.current?.pause();
      setPaused(true);
    },
    resume: () => {
      run.current?.resume();
      setPaused(false);
    },
    stop: () => {
      run.current?.stop();
      setPaused(false);
    },
  };
}
