import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useMemo } from 'react';
import { dealInWords } from '../../engine/dealId';
import { estimateOf } from '../../engine/interval';
import { sum } from '../../engine/numbers';
import type { VariantId } from '../../games/index';
import {
  atStart,
  formatCount,
  formatPercent,
  formatTime,
  joinSentences,
} from '../../locales/format';
import type { ListedGame } from '../../persistence/record';
import {
  byGame,
  type GuessCount,
  hasChosenMoves,
  type Summary,
  summarise,
} from '../../persistence/statistics';
import { formatPart } from '../charts/numbers';
import { statisticsAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useGameName } from '../parts/gameName';
import { OpenGame } from '../parts/OpenGame';
import { areFew, NONE, shareInWords } from './gameWords';
import { countUnfinished, resultParts } from './possible';
import { ShareBar } from './ShareBar';

interface FiguresProps {
  readonly summary: Summary;
  /** Undefined until they are counted. */
  readonly guesses: GuessCount | undefined;
  /** False for several games, whose moves and times cannot be compared. */
  readonly ofOneGame: boolean;
  readonly onShowUnfinished: () => void;
}

/** The figures of a summary, what became of all games, and what the words mean. */
export function Figures({ summary, guesses, ofOneGame, onShowUnfinished }: FiguresProps) {
  const { played, won, lost, helped } = summary;
  const figures = figuresOf(summary, guesses, ofOneGame);
  const style = {
    '--wide-columns': balancedColumns(figures.length, 6),
    '--medium-columns': balancedColumns(figures.length, 4),
  };
  const unfinished = countUnfinished(summary);
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
      <p className="share-title">
        {plural(played, { one: '# game played', other: '# games played' })}
      </p>
      <ShareBar parts={resultParts(summary)} />
      {unfinished > 0 && (
        <div className="control-row">
          <p className="note">{unfinishedInWords(unfinished)}</p>
          <Button onClick={onShowUnfinished}>{t`Show unfinished games`}</Button>
        </div>
      )}
      <p className="note">
        {joinSentences([
          areFew(won + lost) ? undefined : likelyRate(won, won + lost),
          helped > 0
            ? t`A game finished with the solver counts neither as won nor as lost.`
            : undefined,
          ofOneGame ? t`A win with a hint sets no record.` : undefined,
        ])}
      </p>
    </section>
  );
}

const unfinishedInWords = (unfinished: number): string =>
  plural(unfinished, {
    one: '# game is unfinished: it counts neither as won nor as lost until you finish it or give it up.',
    other:
      '# games are unfinished: they count neither as won nor as lost until you finish them or give them up.',
  });

/** The 95% interval of a win rate, as a sentence. */
function likelyRate(won: number, games: number): string {
  const { low, high } = estimateOf(won, games).interval;
  const [min, max] = [formatPercent(low, 0), formatPercent(high, 0)];
  return plural(games, {
    one: `Judging by # game, your win rate in the long run is between ${min} and ${max} (95% interval).`,
    other: `Judging by # games, your win rate in the long run is between ${min} and ${max} (95% interval).`,
  });
}

/** The number of columns, at most `max`: as few rows as possible, the last one as full as possible. */
export const balancedColumns = (count: number, max: number): number =>
  Math.ceil(count / Math.ceil(count / max));

interface Figure {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
}

/** The win rate, of few games a count; the streak, once there was one; of one game the best ones; clean wins; and right guesses. */
function figuresOf(
  summary: Summary,
  guesses: GuessCount | undefined,
  ofOneGame: boolean,
): readonly Figure[] {
  const { won, lost, clean, undos } = summary;
  const { now, best } = summary.streak;
  const games = won + lost;
  const wins = sum(undos.map(({ count }) => count));
  return [
    games > 0 && {
      name: areFew(games) ? t({ message: 'Won', context: 'number of games' }) : t`Win rate`,
      value: shareInWords(won, games),
      note:
        !areFew(games) &&
        plural(games, { one: 'of # finished game', other: 'of # finished games' }),
    },
    best > 0 && {
      name: t`Streak`,
      value: formatCount(now),
      note: plural(best, { one: 'best # win', other: 'best # wins' }),
    },
    ...(ofOneGame ? bestFigures(summary) : []),
    wins > 0 && {
      name: t`Clean wins`,
      value: formatCount(clean),
      note: cleanNote(clean, wins),
    },
    guesses !== undefined &&
      guesses.total > 0 && {
        name: t`Guesses right`,
        value: shareInWords(guesses.right, guesses.total),
        note: !areFew(guesses.total) && formatPart(guesses.right, guesses.total),
      },
  ].filter((figure) => !!figure);
}

/** What a clean win is, and how many of the wins are. */
function cleanNote(clean: number, wins: number): string {
  if (areFew(wins)) {
    return plural(wins, {
      one: 'of # win: no move changed, no hint or solver',
      other: 'of # wins: no move changed, no hint or solver',
    });
  }
  const share = formatPercent(clean / wins);
  return t`${share} of wins: no move changed, no hint or solver`;
}

/** The best games, of one game; or why games that were won have no best one. */
function bestFigures({ fewest, fastest, medianSeconds, onlyAided }: Summary) {
  const none = { value: NONE, note: t`no win yet without hint or solver` };
  return [
    onlyAided && { name: t`Best time`, ...none },
    onlyAided && { name: t`Fewest moves`, ...none },
    fastest && {
      name: t`Best time`,
      value: formatTime(fastest.seconds),
      note: <BestGame facts={fastest} />,
    },
    fewest && {
      name: t`Fewest moves`,
      value: formatCount(fewest.length),
      note: <BestGame facts={fewest} />,
    },
    medianSeconds !== undefined && {
      name: t`Median time`,
      value: formatTime(Math.round(medianSeconds)),
      note: t({ message: 'of a win', comment: 'under the median time' }),
    },
  ];
}

/** A link to the game behind a figure. */
function BestGame({ facts }: { readonly facts: ListedGame }) {
  return (
    <OpenGame game={facts} atEnd>
      {atStart(dealInWords(facts.deal))}
    </OpenGame>
  );
}

/** The figures in a row of the table, each under its head. */
const columns = (): readonly (readonly [
  head: string,
  figureOf: (summary: Summary, game: VariantId) => string,
])[] => [
  [t({ message: 'Played', context: 'number of games' }), ({ played }) => formatCount(played)],
  [
    t({ message: 'Won', context: 'number of games' }),
    ({ won, lost }) => (won + lost > 0 ? shareInWords(won, won + lost, 0) : NONE),
  ],
  [t`Streak`, ({ streak }) => formatCount(streak.now)],
  [t`Best streak`, ({ streak }) => formatCount(streak.best)],
  [t`Best time`, ({ fastest }) => (fastest ? formatTime(fastest.seconds) : NONE)],
  [t`Fewest moves`, ({ fewest }) => (fewest ? formatCount(fewest.length) : NONE)],
  [
    t`Clean wins`,
    ({ clean }, variant) => (hasChosenMoves({ variant }) ? formatCount(clean) : NONE),
  ],
];

/** The figures of each game, in the order of the list of games. */
export function FiguresTable({ facts }: { readonly facts: readonly ListedGame[] }) {
  const nameOf = useGameName();
  const rows = useMemo(
    () =>
      [...byGame(facts)]
        .map(([game, games]) => [game, summarise(games)] as const)
        .filter(([, { played }]) => played > 0),
    [facts],
  );
  return (
    <section className="panel">
      <h2>{t`By game`}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table that is too wide */}
      <section className="table-scroll" aria-label={t`Figures of each game`} tabIndex={0}>
        <table className="figure-table statistics-games">
          <thead>
            <tr>
              {[t`Game`, ...columns().map(([head]) => head)].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([game, summary]) => (
              <tr key={game}>
                <th scope="row">
                  <a href={statisticsAddress(game)}>{nameOf(game)}</a>
                </th>
                {columns().map(([head, figureOf]) => (
                  <td key={head}>{figureOf(summary, game)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">{t`A win with a hint sets no record.`}</p>
    </section>
  );
}
