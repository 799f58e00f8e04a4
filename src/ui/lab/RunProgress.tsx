import { t } from '@lingui/core/macro';
import { sum } from '../../engine/numbers';
import type { WorkerFailure } from '../../workers/workerLink';
import { Button } from '../parts/Button';
import { formatProgress } from './text';
import type { Lab } from './useLab';

interface RunProgressProps {
  readonly lab: Lab;
  /** Stops the runs, after which the buttons are gone. */
  readonly onStop: () => void;
}

/** How far the newest run or all of a series is, and while it runs, its progress with buttons to pause and stop it. */
export function RunProgress({ lab, onStop }: RunProgressProps) {
  const { newest, running, paused, runs, isSeries, waiting } = lab;
  if (!newest) return null;
  const { job, progress, elapsedMs } = newest;
  const counted = isSeries ? runs : [newest];
  const jobs = [...counted.map((run) => run.job), ...waiting];
  const text = formatProgress(
    progress.tally.games,
    job.games,
    elapsedMs,
    progress.done && waiting.length === 0,
    sum(waiting.map(({ games }) => games)),
  );
  const [place, all] = [counted.length, jobs.length];
  return (
    <div className="control-row run-progress" aria-live="off">
      {running && (
        <progress
          className="progress"
          max={sum(jobs.map(({ games }) => games))}
          value={sum(counted.map((run) => run.progress.tally.games))}
          aria-label={t`Games played`}
        />
      )}
      <span>{all > 1 ? t`Run ${place} of ${all}: ${text}` : text}</span>
      {running && (
        <>
          <Button onClick={lab.togglePause}>{paused ? t`Resume` : t`Pause`}</Button>
          <Button onClick={onStop}>{t`Stop`}</Button>
        </>
      )}
    </div>
  );
}

interface WorkerFailureNoticeProps {
  readonly failure: WorkerFailure;
  readonly onRetry?: (() => void) | undefined;
}

/** Says why there are no results, and offers to try again where `onRetry` can. */
export function WorkerFailureNotice({ failure, onRetry }: WorkerFailureNoticeProps) {
  return (
    <>
      <p role="alert">
        {failure === 'failed'
          ? t`The lab’s workers could not be loaded.`
          : t`The lab’s workers do not answer in this browser.`}
      </p>
      {onRetry && <Button onClick={onRetry}>{t`Try again`}</Button>}
    </>
  );
}
