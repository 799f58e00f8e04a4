import { t } from '@lingui/core/macro';
import { useCallback, useState } from 'react';
import { tileFamilies } from '../../games/families';
import { baseOf, FIRST_GAMES } from '../../games/index';
import { factsOf, type PlayedGame } from '../../persistence/record';
import { latestGame, unfinishedGames } from '../../persistence/statistics';
import { statisticsAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { lazyPart } from '../parts/lazyPart';
import { Page } from '../parts/Page';
import { useAsync } from '../parts/useAsync';
import { useGameList } from '../parts/useGameList';
import { SettingsButton } from '../settings/SettingsButton';
import { Hero } from './Hero';
import { LabCard } from './LabCard';
import { DailySummary, StatisticsSummary } from './Summaries';
import { type RecentGames, Tile } from './Tile';
import { YourGames } from './YourGames';
import '../parts/panel.css';
import './Menu.css';

const MoreGames = lazyPart(
  () => import('./MoreGames'),
  () => null,
);

/** The home page: a game to play at once, today’s deal, and every game. */
export default function Menu({ problem }: { readonly problem?: string | undefined }) {
  const [atHand] = useState(useStores().games.atHand);
  const [families] = useState(tileFamilies);
  const games = useGameList() ?? atHand.map(({ record }) => factsOf(record));
  const own = { games, atHand };
  const open = useOpenGame(own);
  const drawn = latestGame(games.filter(({ variant }) => FIRST_GAMES.includes(baseOf(variant))));
  return (
    <Page
      name="menu"
      title="Patience Lab"
      documentTitle="Patience Lab"
      problem={problem}
      tools={
        <>
          <a className="button" href={statisticsAddress()}>
            {t`Statistics`}
          </a>
          <a className="button" href="#/lab">
            {t`The lab`}
          </a>
          <SettingsButton />
        </>
      }
    >
      <Hero open={open} draw={drawn ? baseOf(drawn.variant) : FIRST_GAMES[0]} />
      <div className="summaries">
        <DailySummary games={games} />
        <StatisticsSummary games={games} />
        <a className="panel summary" href="#/workshop">
          <strong>{t`Invent a game`}</strong>
          <small>{t`Change any rule, and see its odds`}</small>
        </a>
      </div>
      <div className="families">
        <nav aria-label={t({ message: 'Games', context: 'kinds of games' })}>
          <YourGames {...own} />
          {families.map(({ group, name, tiles }) => (
            <section key={group} aria-label={name} data-group={group}>
              <h2 className="muted">{name}</h2>
              <ul className="plain-list">
                {tiles.map((tile) => (
                  <Tile key={tile.name} tile={tile} {...own} />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <LabCard />
      </div>
      <MoreGames {...own} />
    </Page>
  );
}

/** The unfinished game that was played last; at once if it is in memory. */
function useOpenGame({ games, atHand }: RecentGames): PlayedGame | undefined {
  const stored = useStores().games;
  const [newest] = unfinishedGames(games, 1);
  const id = newest?.id;
  const inMemory = atHand.find(({ record }) => record.id === id);
  const read = useCallback(async () => {
    const found = id === undefined ? undefined : await stored.game(id);
    return found?.ok ? found.value : undefined;
  }, [stored, id]);
  const found = useAsync(id === undefined || inMemory ? undefined : read);
  return inMemory ?? found;
}
