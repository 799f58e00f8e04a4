import { t } from '@lingui/core/macro';
import type { Job } from '../../lab/job';
import type { Tally } from '../../lab/tally';
import { sweepFinding } from './findings';
import type { SweepRun } from './labAddress';
import { Finding, RunProgress } from './RunProgress';
import { SweepView } from './SweepView';
import { pendingAnswer } from './text';
import type { useLab } from './useLab';
import { WorkerFailureNotice } from './WorkerFailureNotice';

interface SweepResultsProps {
  readonly lab: ReturnType<typeof useLab>;
  readonly run: SweepRun;
  /** The jobs of the sweep, in order. */
  readonly jobs: readonly Job[];
  /** Puts the figures into words; the usual finding of a sweep if left out. */
  readonly finding: ((tallies: readonly Tally[]) => string) | undefined;
}

/** A sweep: its progress, what it found, and its chart. */
export function SweepResults({ lab, run, jobs, finding }: SweepResultsProps) {
  // The lab may still show the runs of the previous page.
  const progresses = jobs.flatMap((job) => {
    const played = lab.runs.find((labRun) => labRun.job === job);
    return played ? [played.progress] : [];
  });
  const tallies = progresses.map(({ tally }) => tally);
  const counted = tallies.filter(({ games }) => games > 0);
  const isOver = progresses.length > 0 && !lab.running;
  const isWhole = isOver && jobs.every(({ games }, i) => tallies[i]?.games === games);
  const failure = progresses.find((progress) => progress.failure)?.failure;
  const found = isWhole ? (finding?.(tallies) ?? sweepFinding(run.sweep, tallies)) : '';
  const [played, all] = [counted.length, jobs.length];
  const ended = failure
    ? t`The sweep ended early, because its workers were lost: ${played} of ${all} values have results.`
    : t`Stopped: ${played} of ${all} values have results.`;
  return (
    <>
      {(!isOver || isWhole) && <RunProgress lab={lab} isSeries />}
      <Finding text={isOver && !isWhole ? ended : found} pending={pendingAnswer()} />
      {failure && counted.length === 0 ? (
        <WorkerFailureNotice failure={failure} onRetry={() => lab.startSeries(jobs)} />
      ) : (
        <div className="lab-runs">
          <SweepView run={run} tallies={tallies} />
        </div>
      )}
    </>
  );
}
