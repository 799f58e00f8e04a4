import { plural, t } from '@lingui/core/macro';
import { type CSSProperties, type ReactNode, useDeferredValue } from 'react';
import { displayDeal } from '../../engine/dealId';
import { estimateOf, type Interval } from '../../engine/interval';
import { formatCount, formatList, formatPercent } from '../../locales/format';
import type { ListedGame } from '../../persistence/record';
import type { Summary } from '../../persistence/statistics';
import { formatInterval } from '../charts/numbers';
import { formatTime } from '../parts/formatTime';
import { OpenGame } from '../parts/OpenGame';
import { areFew, MIN_RATED, nameInWords, shareInWords } from './gameWords';

interface FiguresProps {
  readonly summary: Summary;
  /** Whether the figures are of several games, so that each best game needs its name. */
  readonly namesGames: boolean;
}

/** The figures of a summary. */
export function Figures({ summary, namesGames }: FiguresProps) {
  // Guesses take longer to compute than everything else.
  const hasGuesses = useDeferredValue(true, false);
  const figures = [
    ...countFigures(summary),
    ...bestFigures(summary, namesGames),
    ...(hasGuesses ? guessFigures(summary) : []),
  ];
  const style = {
    '--wide-columns': balancedColumns(figures.length, 6),
    '--medium-columns': balancedColumns(figures.length, 4),
  } as CSSProperties;
  return (
    <section className="panel" aria-label={t`Figures`}>
      <dl className="figures" style={style}>
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>
              <b>{value}</b>
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {t`A game you left counts as played, neither won nor lost. A hint or the solver’s help sets no record.`}
      </p>
    </section>
  );
}

/** The number of columns, at most `max`: as few rows as possible, the last one as full as possible. */
export const balancedColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.ceil(count / max));

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
}

/** How many games were played and won. */
function countFigures(summary: Summary): readonly Figure[] {
  const { played, won, lost, streak, clean, undos } = summary;
  const chosen = undos.reduce((sum, { count }) => sum + count, 0);
  const rate = won + lost > 0 ? estimateOf(won, won + lost) : undefined;
  const { now, best } = streak;
  return [
    {
      name: t({ message: 'Played', context: 'number of games' }),
      value: formatCount(played),
      note: restInWords(summary),
    },
    {
      name: t({ message: 'Won', context: 'number of games' }),
      value: formatCount(won),
      note: plural(lost, { one: '# lost', other: '# lost' }),
    },
    ...optional(rate, ({ interval }) => ({
      name: t`Win rate`,
      value: shareInWords(won, won + lost),
      note: rateNote(won + lost, interval),
    })),
    {
      name: t`Streak`,
      value: formatCount(now),
      note: plural(best, { one: 'best # win', other: 'best # wins' }),
    },
    ...optional(chosen || undefined, (wins) => ({
      name: t`Clean wins`,
      value: formatCount(clean),
      note: cleanNote(clean, wins),
    })),
  ];
}

function rateNote(games: number, ends: Interval): string {
  const interval = formatInterval(ends);
  return areFew(games) ? t`percentage after ${MIN_RATED} games` : t`95\u00a0% interval ${interval}`;
}

/** What a clean win is, and how many of the wins are. */
function cleanNote(clean: number, wins: number): string {
  if (areFew(wins)) {
    return plural(wins, {
      one: 'of # win: no undo, hint or solver',
      other: 'of # wins: no undo, hint or solver',
    });
  }
  const share = formatPercent(clean / wins);
  return t`${share} of wins: no undo, hint or solver`;
}

/** The best games. */
function bestFigures(
  { fewest, fastest, medianSeconds }: Summary,
  namesGames: boolean,
): readonly Figure[] {
  return [
    ...optional(fewest, (game) => ({
      name: t`Fewest moves`,
      value: formatCount(game.length),
      note: <BestGame facts={game} namesGames={namesGames} />,
    })),
    ...optional(fastest, (game) => ({
      name: t`Best time`,
      value: formatTime(game.seconds),
      note: <BestGame facts={game} namesGames={namesGames} />,
    })),
    ...optional(medianSeconds, (seconds) => ({
      name: t`Median time`,
      value: formatTime(Math.round(seconds)),
      note: t({ message: 'of a win', comment: 'under the median time' }),
    })),
  ];
}

/** How many guesses were right, if there were any. */
function guessFigures({ guesses: { right, total } }: Summary): readonly Figure[] {
  if (total === 0) return [];
  const [count, all] = [formatCount(right), formatCount(total)];
  const note = areFew(total) ? undefined : t`${count} of ${all}`;
  return [{ name: t`Guesses right`, value: shareInWords(right, total), note }];
}

/** A figure of a value that may not exist. */
const optional = <Value,>(
  value: Value | undefined,
  figureOf: (value: Value) => Figure,
): readonly Figure[] => (value === undefined ? [] : [figureOf(value)]);

type BestGameProps = Pick<FiguresProps, 'namesGames'> & { readonly facts: ListedGame };

/** A link to the game behind a figure. */
function BestGame({ facts, namesGames }: BestGameProps) {
  const deal = displayDeal(facts.deal);
  return (
    <OpenGame game={facts} atEnd>
      {namesGames ? nameInWords(facts) : t`Deal ${deal}`}
    </OpenGame>
  );
}

/** The games that are neither won nor lost: `12 unfinished, 3 with the solver`. */
function restInWords({ played, won, lost, helped }: Summary): string {
  const unfinished = played - won - lost - helped;
  const parts = [
    ...(unfinished > 0 ? [plural(unfinished, { one: '# unfinished', other: '# unfinished' })] : []),
    ...(helped > 0
      ? [plural(helped, { one: '# with the solver', other: '# with the solver' })]
      : []),
  ];
  return parts.length > 0 ? formatList(parts) : t`all finished`;
}
