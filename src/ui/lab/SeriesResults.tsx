import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { displayDeal } from '../../engine/dealId';
import { gameOf } from '../../games/index';
import { sweepTable, sweptInWords } from '../../lab/sweep';
import { formatTallies, type Tally } from '../../lab/tally';
import type { WorkerFailure } from '../../workers/workerLink';
import { Button } from '../parts/Button';
import type { Series } from './experiments';
import { FindingText, sayGuess } from './FindingText';
import type { MadeGuess } from './guesses';
import { labAddress, sweepAddress } from './labAddress';
import { type Rate, RateChart } from './RateChart';
import { RunFiles } from './RunFiles';
import { RunProgress, WorkerFailureNotice } from './RunProgress';
import { RunViews } from './RunResults';
import {
  rateTitle,
  type SweepRun,
  sharedSettings,
  sweepFileName,
  sweepTitle,
  valueLabel,
  valueTick,
} from './sweepText';
import { playerLabel } from './text';
import type { Lab } from './useLab';

interface SeriesResultsProps {
  readonly lab: Lab;
  readonly series: Series;
  /** What was guessed of the series. */
  readonly made: MadeGuess | undefined;
  /** Starts the series once more. */
  readonly onRetry: () => void;
  readonly onStop: () => void;
}

/** A series: its progress, what it found, and its charts. */
export function SeriesResults({ lab, series, made, onRetry, onStop }: SeriesResultsProps) {
  const { jobs, sweep } = series;
  // The lab may still show the runs of the previous page.
  const shown = new Map(lab.runs.map((run) => [labAddress(run.job), run]));
  const runs = jobs.flatMap((job) => shown.get(labAddress(job)) ?? []);
  const tallies = runs.map(({ progress }) => progress.tally);
  const isOver = runs.length > 0 && !lab.running;
  const isWhole = isOver && jobs.every(({ games }, i) => tallies[i]?.games === games);
  const failure = runs.find(({ progress }) => progress.failure)?.progress.failure;
  const counted = tallies.filter(({ games }) => games > 0).length;
  const ended = sweep
    ? sweepEndInWords(counted, jobs.length, failure)
    : failure
      ? t`There is no answer: the lab’s workers were lost.`
      : t`There is no answer: not all games were played.`;
  const [short, text] = isWhole ? series.answer(tallies) : ['', isOver ? ended : ''];
  return (
    <>
      <FindingText
        text={text}
        short={short}
        guess={sayGuess(made, isWhole ? tallies : undefined)}
        pending={t`The answer comes here once all games are played.`}
      >
        {isOver && !isWhole ? (
          <p className="control-row">
            <Button onClick={onRetry}>{t`Try again`}</Button>
          </p>
        ) : (
          <RunProgress lab={lab} onStop={onStop} />
        )}
      </FindingText>
      {failure && counted === 0 ? (
        <WorkerFailureNotice failure={failure} />
      ) : sweep ? (
        <SweepView run={sweep} tallies={tallies} />
      ) : (
        <Comparison series={series} tallies={tallies}>
          <RunViews lab={lab} runs={runs} series={series} />
        </Comparison>
      )}
    </>
  );
}

/** Why a sweep has no answer, and how many of its values have results. */
function sweepEndInWords(played: number, all: number, failure: WorkerFailure | undefined): string {
  return failure
    ? t`The sweep ended early, because its workers were lost: ${played} of ${all} values have results.`
    : t`Stopped: ${played} of ${all} values have results.`;
}

interface ChartProps {
  /** Results so far, in the order of the runs; later ones may be missing. */
  readonly tallies: readonly Tally[];
}

/** The win rate for each value of a sweep. */
function SweepView({ run, tallies }: ChartProps & { readonly run: SweepRun }) {
  const { sweep, first, games } = run;
  const rates = sweep.values.map((swept, i): Rate => {
    const { value, game, player } = swept;
    return {
      value,
      tick: valueTick(sweep, swept),
      label: valueLabel(sweep, swept),
      job: { game, player, first, games },
      tally: tallies[i],
    };
  });
  const deal = displayDeal(first);
  const deals = plural(games, {
    one: `# game of each from deal ${deal}`,
    other: `# games of each from deal ${deal}`,
  });
  const title = sweepTitle(sweep);
  const fileName = sweepFileName(sweep);
  return (
    <div className="charts lab-runs">
      <section className="panel lab-run" aria-label={title}>
        <h2>{title}</h2>
        <p>{[deals, ...sharedSettings(sweep)].join(' · ')}</p>
        <RateChart
          title={rateTitle(sweep)}
          over={sweptInWords(sweep)}
          rates={rates}
          source={t`${title}: ${deals}`}
          fileName={fileName}
        />
        {tallies.some(({ games }) => games > 0) && (
          <RunFiles
            kind="sweep"
            address={sweepAddress(run)}
            table={sweepTable({ ...sweep, values: sweep.values.slice(0, tallies.length) }, tallies)}
            fileName={fileName}
            tallies={formatTallies(tallies)}
          />
        )}
      </section>
    </div>
  );
}

interface ComparisonProps extends ChartProps {
  readonly series: Series;
  /** The runs one by one. */
  readonly children: ReactNode;
}

/** The win rates of games or players side by side, before the single runs; a single run alone. */
function Comparison({ series: { jobs, question }, tallies, children }: ComparisonProps) {
  if (jobs.length === 1) return children;
  const isOfPlayers = new Set(jobs.map(({ game }) => game)).size === 1;
  const rates = jobs.map((job, i): Rate => {
    const name = isOfPlayers ? playerLabel(job.player) : gameOf(job.game).name;
    const value = isOfPlayers ? job.player : job.game;
    return { value, tick: name, label: name, job, tally: tallies[i] };
  });
  return (
    <>
      <RateChart
        title={isOfPlayers ? t`Win rate by player` : t`Win rate by game`}
        over={isOfPlayers ? t`Player` : t`Game`}
        rates={rates}
        source={question()}
        fileName="win-rates"
      />
      <details className="lab-details">
        <summary>{t`Each run: its distribution, its growth and its data`}</summary>
        {children}
      </details>
    </>
  );
}
