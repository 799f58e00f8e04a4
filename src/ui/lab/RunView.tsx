import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import { VERDICT_SCORES } from '../../lab/job';
import { scoreTable } from '../../lab/scoreTable';
import type { WinCount } from '../../lab/simulate';
import { meanAndStandardDeviation } from '../../lab/statistics';
import type { Tally } from '../../lab/tally';
import { formatTally } from '../../lab/tallyFile';
import {
  formatCount,
  formatEstimate,
  formatPercent,
  formatShare,
  gameCount,
} from '../charts/numbers';
import { dealFileName, download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { Histogram } from './Histogram';
import { labAddress } from './labAddress';
import { referenceRates } from './referenceRates';
import type { SharedAxes } from './sharedAxes';
import { runTitle, successOf } from './text';
import type { LabRun } from './useLab';
import { WinRate } from './WinRate';
import { WorkerFailureNotice } from './WorkerFailureNotice';

interface RunViewProps {
  readonly run: LabRun;
  readonly axes: SharedAxes;
  /** The deals of the run’s game that the player has finished. */
  readonly own: WinCount;
  readonly highlight?: number | undefined;
  /** Starts the same run once more. */
  readonly onRetry: () => void;
}

/** The results of a run: figures, charts, and the exact table. */
export function RunView({ run, axes, own, highlight, onRetry }: RunViewProps) {
  const { message, copy } = useClipboard();
  const { progress, points, job } = run;
  const { tally } = progress;
  const { game, player, games, first } = tally;
  const title = runTitle(game, player);
  const deals = `${gameCount(games)} from deal ${displayDeal(first)}`;
  const table = games > 0 ? scoreTable(tally) : '';
  const fileName = `${dealFileName(game, first)}-${player}-${games}`;
  const source = `${title}: ${deals}`;
  const link = new URL(labAddress(job), window.location.href).href;

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
          <div className="run-charts">
            <Histogram
              progress={progress}
              axes={axes}
              source={source}
              fileName={fileName}
              highlight={highlight}
            />
            <WinRate
              points={points}
              references={referenceRates(game, own)}
              word={successOf(player)}
              axes={axes}
              source={source}
              fileName={fileName}
            />
          </div>
          <details>
            <summary>Table as text</summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too */}
            <pre className="score-table" data-testid="score-table" translate="no" tabIndex={0}>
              {table}
            </pre>
          </details>
          <div className="control-row">
            <button
              type="button"
              className="button"
              onClick={() => copy({ text: link, copied: 'Link copied.', failed: link })}
            >
              Copy link to this run
            </button>
            <button
              type="button"
              className="button"
              onClick={() =>
                copy({
                  text: table,
                  copied: 'Table copied.',
                  failed: 'The table could not be copied.',
                })
              }
            >
              Copy table
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${fileName}.json`, formatTally(tally))}
            >
              JSON
            </button>
            <span aria-live="polite">{message}</span>
          </div>
        </>
      )}
    </section>
  );
}

/** The figures of a run in a line. A solver’s scores stand for verdicts and have no mean. */
function figures(tally: Tally): string {
  const { player, won, games, scores } = tally;
  const estimate = formatEstimate(won, games, successOf(player));
  if (player === 'solver') {
    const unknown = scores[VERDICT_SCORES.unknown] ?? 0;
    return unknown > 0 ? `${estimate} · ${formatShare(unknown, games)} unknown` : estimate;
  }
  const moments = meanAndStandardDeviation(scores);
  return moments
    ? `${estimate} · mean ${moments.mean.toFixed(2)}, standard deviation ${moments.standardDeviation.toFixed(2)}`
    : estimate;
}
