import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { WinCount } from '../../engine/game';
import type { Job } from '../../lab/job';
import { joinSentences } from '../../locales/format';
import { byGame, finishedDeals } from '../../persistence/statistics';
import { useGameList } from '../parts/useStored';
import { compareNewest } from './comparison';
import type { Series } from './experiments';
import { FindingText } from './FindingText';
import { referenceRates } from './findings';
import { judgeShare } from './guesses';
import type { LabRun } from './labRuns';
import { RunProgress } from './RunProgress';
import { RunView } from './RunView';
import { sharedAxes } from './sharedAxes';
import { announceEnd } from './text';
import type { Lab } from './useLab';

interface RunResultsProps {
  readonly lab: Lab;
  /** Starts a run once more. */
  readonly onRetry: (run: Job) => void;
  readonly onStop: () => void;
}

/** The progress of the newest run, how it compares with the one before, and each run with its charts. */
export function RunResults({ lab, onRetry, onStop }: RunResultsProps) {
  const { newest, runs, isHidden } = lab;
  const [run, other] = runs;
  return (
    <>
      <RunProgress lab={lab} onStop={onStop} />
      <p className="visually-hidden" role="status">
        {newest && !isHidden(newest) && endInWords(newest, lab.runGuesses.get(newest.serial))}
      </p>
      {run && other && !isHidden(run) && !isHidden(other) && (
        <FindingText
          text={run.progress.done ? compareNewest(runs.map(({ progress }) => progress.tally)) : ''}
          pending={t`Once the newest run is done, it is compared with the one before it.`}
        />
      )}
      <RunViews lab={lab} runs={runs} onRetry={onRetry} />
    </>
  );
}

export interface RunViewsProps {
  readonly lab: Lab;
  readonly runs: readonly LabRun[];
  /** What the runs belong to, if they are of one series: then none is guessed or started alone. */
  readonly series?: Series | undefined;
  /** Starts a run once more, if it found nothing. */
  readonly onRetry?: ((run: Job) => void) | undefined;
}

/** Runs side by side, each with its charts. */
export function RunViews({ lab, runs, series, onRetry }: RunViewsProps) {
  const games = useGameList();
  const ownCounts = useMemo(
    () => new Map([...byGame(games ?? [])].map(([id, own]) => [id, finishedDeals(own)])),
    [games],
  );
  const ownOf = ({ job }: LabRun): WinCount => ownCounts.get(job.game) ?? NO_FINISHED_GAMES;
  const axesOf = sharedAxes(runs, (run) =>
    referenceRates(run.job.game, ownOf(run), lab.runGuesses.get(run.serial)).map(
      ({ share }) => share,
    ),
  );
  return (
    <div className="charts lab-runs">
      {runs.map((run) => (
        <RunView
          key={run.serial}
          {...{ lab, run, series, onRetry }}
          axes={axesOf(run)}
          own={ownOf(run)}
        />
      ))}
    </div>
  );
}

/** What is said when a run ends, and how near its guess was. */
function endInWords({ progress }: LabRun, guess: number | undefined): string {
  const { games, won } = progress.tally;
  const isJudged = progress.done && games > 0 && guess !== undefined;
  return joinSentences([
    announceEnd(progress),
    isJudged ? judgeShare(guess, won / games) : undefined,
  ]);
}

const NO_FINISHED_GAMES: WinCount = { games: 0, won: 0 };
