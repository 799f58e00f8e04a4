import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { VariantId } from '../../games/index';
import { formatCount, formatTime } from '../../locales/format';
import type { ListedGame } from '../../persistence/record';
import { byGame, type Summary, summarise } from '../../persistence/statistics';
import { statisticsAddress } from '../parts/address';
import { useGameName } from '../parts/gameName';
import { NONE, shareInWords } from './gameWords';

/** The figures of each game, in the order of the list of games. */
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table that is too wide */}
      <section className="table-scroll" aria-label={t`Figures of each game`} tabIndex={0}>
        <table className="figure-table statistics-games">
          <thead>
            <tr>
              {[
                t`Game`,
                t({ message: 'Played', context: 'number of games' }),
                t({ message: 'Won', context: 'number of games' }),
                t`Streak`,
                t`Best streak`,
                t`Best time`,
                t`Fewest moves`,
                t`Clean wins`,
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
    </section>
  );
}

interface FiguresRowProps {
  readonly game: VariantId;
  readonly summary: Summary;
}

function FiguresRow({ game, summary }: FiguresRowProps) {
  const { played, won, lost, streak, fewest, fastest, clean } = summary;
  const nameOf = useGameName();
  return (
    <tr>
      <th scope="row">
        <a href={statisticsAddress(game)}>{nameOf(game)}</a>
      </th>
      <td>{formatCount(played)}</td>
      <td>{won + lost > 0 ? shareInWords(won, won + lost, 0) : NONE}</td>
      <td>{formatCount(streak.now)}</td>
      <td>{formatCount(streak.best)}</td>
      <td>{fastest ? formatTime(fastest.seconds) : NONE}</td>
      <td>{fewest ? formatCount(fewest.length) : NONE}</td>
      <td>{formatCount(clean)}</td>
    </tr>
  );
}
