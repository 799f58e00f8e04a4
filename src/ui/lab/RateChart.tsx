import { plural, select, t } from '@lingui/core/macro';
import { type Estimate, estimateOf } from '../../engine/interval';
import type { Job } from '../../lab/job';
import type { Tally } from '../../lab/tally';
import { formatList, joinSentences, withFullStop } from '../../locales/format';
import { type Bar, BarChart, intervalNote } from '../charts/BarChart';
import type { ChartText } from '../charts/Chart';
import { estimateCells, estimateColumns } from '../charts/chartTable';
import { estimateTexts, formatShare } from '../charts/numbers';
import { rateOf } from './comparison';
import { labAddress } from './labAddress';
import { resultTitle, shareTitle, type TalliedResult, talliedResult } from './text';

/** A value that is compared with others, and its results. */
export interface Rate {
  /** As it is written: `12`. */
  readonly value: string;
  /** On the axis: `12`. */
  readonly tick: string;
  /** In words: `12 places`. */
  readonly label: string;
  /** The full run of this value. */
  readonly job: Job;
  /** Undefined or empty before the first game. */
  readonly tally: Tally | undefined;
}

interface RateChartProps extends Pick<ChartText, 'title' | 'source' | 'fileName'> {
  /** What the values are: `Places`. */
  readonly over: string;
  readonly rates: readonly Rate[];
}

/** A bar for the win rate of each value, or an empty place while the value has no games. */
export function RateChart({ over, rates, ...text }: RateChartProps) {
  const results = new Set(rates.map(({ job }) => talliedResult(job.player)));
  const result = results.has('won') ? 'won' : 'winnable';
  return (
    <BarChart
      {...text}
      summary={joinSentences([summaryOf(rates, result), intervalNote()])}
      x={over}
      y={results.size === 1 ? shareTitle(result) : t`Share of deals`}
      columns={[
        { label: over, kind: 'text' },
        { label: t`Value`, kind: 'text' },
        { label: t({ message: 'Games', context: 'number of games' }), kind: 'count' },
        { label: resultTitle(result), kind: 'count' },
        ...estimateColumns(t`Win rate`),
      ]}
      bars={rates.map(barOf)}
    />
  );
}

function barOf({ value, tick, label, job, tally }: Rate): Bar {
  const link = <a href={labAddress(job)}>{t`Open this run`}</a>;
  if (!tally?.games) {
    const text = (): string => t`${label}: not played yet.`;
    return { tick, estimate: undefined, text, link, row: undefined };
  }
  const { won, games } = tally;
  const estimate = estimateOf(won, games);
  return {
    tick,
    estimate,
    text: () => rateInWords(label, tally, estimate),
    link,
    row: [label, value, games, won, ...estimateCells(estimate)],
  };
}

/** `12 places: 25.5% won of 1,000 games, 95% interval 22.9–28.3.` */
function rateInWords(label: string, { games, player }: Tally, estimate: Estimate): string {
  const { share, interval } = estimateTexts(estimate);
  return talliedResult(player) === 'won'
    ? plural(games, {
        one: `${label}: ${share} won of # game, 95% interval ${interval}.`,
        other: `${label}: ${share} won of # games, 95% interval ${interval}.`,
      })
    : plural(games, {
        one: `${label}: ${share} winnable of # game, 95% interval ${interval}.`,
        other: `${label}: ${share} winnable of # games, 95% interval ${interval}.`,
      });
}

/** With more rates, only the lowest and the highest are named. */
const MAX_NAMED = 3;

/** The rates in words; if there are many, only the lowest and the highest. */
function summaryOf(rates: readonly Rate[], result: TalliedResult): string {
  const counted = rates
    .flatMap(({ label, tally }) => (tally?.games ? [{ label, ...tally }] : []))
    .sort((a, b) => rateOf(a) - rateOf(b));
  const [lowest, highest] = [counted.at(0), counted.at(-1)];
  if (!lowest || !highest) return withFullStop(t`No games yet`);
  if (rates.length <= MAX_NAMED) {
    const each = formatList(
      counted.map(({ label, won, games }) => `${label} ${formatShare(won, games)}`),
    );
    return t({ message: `${each}.`, comment: 'win rates, in: 5 places 2.5%, 6 places 4.1%.' });
  }
  const from = formatShare(lowest.won, lowest.games);
  const to = formatShare(highest.won, highest.games);
  const [fromLabel, toLabel] = [lowest.label, highest.label];
  if (counted.length === 1) {
    return select(result, {
      winnable: `${from} (${fromLabel}) winnable.`,
      other: `${from} (${fromLabel}) won.`,
    });
  }
  return select(result, {
    winnable: `From ${from} (${fromLabel}) to ${to} (${toLabel}) winnable.`,
    other: `From ${from} (${fromLabel}) to ${to} (${toLabel}) won.`,
  });
}
