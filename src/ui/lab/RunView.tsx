import { plural, t } from '@lingui/core/macro';
import { useRef } from 'react';
import { displayDeal } from '../../engine/dealId';
import type { WinCount } from '../../engine/game';
import { VERDICT_SCORES } from '../../lab/job';
import { scoreTable } from '../../lab/scoreTable';
import { meanAndStandardDeviation } from '../../lab/statistics';
import { formatTally, type Tally } from '../../lab/tally';
import { formatCount, formatPercent } from '../../locales/format';
import { formatDecimal, formatShare } from '../charts/numbers';
import { dealFileName } from '../parts/download';
import { referenceRates } from './findings';
import { GuessForm } from './GuessForm';
import { judgeShare } from './guesses';
import { labAddress } from './labAddress';
import type { LabRun } from './labRuns';
import { ScoreChart, WinRateChart } from './RunCharts';
import { RunFiles } from './RunFiles';
import { WorkerFailureNotice } from './RunProgress';
import type { RunViewsProps } from './RunResults';
import { scoreUnit } from './scoreBars';
import type { RunAxes } from './sharedAxes';
import { formatEstimate, runTitle, talliedResult } from './text';

interface RunViewProps extends Omit<RunViewsProps, 'runs'> {
  readonly run: LabRun;
  readonly axes: RunAxes;
  /** Deals of this game that the player has finished. */
  readonly own: WinCount;
}

/** The results of a run: figures, charts, and the exact table. */
export function RunView({ lab, run, axes, own, series, onRetry }: RunViewProps) {
  const { progress, points, job } = run;
  const { tally, deaths } = progress;
  const { games: total } = job;
  const { game, player, games, first } = tally;
  const title = runTitle(game, player);
  const deal = displayDeal(first);
  const deals = plural(games, {
    one: `# game from deal ${deal}`,
    other: `# games from deal ${deal}`,
  });
  const fileName = `${dealFileName(game, first)}-${player}-${games}`;
  const source = t`${title}: ${deals}`;
  const guess = lab.runGuesses.get(run.serial);
  const isAsked = !series && lab.isHidden(run);
  const isShown = games > 0 && !isAsked;
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <section
      className="panel lab-run"
      aria-label={plural(games, { one: `${title}, # game`, other: `${title}, # games` })}
    >
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {isShown && <p className="run-figures">{figures(tally)}</p>}
      {isShown && guess !== undefined && <p>{judgeShare(guess, tally.won / games)}</p>}
      <p>{deals}</p>
      {isAsked && (
        <GuessForm
          result={talliedResult(player)}
          onGuess={(next) => {
            lab.guessRun(run.serial, next);
            // The form is gone, and the focus with it.
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {own.games > 0 && isShown && <p>{ownInWords(own)}</p>}
      {deaths > 0 && games > 0 && (
        <p>
          {plural(deaths, {
            one: '# worker died; the deals were played again.',
            other: '# workers died; the deals were played again.',
          })}
        </p>
      )}
      {progress.failure && games > 0 && (
        <p>
          {plural(total, {
            one: 'The run ended before # game, because its workers were lost.',
            other: 'The run ended before # games, because its workers were lost.',
          })}
        </p>
      )}
      {progress.failure && games === 0 && (
        <WorkerFailureNotice failure={progress.failure} onRetry={onRetry && (() => onRetry(job))} />
      )}
      {isShown && (
        <>
          <div className="charts">
            <ScoreChart {...{ progress, axes, source, fileName }} highlight={series?.highlight} />
            <WinRateChart
              {...{ points, axes, source, fileName }}
              references={referenceRates(game, own, guess)}
              result={talliedResult(player)}
            />
          </div>
          <RunFiles
            kind="run"
            // A stopped run is the games that it has played.
            address={labAddress(progress.done ? tally : job)}
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
  const { player, games, scores } = tally;
  const estimate = formatEstimate(tally);
  if (player === 'solver') {
    const unknown = scores[VERDICT_SCORES.unknown] ?? 0;
    const share = formatShare(unknown, games);
    return unknown > 0 ? t`${estimate} · ${share} unknown` : estimate;
  }
  const moments = meanAndStandardDeviation(scores);
  if (!moments) return estimate;
  const mean = formatDecimal(moments.mean, 2);
  const deviation = formatDecimal(moments.standardDeviation, 2);
  const unit = scoreUnit(tally);
  return t`${estimate} · ${unit}: mean ${mean}, standard deviation ${deviation}`;
}

function ownInWords({ won: wins, games: ended }: WinCount): string {
  const [won, games, share] = [formatCount(wins), formatCount(ended), formatPercent(wins / ended)];
  return t`You have won ${won} of ${games} (${share}).`;
}
