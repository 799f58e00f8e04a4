import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { sum } from '../../engine/numbers';
import type { Tally } from '../../lab/tally';
import type { WorkerFailure } from '../../workers/workerLink';
import { Button } from '../parts/Button';
import type { MadeGuess } from './guesses';
import { formatProgress } from './text';
import type { Lab } from './useLab';

interface RunProgressProps {
  readonly lab: Lab;
  /** True for runs that are played one after another: the bar shows them all. */
  readonly isSeries: boolean;
}

/** How far the newest run or a series is, and while it runs, its progress with buttons to pause and stop it. */
export function RunProgress({ lab, isSeries }: RunProgressProps) {
  const { newest, running, paused, runs, waiting } = lab;
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
          <Button onClick={lab.stop}>{t`Stop`}</Button>
        </>
      )}
    </div>
  );
}

interface FindingTextProps {
  /** The answer, once there is one. */
  readonly text: string | undefined;
  /** The answer in a word. */
  readonly short?: string | undefined;
  /** What was guessed before, and from the answer on how near it was. */
  readonly guess?: string | undefined;
  /** What is shown until there is an answer; left out for one that is known. */
  readonly pending?: string;
  /** How far the runs are that find it. */
  readonly children?: ReactNode;
}

/** The answer to a question, in a box that is large enough from the start. */
export const FindingText = ({ text, short, guess, pending, children }: FindingTextProps) => (
  <div
    className="lab-finding"
    data-pending={!text || undefined}
    data-known={pending === undefined || undefined}
  >
    <p role={pending === undefined ? undefined : 'status'}>
      {text && short && <strong>{short} </strong>}
      {guess && <b>{guess} </b>}
      {text || pending}
    </p>
    {children}
  </div>
);

/** What to say of a guess, before there are results and from then on; undefined for who would not guess. */
export function sayGuess(
  made: MadeGuess | undefined,
  tallies: readonly Tally[] | undefined,
): string | undefined {
  if (!made) return undefined;
  const { guess, guessing } = made;
  return tallies ? guessing.judge(guess, tallies) : t`Your guess: ${guess}.`;
}

interface WorkerFailureNoticeProps {
  readonly failure: WorkerFailure;
  readonly onRetry: () => void;
}

/** Says why there are no results, and offers to try again. */
export function WorkerFailureNotice({ failure, onRetry }: WorkerFailureNoticeProps) {
  return (
    <>
      <p role="alert">
        {failure === 'failed'
          ? t`The lab’s workers could not be loaded.`
          : t`The lab’s workers do not answer in this browser.`}
      </p>
      <Button onClick={onRetry}>{t`Try again`}</Button>
    </>
  );
}
