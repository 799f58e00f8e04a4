import { plural, t } from '@lingui/core/macro';
import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { memoize } from '../../engine/memoize';
import { allFamilies, type GameOfList } from '../../games/families';
import { GAME_IDS, gameOf } from '../../games/index';
import { howOften, oddsInShort, oddsInWords, oddsOf } from '../../games/odds';
import { formatCount } from '../../locales/format';
import { gameAddress } from '../parts/address';
import { isModified, useKeyDown } from '../parts/input';
import { useKeptGames } from '../parts/keptGames';
import { Page } from '../parts/Page';
import { SettingsButton } from '../settings/SettingsButton';
import { previewView } from './MiniTable';
import { searchGames } from './searchGames';
import { Tile, type TileProps } from './Tile';
import { type RecentGames, useRecentGames } from './useRecentGames';
import '../parts/panel.css';
import '../parts/form.css';
import './GamesPage.css';

/** The limit of the filter for short games, in moves. */
const SHORT = 100;

/** True for a game that is dealt with all cards face up. */
const isOpenDeal = memoize(({ id }: GameOfList): boolean =>
  previewView(id).piles.every(({ cards }) => cards.every(({ faceUp }) => faceUp)),
);

/** What the list can be narrowed down to. */
const filters = () =>
  [
    [t`All cards open`, isOpenDeal],
    [t`Two decks`, ({ id }) => gameOf(id).decks === 2],
    [t`Often winnable`, ({ id }) => howOften(oddsOf(id)) === 'often'],
    [t`Seldom winnable`, ({ id }) => howOften(oddsOf(id)) === 'seldom'],
    [t`Up to ${SHORT} moves`, ({ id }) => (oddsOf(id)?.moves ?? Number.POSITIVE_INFINITY) <= SHORT],
  ] as const satisfies readonly (readonly [string, (game: GameOfList) => boolean])[];

/** All games in their families, to be searched by name and narrowed down. */
export default function GamesPage() {
  const own = useRecentGames();
  const search = useRef<HTMLInputElement>(null);
  const nobody = useRef<HTMLInputElement>(null);
  const list = useNarrowedList();
  // On a touch screen its keyboard would cover the games.
  const isTyped = window.matchMedia?.('(hover: hover)').matches;
  useSearchKey(search);
  return (
    <Page
      name="games"
      title={titleOf(list.count)}
      settings={<SettingsButton />}
      focus={isTyped ? search : nobody}
    >
      <List search={search} list={list} {...own} />
    </Page>
  );
}

/** `79 games`, or `6 of 79 games` when the list is narrowed down. */
function titleOf(shown: number): string {
  const all = GAME_IDS.length;
  return shown === all
    ? gamesInWords(all)
    : t({
        message: plural(all, { one: `${shown} of # game`, other: `${shown} of # games` }),
        context: 'kinds of games',
      });
}

const gamesInWords = (count: number): string =>
  t({
    message: plural(count, { one: '# game', other: '# games' }),
    context: 'kinds of games',
  });

/** `/` goes to the search, as on many pages. */
function useSearchKey(search: RefObject<HTMLInputElement | null>): void {
  useKeyDown((event) => {
    if (event.key !== '/' || isModified(event) || document.activeElement === search.current) return;
    event.preventDefault();
    search.current?.focus();
  });
}

/** What is typed and chosen, and the games that it leaves. */
function useNarrowedList() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [all] = useState(allFamilies);
  const [choices] = useState(filters);
  const wanted = useDeferredValue(typed);
  const families = useMemo(() => {
    const tests = choices.filter(([name]) => chosen.includes(name)).map(([, has]) => has);
    return searchGames(all, wanted)
      .map(({ name, games }) => ({
        name,
        games: games.filter((game) => tests.every((has) => has(game))),
      }))
      .filter(({ games }) => games.length > 0);
  }, [all, choices, chosen, wanted]);
  const count = families.reduce((sum, { games }) => sum + games.length, 0);
  return { typed, setTyped, chosen, setChosen, all, choices, families, count };
}

interface ListProps extends RecentGames {
  readonly list: ReturnType<typeof useNarrowedList>;
  readonly search: RefObject<HTMLInputElement | null>;
}

function List({ search, list, ...own }: ListProps) {
  const { typed, setTyped, chosen, setChosen, all, choices, families, count } = list;
  const countOf = (family: string): number =>
    families.find(({ name }) => name === family)?.games.length ?? 0;
  return (
    <>
      <search className="page-bar games-search">
        <input
          ref={search}
          type="search"
          className="form-control"
          aria-label={t`Search`}
          placeholder={t`Search`}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            window.scrollTo(0, 0);
          }}
        />
        <div className="games-filters">
          {choices.map(([name]) => (
            <button
              key={name}
              type="button"
              className="chip"
              aria-pressed={chosen.includes(name)}
              onClick={() =>
                setChosen(
                  chosen.includes(name)
                    ? chosen.filter((each) => each !== name)
                    : [...chosen, name],
                )
              }
            >
              {name}
            </button>
          ))}
        </div>
        <output className="visually-hidden">{gamesInWords(count)}</output>
      </search>
      <div className="games-list">
        <nav
          className="games-families"
          aria-label={t({ message: 'Games', context: 'kinds of games' })}
        >
          {all.map(({ name }, i) => (
            <button
              key={name}
              type="button"
              className="button"
              disabled={countOf(name) === 0}
              onClick={() => document.getElementById(`family-${i}`)?.scrollIntoView()}
            >
              {name} <small>{formatCount(countOf(name))}</small>
            </button>
          ))}
        </nav>
        <nav aria-label={t`All games`}>
          {count > 0 && (
            <p className="games-key muted">
              {t`82 in 100: somebody who sees all cards can win 82 of 100 deals.`}
            </p>
          )}
          {families.map(({ name, games }) => (
            <section key={name} id={`family-${all.findIndex((each) => each.name === name)}`}>
              <h2>{name}</h2>
              <ul className="plain-list tiles">
                {games.map(({ id, name: game, about }) => (
                  <Tile
                    key={id}
                    tile={{ name: game, line: about, ids: [id], chips: [] }}
                    odds={oddsText(id)}
                    {...own}
                  />
                ))}
              </ul>
            </section>
          ))}
          {count === 0 && (
            <div className="games-none">
              <p>{t`No game of that name. Invent it?`}</p>
              <a className="button" data-main href="#/workshop">{t`Invent a game`}</a>
            </div>
          )}
          {typed === '' && chosen.length === 0 && <KeptGames />}
        </nav>
      </div>
    </>
  );
}

/** How many deals of a game can be won; undefined if too little is known. */
function oddsText(id: GameOfList['id']): TileProps['odds'] {
  const odds = oddsOf(id);
  const short = odds ? oddsInShort(odds) : '';
  return odds && short ? { short, sentence: oddsInWords(odds) } : undefined;
}

/** Links to the kept games, of which there may be thousands. */
function KeptGames() {
  const kept = useKeptGames();
  if (kept.length === 0) return null;
  return (
    <section>
      <h2>{t({ message: 'Your games', context: 'kinds of games' })}</h2>
      <div className="kept-games control-row">
        {kept.map(({ game, name }) => (
          <a key={game} className="button" href={gameAddress(game)}>
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}
