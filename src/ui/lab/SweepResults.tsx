import { plural, t } from '@lingui/core/macro';
import { displayDeal } from '../../engine/dealId';
import type { Job } from '../../lab/job';
import { sweepTable, sweptInWords } from '../../lab/sweep';
import { formatTallies, type Tally } from '../../lab/tally';
import { Button } from '../parts/Button';
import type { Finding } from './experiments';
import { FindingText, sayGuess } from './FindingText';
import { sweepFinding } from './findings';
import type { MadeGuess } from './guesses';
import { labAddress, sweepAddress } from './labAddress';
import { type Rate, RateChart } from './RateChart';
import { RunFiles } from './RunFiles';
import { RunProgress, WorkerFailureNotice } from './RunProgress';
import {
  rateTitle,
  type SweepRun,
  sharedSettings,
  sweepFileName,
  sweepTitle,
  valueLabel,
  valueTick,
} from './sweepText';
import { pendingAnswer } from './text';
import type { Lab } from './useLab';

interface SweepResultsProps {
  readonly lab: Lab;
  readonly run: SweepRun;
  /** The jobs of the sweep, in order. */
  readonly jobs: readonly Job[];
  /** The question that it answers; one of the player’s own if left out. */
  readonly question: Finding | undefined;
  readonly made: MadeGuess | undefined;
  /** Starts the sweep once more. */
  readonly onRetry: () => void;
  readonly onStop: () => void;
}

/** A sweep: its progress, what it found, and its chart. */
export function SweepResults(props: SweepResultsProps) {
  const { lab, run, jobs, question, made, onRetry, onStop } = props;
  // The lab may still show the runs of the previous page.
  const known = new Map(lab.runs.map(({ job, progress }) => [labAddress(job), progress]));
  const progresses = jobs.flatMap((job) => known.get(labAddress(job)) ?? []);
  const tallies = progresses.map(({ tally }) => tally);
  const counted = tallies.filter(({ games }) => games > 0);
  const isOver = progresses.length > 0 && !lab.running;
  const isWhole = isOver && jobs.every(({ games }, i) => tallies[i]?.games === games);
  const failure = progresses.find((progress) => progress.failure)?.failure;
  const found = isWhole ? (question?.finding(tallies) ?? sweepFinding(run.sweep, tallies)) : '';
  const [played, all] = [counted.length, jobs.length];
  const ended = failure
    ? t`The sweep ended early, because its workers were lost: ${played} of ${all} values have results.`
    : t`Stopped: ${played} of ${all} values have results.`;
  return (
    <>
      <FindingText
        text={isOver && !isWhole ? ended : found}
        short={isWhole ? question?.answer(tallies) : undefined}
        guess={sayGuess(made, isWhole ? tallies : undefined)}
        pending={pendingAnswer()}
      >
        {(!isOver || isWhole) && <RunProgress lab={lab} isSeries onStop={onStop} />}
        {question && isOver && !isWhole && !failure && (
          <p className="control-row">
            <Button onClick={onRetry}>{t`Try again`}</Button>
          </p>
        )}
      </FindingText>
      {failure && counted.length === 0 ? (
        <WorkerFailureNotice failure={failure} onRetry={onRetry} />
      ) : (
        <div className="charts lab-runs">
          <SweepView run={run} tallies={tallies} />
        </div>
      )}
    </>
  );
}

interface SweepViewProps {
  readonly run: SweepRun;
  /** Results so far, in the order of the values; later values may be missing. */
  readonly tallies: readonly Tally[];
}

/** The win rate for each value of a sweep. */
function SweepView({ run, tallies }: SweepViewProps) {
  const { sweep, first, games } = run;
  const over = sweptInWords(sweep);
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
    <section className="panel lab-run" aria-label={title}>
      <h2>{title}</h2>
      <p>{[deals, ...sharedSettings(sweep)].join(' · ')}</p>
      <RateChart
        title={rateTitle(sweep)}
        over={over}
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
  );
}
