import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import { VERDICT_SCORES } from '../../lab/job';
import { scoreTable } from '../../lab/scoreTable';
import type { WinCount } from '../../lab/simulate';
import { meanAndStandardDeviation } from '../../lab/statistics';
import { formatTally, type Tally } from '../../lab/tally';
import {
  formatCount,
  formatEstimate,
  formatPercent,
  formatShare,
  gameCount,
} from '../charts/numbers';
import { dealFileName } from '../parts/download';
import { labAddress } from './labAddress';
import { ScoreChart, WinRateChart } from './RunCharts';
import { RunFiles } from './RunFiles';
import { referenceRates } from './referenceRates';
import type { RunAxes } from './sharedAxes';
import { resultWord, runTitle } from './text';
import type { LabRun } from './useLab';
import { WorkerFailureNotice } from './WorkerFailureNotice';

interface RunViewProps {
  readonly run: LabRun;
  readonly axes: RunAxes;
  /** Deals of this game that the player has finished. */
  readonly own: WinCount;
  readonly highlight?: number | undefined;
  /** Starts the same run once more. */
  readonly onRetry: () => void;
}

/** The results of a run: figures, charts, and the exact table. */
export function RunView({ run, axes, own, highlight, onRetry }: RunViewProps) {
  const { progress, points, job } = run;
  const { tally } = progress;
  const { game, player, games, first } = tally;
  const title = runTitle(game, player);
  const deals = `${gameCount(games)} from deal ${displayDeal(first)}`;
  const fileName = `${dealFileName(game, first)}-${player}-${games}`;
  const source = `${title}: ${deals}`;

  return (
    <section className="lab-section lab-run" aria-label={`${title}, ${gameCount(games)}`}>
      <h2>{title}</h2>
      {games > 0 && <p className="run-figures">{figures(tally)}</p>}
      <p>{deals}</p>
      {own.games > 0 && games > 0 && (
        <p>
          {`You have won ${formatCount(own.won)} of ${formatCount(own.games)} (${formatPercent(own.won / own.games)}).`}
        </p>
      )}
      {progress.deaths > 0 && games > 0 && (
        <p>{`${plural(progress.deaths, 'worker')} died; the deals were played again.`}</p>
      )}
      {progress.failure && games > 0 && (
        <p>{`The run ended before ${gameCount(job.games)}, because its workers were lost.`}</p>
      )}
      {progress.failure && games === 0 && (
        <WorkerFailureNotice failure={progress.failure} onRetry={onRetry} />
      )}
      {games > 0 && (
        <>
          <div className="charts">
            <ScoreChart
              progress={progress}
              axes={axes}
              source={source}
              fileName={fileName}
              highlight={highlight}
            />
            <WinRateChart
              points={points}
              references={referenceRates(game, own)}
              word={resultWord(player)}
              axes={axes}
              source={source}
              fileName={fileName}
            />
          </div>
          <RunFiles
            kind="run"
            address={labAddress(job)}
            table={scoreTable(tally)}
            fileName={fileName}
            tallies={formatTally(tally)}
          />
        </>
      )}
    </section>
  );
}

/** The main figures in one line. A solver’s scores stand for verdicts and have no mean. */
function figures(tally: Tally): string {
  const { player, won, games, scores } = tally;
  const estimate = formatEstimate(won, games, resultWord(player));
  if (player === 'solver') {
    const unknown = scores[VERDICT_SCORES.unknown] ?? 0;
    return unknown > 0 ? `${estimate} · ${formatShare(unknown, games)} unknown` : estimate;
  }
  const moments = meanAndStandardDeviation(scores);
  return moments
    ? `${estimate} · mean ${moments.mean.toFixed(2)}, standard deviation ${moments.standardDeviation.toFixed(2)}`
    : estimate;
}
