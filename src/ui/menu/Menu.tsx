import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { tileFamilies } from '../../games/families';
import { baseOf, FIRST_GAMES } from '../../games/index';
import { latestGame } from '../../persistence/queries';
import { factsOf } from '../../persistence/record';
import { statisticsAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { lazyPart } from '../parts/lazyPart';
import { Page } from '../parts/Page';
import { useGameList } from '../parts/useGameList';
import { SettingsButton } from '../settings/SettingsButton';
import { Hero } from './Hero';
import { LabCard } from './LabCard';
import { DailySummary, StatisticsSummary } from './Summaries';
import { Tile } from './Tile';
import { useOpenGame } from './useOpenGame';
import { YourGames } from './YourGames';
import '../parts/panel.css';
import './Menu.css';

const MoreGames = lazyPart(
  () => import('./MoreGames'),
  () => null,
);

/** The home page: a game to play at once, today’s deal, and every game. */
export default function Menu({ problem }: { readonly problem?: string | undefined }) {
  const { games } = useStores();
  const [atHand] = useState(games.atHand);
  const [families] = useState(tileFamilies);
  const read = useGameList();
  const list = read ?? atHand.map(({ record }) => factsOf(record));
  const open = useOpenGame(list, atHand);
  const drawn = latestGame(list.filter(({ variant }) => FIRST_GAMES.includes(baseOf(variant))));
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
        <DailySummary games={list} />
        <StatisticsSummary games={list} />
        <a className="panel summary" href="#/workshop">
          <strong>{t`Invent a game`}</strong>
          <small>{t`Change any rule, and see its odds`}</small>
        </a>
      </div>
      <div className="families">
        <nav aria-label={t({ message: 'Games', context: 'kinds of games' })}>
          <YourGames games={list} atHand={atHand} />
          {families.map(({ group, name, tiles }) => (
            <section key={group} aria-label={name} data-group={group}>
              <h2 className="muted">{name}</h2>
              <ul className="plain-list">
                {tiles.map((tile) => (
                  <Tile key={tile.name} tile={tile} games={list} atHand={atHand} />
                ))}
              </ul>
            </section>
          ))}
        </nav>
        <LabCard />
      </div>
      <MoreGames games={list} atHand={atHand} />
    </Page>
  );
}
