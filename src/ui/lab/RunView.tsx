import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/all';
import { scoreLabelOf, scoreTable } from '../../lab/scoreTable';
import { meanAndStandardDeviation, wilson } from '../../lab/statistics';
import { useStores } from '../parts/context';
import { dealFileName, download } from '../parts/download';
import { useClipboard } from '../parts/useClipboard';
import { Histogram } from './Histogram';
import { formatCsv, formatPercent, gameCount } from './text';
import type { LabRun } from './useLab';
import { WinRate } from './WinRate';
import { WorkerFailureNotice } from './WorkerFailureNotice';
import './RunView.css';

interface RunViewProps {
  readonly run: LabRun;
  /** Starts the same run once more. */
  readonly onRetry: () => void;
}

/** The results of a run: figures, charts, and the exact table. */
export function RunView({ run, onRetry }: RunViewProps) {
  const { records } = useStores();
  const { message, copy } = useClipboard();
  const { progress, points } = run;
  const { tally } = progress;
  const { game, games, won, first } = tally;
  const record = records.of(game);
  const playerCount = { won: record.won, games: record.won + record.lost };
  const moments = meanAndStandardDeviation(tally.scores);
  const interval = games > 0 ? wilson(won, games) : undefined;
  const share = interval
    ? `: ${formatPercent(won / games)} won (${formatPercent(interval.low)} to ${formatPercent(interval.high)})`
    : '';
  const table = games > 0 ? scoreTable(tally) : '';
  const fileName = `${dealFileName(game, first)}-${games}`;

  return (
    <section
      className="lab-section lab-run"
      aria-label={`${gameOf(game).name}, ${gameCount(games)}`}
    >
      <h2>{gameOf(game).name}</h2>
      <p>{`${gameCount(games)} from deal ${displayDeal(first)}${share}.`}</p>
      {moments && (
        <p>
          {`${scoreLabelOf(game, tally.player)}: ${moments.mean.toFixed(3)} on average, spread ${moments.standardDeviation.toFixed(3)}.`}
        </p>
      )}
      {playerCount.games > 0 && games > 0 && (
        <p>
          {`You against the deck: you won ${playerCount.won} of ${playerCount.games} (${formatPercent(playerCount.won / playerCount.games, 1)}), the deck gave ${formatPercent(won / games, 1)}.`}
        </p>
      )}
      {progress.deaths > 0 && games > 0 && (
        <p>{`${plural(progress.deaths, 'worker')} died; the deals were played again.`}</p>
      )}
      {progress.failure && games > 0 && (
        <p>{`The run ended before ${gameCount(run.job.games)}, because its workers were lost.`}</p>
      )}
      {progress.failure && games === 0 && (
        <WorkerFailureNotice failure={progress.failure} onRetry={onRetry} />
      )}
      {games > 0 && (
        <>
          <div className="run-charts">
            <Histogram progress={progress} />
            <WinRate tally={tally} points={points} playerCount={playerCount} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the text too */}
          <pre className="score-table" data-testid="score-table" translate="no" tabIndex={0}>
            {table}
          </pre>
          <div className="control-row">
            <button
              type="button"
              className="button"
              onClick={() =>
                copy({
                  text: table,
                  copied: 'The table is copied.',
                  failed: 'The table could not be copied.',
                })
              }
            >
              Copy table
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${fileName}.csv`, formatCsv(tally.scores))}
            >
              CSV
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${fileName}.json`, `${JSON.stringify(tally)}\n`)}
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
