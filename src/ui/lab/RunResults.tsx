import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { WinCount } from '../../engine/game';
import { gameOf } from '../../games/index';
import type { Job } from '../../lab/job';
import type { Tally } from '../../lab/tally';
import { joinSentences } from '../../locales/format';
import { byGame, finishedDeals } from '../../persistence/statistics';
import { Button } from '../parts/Button';
import { useGameList } from '../parts/useStored';
import { compareNewest } from './comparison';
import type { RunExperiment } from './experiments';
import { FindingText, sayGuess } from './FindingText';
import { referenceRates } from './findings';
import { judgeShare, type MadeGuess } from './guesses';
import type { LabRun } from './labRuns';
import { type Rate, RateChart } from './RateChart';
import { RunProgress } from './RunProgress';
import { RunView } from './RunView';
import { sharedAxes } from './sharedAxes';
import { announceEnd, pendingAnswer, playerLabel } from './text';
import type { Lab } from './useLab';

interface RunResultsProps {
  readonly lab: Lab;
  readonly series: RunExperiment | undefined;
  /** What was guessed of the series. */
  readonly made: MadeGuess | undefined;
  /** Starts a run once more; without one, the whole series. */
  readonly onRetry: (run?: Job) => void;
  readonly onStop: () => void;
}

/** The progress of the runs, what they found, and each run with its charts. */
export function RunResults({ lab, series, made, onRetry, onStop }: RunResultsProps) {
  const games = useGameList();
  const ownCounts = useMemo(
    () => new Map([...byGame(games ?? [])].map(([id, own]) => [id, finishedDeals(own)])),
    [games],
  );
  const ownOf = ({ job }: LabRun): WinCount => ownCounts.get(job.game) ?? NO_FINISHED_GAMES;
  const { runGuesses: guesses } = lab;
  const isHidden = (run: LabRun): boolean => series === undefined && lab.isHidden(run);
  // The lab may still show the runs of the previous page.
  const runs = series ? lab.runs.filter(({ job }) => series.jobs.includes(job)) : lab.runs;
  const axesOf = sharedAxes(runs, (run) =>
    referenceRates(run.job.game, ownOf(run), guesses.get(run.serial)).map(({ share }) => share),
  );
  const found = series && talliesOf(series, runs);
  const { newest } = lab;
  const hasNoAnswer = runs.length > 0 && !found && !lab.running;
  const [run, other] = runs;
  const isCompared = series === undefined && run && other && !isHidden(run) && !isHidden(other);
  const views = runs.map((each) => (
    <RunView
      key={each.serial}
      run={each}
      axes={axesOf(each)}
      own={ownOf(each)}
      highlight={series?.highlight}
      guess={guesses.get(each.serial)}
      onGuess={isHidden(each) ? (share) => lab.guessRun(each.serial, share) : undefined}
      onRetry={series ? undefined : () => onRetry(each.job)}
    />
  ));
  const charts = <div className="charts lab-runs">{views}</div>;
  return (
    <>
      {series ? (
        <FindingText
          text={hasNoAnswer ? noAnswerInWords(newest) : found && series.finding(found)}
          short={found && series.answer(found)}
          guess={sayGuess(made, found)}
          pending={pendingAnswer()}
        >
          <RunProgress lab={lab} isSeries onStop={onStop} />
          {hasNoAnswer && (
            <p className="control-row">
              <Button onClick={() => onRetry()}>{t`Try again`}</Button>
            </p>
          )}
        </FindingText>
      ) : (
        <>
          <RunProgress lab={lab} isSeries={false} onStop={onStop} />
          <p className="visually-hidden" role="status">
            {newest && !isHidden(newest) && endInWords(newest, guesses.get(newest.serial))}
          </p>
        </>
      )}
      {isCompared && (
        <FindingText
          text={run.progress.done ? compareNewest(runs.map(({ progress }) => progress.tally)) : ''}
          pending={t`Once the newest run is done, it is compared with the one before it.`}
        />
      )}
      {series && series.jobs.length > 1 ? (
        <>
          <SeriesChart series={series} runs={runs} />
          <details className="lab-details">
            <summary>{t`Each run: its distribution, its growth and its data`}</summary>
            {charts}
          </details>
        </>
      ) : (
        charts
      )}
    </>
  );
}

/** Why there is no answer after the newest run. */
const noAnswerInWords = (newest: LabRun | undefined): string =>
  newest?.progress.failure
    ? t`There is no answer: the lab’s workers were lost.`
    : t`There is no answer: not all games were played.`;

/** What is said when a run ends, and how near its guess was. */
function endInWords({ progress }: LabRun, guess: number | undefined): string {
  const { games, won } = progress.tally;
  const isJudged = progress.done && games > 0 && guess !== undefined;
  return joinSentences([
    announceEnd(progress),
    isJudged ? judgeShare(guess, won / games) : undefined,
  ]);
}

interface SeriesChartProps {
  readonly series: RunExperiment;
  readonly runs: readonly LabRun[];
}

/** The win rates of a series side by side. */
function SeriesChart({ series: { jobs, question }, runs }: SeriesChartProps) {
  const isOfPlayers = new Set(jobs.map(({ game }) => game)).size === 1;
  const rates = jobs.map((job): Rate => {
    const name = isOfPlayers ? playerLabel(job.player) : gameOf(job.game).name;
    return {
      value: isOfPlayers ? job.player : job.game,
      tick: name,
      label: name,
      job,
      tally: runs.find((run) => run.job === job)?.progress.tally,
    };
  });
  return (
    <RateChart
      title={isOfPlayers ? t`Win rate by player` : t`Win rate by game`}
      over={isOfPlayers ? t`Player` : t`Game`}
      rates={rates}
      source={question()}
      fileName="win-rates"
    />
  );
}

/** The player has finished no game. */
export const NO_FINISHED_GAMES: WinCount = { games: 0, won: 0 };

/** The results of an experiment, once all its games are played. */
function talliesOf({ jobs }: RunExperiment, runs: readonly LabRun[]): readonly Tally[] | undefined {
  const tallies = runs.map(({ progress }) => progress.tally);
  return jobs.every(({ games }, i) => tallies[i]?.games === games) ? tallies : undefined;
}
