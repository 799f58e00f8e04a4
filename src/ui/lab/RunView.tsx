import { useState } from 'react';
import { displayDeal } from '../../engine/dealId';
import { gameOf } from '../../games/all';
import { scoreLabelOf, scoreTable } from '../../lab/scoreTable';
import { meanAndStandardDeviation, wilson } from '../../lab/statistics';
import { useStores } from '../parts/context';
import { download } from '../parts/download';
import { LoadError } from '../parts/LoadError';
import { percent } from './Chart';
import { Histogram } from './Histogram';
import type { LabRun } from './useLab';
import { WinRate } from './WinRate';
import './RunView.css';

/** What a run has come to: figures, pictures, and the exact table. */
export function RunView({ run }: { readonly run: LabRun }) {
  const { records } = useStores();
  const [said, setSaid] = useState('');
  const { progress, points } = run;
  const { tally } = progress;
  const { game, games, won, first } = tally;
  const record = records.of(game);
  const own = { won: record.won, games: record.won + record.lost };
  const moments = meanAndStandardDeviation(tally.scores);
  const band = games > 0 ? wilson(won, games) : undefined;
  const share = band
    ? `: ${percent(won / games)} won (${percent(band.low)} to ${percent(band.high)})`
    : '';
  const table = games > 0 ? scoreTable(tally) : '';
  const name = `${game}-${first.slice(0, 20)}-${games}`;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(table);
      setSaid('The table is copied.');
    } catch {
      setSaid('The table could not be copied.');
    }
  }

  return (
    <section className="lab-section lab-run" aria-label={`${gameOf(game).name}, ${games} games`}>
      <h2>{gameOf(game).name}</h2>
      <p>{`${games.toLocaleString('en')} games from deal ${displayDeal(first)}${share}.`}</p>
      {moments && (
        <p>
          {`${scoreLabelOf(game, tally.player)}: ${moments.mean.toFixed(3)} on average, spread ${moments.spread.toFixed(3)}.`}
        </p>
      )}
      {own.games > 0 && games > 0 && (
        <p>
          You against the deck: you won {own.won} of {own.games} ({percent(own.won / own.games, 1)}
          ), the deck gave {percent(won / games, 1)}.
        </p>
      )}
      {progress.restarts > 0 && games > 0 && (
        <p>A worker died {progress.restarts} times; its deals were played again.</p>
      )}
      {progress.restarts > 0 && games === 0 && progress.done && <LoadError />}
      {games > 0 && (
        <>
          <div className="run-charts">
            <Histogram progress={progress} />
            <WinRate tally={tally} points={points} own={own} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is scrolled by keys too */}
          <pre className="score-table" data-testid="score-table" translate="no" tabIndex={0}>
            {table}
          </pre>
          <div className="control-row">
            <button type="button" className="button" onClick={copy}>
              Copy table
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${name}.csv`, csv(tally.scores))}
            >
              CSV
            </button>
            <button
              type="button"
              className="button"
              onClick={() => download(`${name}.json`, `${JSON.stringify(tally)}\n`)}
            >
              JSON
            </button>
            <span aria-live="polite">{said}</span>
          </div>
        </>
      )}
    </section>
  );
}

const csv = (scores: Readonly<Record<string, number>>): string =>
  ['score,games', ...Object.entries(scores).map((row) => row.join(','))]
    .map((line) => `${line}\n`)
    .join('');
