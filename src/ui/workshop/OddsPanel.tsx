import { plural, t } from '@lingui/core/macro';
import type { Interval } from '../../engine/interval';
import { formatList, formatPercent, joinSentences } from '../../locales/format';
import {
  COUNTED,
  type Count,
  type Counted,
  comparisonInWords,
  isTelling,
  MAX_DEALS,
  MIN_DEALS,
  type OddsSoFar,
  shareOf,
  variationOf,
} from '../../workshop/odds';
import { formatInterval, formatPart, formatPercentInterval } from '../charts/numbers';
import { Button } from '../parts/Button';
import type { ShownOdds } from './useOdds';

const NAMES: Readonly<Record<Counted, () => string>> = {
  solver: () => t`Can be won`,
  hints: () => t`Won without looking ahead`,
  careless: () => t`Won by a careless player`,
};

/** How often a game can be won and how players fare, as far as is known, with the figures before the last change. */
export function OddsPanel({ now, before: earlier, trouble, retry }: ShownOdds) {
  const before = now && earlier && variationOf(now, earlier) ? earlier : undefined;
  const comparison = now && before && comparisonInWords(now, before);
  return (
    <section className="panel odds" aria-label={t`Odds`}>
      <h2>{t`Odds`}</h2>
      <dl>
        {COUNTED.map((who) => (
          <OddsRow
            key={who}
            name={NAMES[who]()}
            count={now?.counts[who]}
            before={before?.counts[who]}
          />
        ))}
      </dl>
      <p className="note" data-testid="odds-state">
        {trouble ?? stateInWords(now)}
      </p>
      {trouble !== undefined && <Button onClick={retry}>{t`Try again`}</Button>}
      <p aria-live="polite">{comparison}</p>
    </section>
  );
}

interface OddsRowProps {
  readonly name: string;
  readonly count: Count | undefined;
  readonly before: Count | undefined;
}

function OddsRow({ name, count, before }: OddsRowProps) {
  const share = count && shareOf(count);
  const old = before && shareOf(before);
  const earlier = old && formatPercent(old.share, 0);
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span>
          {!count || !share ? (
            <small>…</small>
          ) : count.games < MIN_DEALS ? (
            // Few deals have no percentage.
            formatPart(count.won, count.games - count.unknown)
          ) : (
            <>
              <strong>{formatPercent(share.share, 0)}</strong>{' '}
              <small>{intervalInWords(share.interval, count)}</small>
            </>
          )}
          {earlier && <small className="odds-old"> {t`before ${earlier}`}</small>}
        </span>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
          <rect className="odds-track" width="100" height="12" />
          {share && <rect className="odds-share" width={100 * share.share} height="12" />}
          {share && (
            <rect
              className="odds-interval"
              x={100 * share.interval.low}
              y="4.5"
              width={100 * (share.interval.high - share.interval.low)}
              height="3"
            />
          )}
          {old && <rect className="odds-before" x={100 * old.share - 0.5} width="1" height="12" />}
        </svg>
      </dd>
    </>
  );
}

/** `62–74, 3 unknown`: the ends in percent, and how many deals are undecided. */
function intervalInWords(interval: Interval, { unknown }: Count): string {
  const ends = formatInterval(interval, 0);
  return unknown > 0
    ? formatList([ends, plural(unknown, { one: '# unknown', other: '# unknown' })])
    : ends;
}

/** `82–89% can be won`; nothing while a few deals are all that is known. */
export function winnableInWords(odds: OddsSoFar): string | undefined {
  const share = isTelling(odds) ? shareOf(odds.counts.solver) : undefined;
  if (!share) return undefined;
  const percent = formatPercentInterval(share.interval, 0);
  return t`${percent} can be won`;
}

function stateInWords(now: OddsSoFar | undefined): string {
  if (!now) return t`Nothing is counted while the rules have a fault.`;
  const counts = Object.values(now.counts).map(({ games }) => games);
  const [tried, most] = [Math.min(...counts), Math.max(...counts)];
  const deals =
    tried === MAX_DEALS
      ? plural(tried, { one: '# deal tried.', other: '# deals tried.' })
      : tried === most
        ? plural(tried, { one: '# deal tried so far.', other: '# deals tried so far.' })
        : plural(most, {
            one: `${tried} to # deal tried so far.`,
            other: `${tried} to # deals tried so far.`,
          });
  const lines = t`The lines are 95% intervals. Without looking ahead: a program takes the move that looks best. The careless player makes one move in four at random.`;
  return joinSentences([deals, lines]);
}
