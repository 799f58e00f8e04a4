import { useEffect, useMemo, useRef, useState } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { displayDeal } from '../../engine/dealId';
import { type AnyGame, playsItself } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import { GAME_IDS, type GameId, gameOf, type MenuGroup, menuEntry } from '../../games/index';
import { type PlayedMark, playedDays } from '../../persistence/daily';
import { describeRecord, latestGame } from '../../persistence/queries';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { winnableFor } from '../../persistence/settings';
import { byGame } from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { localDay } from '../../store/browser';
import { dailyAddress, gameAddress, statisticsAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { Icon } from '../parts/Icon';
import { OpenGame } from '../parts/OpenGame';
import { Page } from '../parts/Page';
import { openWinnableDeal } from '../parts/sharedSolver';
import { NO_GAMES, useGameList } from '../parts/useGameList';
import { SettingsButton } from '../settings/SettingsButton';
import { MiniTable } from './MiniTable';
import { useUnfinished } from './useUnfinished';
import '../parts/panel.css';
import './Menu.css';

/** The deal shown for a game that was never played, and how many steps if it plays itself. */
const SAMPLE_DEAL = '275';
const SAMPLE_STEPS = 20;

/** The groups of games and their names. */
const GROUPS: readonly (readonly [MenuGroup, string])[] = [
  ['build', 'Build'],
  ['peel', 'Peel'],
  ['pair', 'Pair'],
  ['watch', 'Watch'],
];

/** The cards of a group, each for one game or for several of one name. */
function cardsOf(group: MenuGroup): readonly (readonly GameId[])[] {
  const cards = new Map<string, GameId[]>();
  for (const id of GAME_IDS.filter((each) => menuEntry(each).group === group)) {
    const name = menuEntry(id).shared?.name ?? id;
    cards.set(name, [...(cards.get(name) ?? []), id]);
  }
  return [...cards.values()];
}

/** The menu: unfinished games, and a link to every game. */
export default function Menu() {
  const stores = useStores();
  const { settings, games } = stores;
  const [atHand] = useState(games.atHand);
  const list = useGameList();
  const [left, ...others] = useUnfinished(list, atHand);
  const listed = useMemo(() => byGame(list ?? NO_GAMES), [list]);
  const own: OwnGames = {
    last: (id) => atHand.find(({ record }) => record.variant === id),
    all: (id) => listed.get(id) ?? NO_GAMES,
  };
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const onWinnable = (id: GameId): void =>
    void openWinnableDeal(stores, () => isOpen.current, id, winnableFor(settings.getState(), id));
  return (
    <Page
      name="menu"
      title="Patience Lab"
      documentTitle="Patience Lab"
      lead="Play, undo, share and understand patience games."
      tools={
        <>
          <a className="button" href="#/lab">
            <Icon name="lab" />
            The lab
          </a>
          <SettingsButton />
        </>
      }
    >
      <div className="menu-links">
        <DailyLink games={list ?? NO_GAMES} />
        <a className="button" href={statisticsAddress()}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 4h8v6a4 4 0 0 1-8 0zM12 14v5M8 20h8M8 6H5c0 3 1 4.5 3 4.5M16 6h3c0 3-1 4.5-3 4.5" />
          </svg>
          Statistics
        </a>
      </div>
      {left && <Continue left={left} others={others} />}
      <nav aria-label="Games">
        {GROUPS.map(([group, name]) => [group, name, cardsOf(group)] as const)
          .filter(([, , cards]) => cards.length > 0)
          .map(([group, name, cards]) => (
            <section key={group} aria-label={name} data-group={group}>
              <h2>{name}</h2>
              <ul className="plain-list">
                {cards.map(([id, ...others]) =>
                  id === undefined ? null : (
                    <li key={id}>
                      {menuEntry(id).shared || hasSolver(id) ? (
                        <SharedCard ids={[id, ...others]} {...{ own, onWinnable }} />
                      ) : (
                        <GameLink id={id} own={own} />
                      )}
                    </li>
                  ),
                )}
              </ul>
            </section>
          ))}
      </nav>
    </Page>
  );
}

/** A link to the daily deals, with today’s results. */
function DailyLink({ games }: { readonly games: readonly ListedGame[] }) {
  const today = localDay();
  const todays = games.filter(({ day }) => day === today);
  const marks = GAME_IDS.filter(hasSolver).map((id) => playedDays(todays, id).get(today));
  const count = (...among: readonly PlayedMark[]): number =>
    marks.filter((mark) => mark && among.includes(mark)).length;
  const [won, lost, begun] = [count('won', 'clean'), count('lost'), count('begun', 'helped')];
  const state = [
    `${won} of ${marks.length} won`,
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(begun > 0 ? [`${begun} begun`] : []),
  ];
  return (
    <a className="button menu-daily" href={dailyAddress()}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5M8 14.5h3v2H8z" />
      </svg>
      <strong>Daily deal</strong>
      <span>today: {state.join(', ')}</span>
    </a>
  );
}

interface ContinueProps {
  readonly left: PlayedGame;
  readonly others: readonly PlayedGame[];
}

/** The last unfinished game, and links to earlier ones. */
function Continue({ left, others }: ContinueProps) {
  const { record, history } = left;
  const { variant, deal } = record;
  const game = gameOf(variant);
  return (
    <section className="menu-continue" aria-label="Continue">
      <h2>Continue</h2>
      <OpenGame game={record} className="panel menu-card">
        <MiniTable view={game.table.view(present(history))} />
        <span className="menu-text">
          <strong>{game.name}</strong>
          <span>
            Deal {displayDeal(deal)}, move {history.cursor}
          </span>
        </span>
      </OpenGame>
      {others.length > 0 && (
        <p className="control-row menu-others">
          {others.map(({ record }) => (
            <OpenGame key={record.id} game={record} className="button">
              {gameOf(record.variant).name}: deal {displayDeal(record.deal)}, move {record.cursor}
            </OpenGame>
          ))}
        </p>
      )}
    </section>
  );
}

/** The player’s games of each variant. */
interface OwnGames {
  /** The last one, if it is in memory. */
  readonly last: (id: GameId) => PlayedGame | undefined;
  readonly all: (id: GameId) => readonly ListedGame[];
}

function GameLink({ id, own }: { readonly id: GameId; readonly own: OwnGames }) {
  const game = gameOf(id);
  return (
    <a className="panel menu-card" href={gameAddress(id)}>
      <GamePicture id={id} last={own.last(id)} />
      <span className="menu-text">
        <strong>{game.name}</strong>
        <span className="menu-about">{game.about}</span>
        <GameRecordLine games={own.all(id)} />
      </span>
    </a>
  );
}

interface SharedCardProps {
  readonly own: OwnGames;
  /** Finds a winnable deal of a game and opens it. */
  readonly onWinnable: (id: GameId) => void;
  /** At least one. */
  readonly ids: readonly [GameId, ...GameId[]];
}

/** A card with buttons: to play each game of one name, and to open a winnable deal. */
function SharedCard({ ids, own, onWinnable }: SharedCardProps) {
  const [first] = ids;
  const { name, about } = menuEntry(first).shared ?? gameOf(first);
  return (
    <div className="panel menu-card">
      <GamePicture id={first} last={own.last(first)} />
      <div className="menu-text">
        <strong>{name}</strong>
        <span className="menu-about">{about}</span>
        <span className="control-row">
          {ids.map((id) => (
            <a
              key={id}
              className="button"
              href={gameAddress(id)}
              aria-label={menuEntry(id).shared ? gameOf(id).name : `Play ${name}`}
            >
              {menuEntry(id).shared?.button ?? 'Play'}
            </a>
          ))}
          {hasSolver(first) && (
            <button
              type="button"
              className="button"
              aria-label={`Winnable ${name}`}
              title="A deal that the solver has proved winnable"
              onClick={() => onWinnable(first)}
            >
              Winnable
            </button>
          )}
        </span>
        {ids.map((id) => (
          <GameRecordLine key={id} games={own.all(id)} name={menuEntry(id).shared?.button} />
        ))}
      </div>
    </div>
  );
}

/** The table of the player’s last game, or a sample deal. */
function GamePicture({ id, last }: { readonly id: GameId; readonly last: PlayedGame | undefined }) {
  const view = useMemo(() => {
    const game = gameOf(id);
    return game.table.view(last ? present(last.history) : sampleState(game));
  }, [id, last]);
  return <MiniTable view={view} />;
}

/** The sample deal at its start, or partly played if the game plays itself. */
const sampleState = (game: AnyGame): unknown =>
  present(
    autoplayTo(
      game,
      newHistory(game.rules.deal(SAMPLE_DEAL)),
      playsItself(game) ? SAMPLE_STEPS : 0,
    ),
  );

/** The state of the last game and a summary of all; nothing if none was played. */
function GameRecordLine({
  games,
  name,
}: {
  readonly games: readonly ListedGame[];
  readonly name?: string | undefined;
}) {
  const facts = useMemo(() => {
    const [last, record] = [latestGame(games), describeRecord(games)];
    return [...(last ? [describeLast(last)] : []), ...(record ? [record] : [])];
  }, [games]);
  if (facts.length === 0) return null;
  return <span>{[...(name ? [name] : []), ...facts].join(' · ')}</span>;
}

/** `Move 43`, `Won in 89` or `Lost` */
function describeLast({ result, cursor, length }: ListedGame): string {
  if (result === undefined) return `Move ${cursor}`;
  return result === 'won' ? `Won in ${length}` : 'Lost';
}
