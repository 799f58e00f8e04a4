import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { estimateOf } from '../../engine/interval';
import { gameOf, type VariantId } from '../../games/index';
import { formatCount } from '../../locales/format';
import type { ListedGame } from '../../persistence/record';
import { byGame, type Summary, summarise } from '../../persistence/statistics';
import { formatInterval } from '../charts/numbers';
import { statisticsAddress } from '../parts/address';
import { formatTime } from '../parts/formatTime';
import { areFew, shareInWords } from './gameWords';
import './StatisticsPage.css';

/** The figures of each game, in the order of the menu. */
export function FiguresTable({ facts }: { readonly facts: readonly ListedGame[] }) {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table too */}
      <section className="statistics-scroll" aria-label={t`Figures of each game`} tabIndex={0}>
        <table className="statistics-games">
          <thead>
            <tr>
              {[
                t`Game`,
                t({ message: 'Played', context: 'number of games' }),
                t({ message: 'Won', context: 'number of games' }),
                t`Win rate`,
                t`Streak`,
                t({ message: 'Best', comment: 'the longest streak' }),
                t({ message: 'Moves', context: 'number of moves' }),
                t`Time`,
                t({
                  message: 'Clean',
                  context: 'number of games',
                  comment: 'wins without undo, hint or solver',
                }),
              ].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([game, summary]) => (
              <FiguresRow key={game} game={game} summary={summary} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="note">
        {t`Streak: wins since the last loss. Best: the longest. Moves and time: the fewest moves and the best time of a win without hint or solver. Clean: wins without undo, hint or solver.`}
      </p>
    </section>
  );
}

interface FiguresRowProps {
  readonly game: VariantId;
  readonly summary: Summary;
}

function FiguresRow({ game, summary }: FiguresRowProps) {
  const { played, won, lost, streak, fewest, fastest, clean } = summary;
  const rate = won + lost > 0 ? estimateOf(won, won + lost) : undefined;
  return (
    <tr>
      <th scope="row">
        <a href={statisticsAddress(game)}>{gameOf(game).name}</a>
      </th>
      <td>{formatCount(played)}</td>
      <td>{formatCount(won)}</td>
      <td>
        {rate ? shareInWords(won, won + lost) : NONE}
        {rate && !areFew(won + lost) && <small> {formatInterval(rate.interval, 0)}</small>}
      </td>
      <td>{formatCount(streak.now)}</td>
      <td>{formatCount(streak.best)}</td>
      <td>{fewest ? formatCount(fewest.length) : NONE}</td>
      <td>{fastest ? formatTime(fastest.seconds) : NONE}</td>
      <td>{formatCount(clean)}</td>
    </tr>
  );
}

/** Stands for a figure that does not exist. */
const NONE = '–';
