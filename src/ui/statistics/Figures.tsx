import { type CSSProperties, type ReactNode, useDeferredValue } from 'react';
import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import type { ListedGame } from '../../persistence/record';
import { type Summary, winRate } from '../../persistence/statistics';
import { formatCount, formatInterval, formatPercent } from '../charts/numbers';
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
    '--wide-columns': evenColumns(figures.length, 6),
    '--medium-columns': evenColumns(figures.length, 4),
  } as CSSProperties;
  return (
    <section className="panel" aria-label="Figures">
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
        A game you left counts as played, neither won nor lost. A hint or the solver’s help sets no
        record.
      </p>
    </section>
  );
}

/** Columns for as few rows as `most` columns need, the last row as full as can be. */
export const evenColumns = (count: number, most: number): number =>
  Math.ceil(count / Math.ceil(count / most));

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
}

/** How many games were played and won. */
function countFigures(summary: Summary): readonly Figure[] {
  const { played, won, lost, streak, clean, undos } = summary;
  const chosen = undos.reduce((sum, { count }) => sum + count, 0);
  const rate = winRate({ won, games: won + lost });
  return [
    { name: 'Played', value: formatCount(played), note: restInWords(summary) },
    { name: 'Won', value: formatCount(won), note: `${formatCount(lost)} lost` },
    ...optional(rate, ({ interval }) => ({
      name: 'Win rate',
      value: shareInWords(won, won + lost),
      note: areFew(won + lost)
        ? `percentage after ${MIN_RATED} games`
        : `95\u00a0% interval ${formatInterval(interval)}`,
    })),
    {
      name: 'Streak',
      value: formatCount(streak.now),
      note: `best ${plural(streak.best, 'win', formatCount(streak.best))}`,
    },
    ...optional(chosen || undefined, () => ({
      name: 'Clean wins',
      value: formatCount(clean),
      note: `${
        areFew(chosen) ? `of ${plural(chosen, 'win')}` : `${formatPercent(clean / chosen)} of wins`
      }: no undo, hint or solver`,
    })),
  ];
}

/** The best games. */
function bestFigures(
  { fewest, fastest, medianSeconds }: Summary,
  namesGames: boolean,
): readonly Figure[] {
  return [
    ...optional(fewest, (game) => ({
      name: 'Fewest moves',
      value: formatCount(game.length),
      note: <BestGame facts={game} namesGames={namesGames} />,
    })),
    ...optional(fastest, (game) => ({
      name: 'Best time',
      value: formatTime(game.seconds),
      note: <BestGame facts={game} namesGames={namesGames} />,
    })),
    ...optional(medianSeconds, (seconds) => ({
      name: 'Median time',
      value: formatTime(Math.round(seconds)),
      note: 'of a win',
    })),
  ];
}

/** How many guesses were right, if there were any. */
function guessFigures({ guesses: { right, total } }: Summary): readonly Figure[] {
  if (total === 0) return [];
  const note = areFew(total) ? undefined : `${formatCount(right)} of ${formatCount(total)}`;
  return [{ name: 'Guesses right', value: shareInWords(right, total), note }];
}

/** A figure of a value that may not exist. */
const optional = <Value,>(
  value: Value | undefined,
  figureOf: (value: Value) => Figure,
): readonly Figure[] => (value === undefined ? [] : [figureOf(value)]);

type BestGameProps = Pick<FiguresProps, 'namesGames'> & { readonly facts: ListedGame };

/** A link to the game behind a figure. */
function BestGame({ facts, namesGames }: BestGameProps) {
  return (
    <OpenGame game={facts} atEnd>
      {namesGames ? nameInWords(facts) : `Deal ${displayDeal(facts.deal)}`}
    </OpenGame>
  );
}

/** The games that are neither won nor lost: `12 unfinished, 3 with the solver`. */
function restInWords({ played, won, lost, helped }: Summary): string {
  const unfinished = played - won - lost - helped;
  const parts = [
    ...(unfinished > 0 ? [`${formatCount(unfinished)} unfinished`] : []),
    ...(helped > 0 ? [`${formatCount(helped)} with the solver`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'all finished';
}
