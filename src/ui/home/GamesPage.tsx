import { plural, t } from '@lingui/core/macro';
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sum } from '../../engine/numbers';
import { allFamilies, type GameOfList, type TileGame } from '../../games/families';
import { GAME_IDS, gameOf } from '../../games/index';
import { easeOf, oddsInShort, oddsOf, oddsOfVariants, oddsWithRules } from '../../games/odds';
import { joinSentences } from '../../locales/format';
import type { KeptGame } from '../../persistence/keptGames';
import { Page } from '../page/Page';
import { replaceAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { splitName } from '../parts/gameName';
import { isModified, useKeyDown } from '../parts/input';
import { useKeptGames } from '../parts/keptGames';
import { HOVERS, isMedia } from '../parts/media';
import { FamilyStrip } from './FamilyStrip';
import { gameFilters } from './gameFilters';
import { KeptGames } from './KeptGames';
import { aliasFor, searchGames } from './searchGames';
import { asksForCourses } from './searchWords';
import { Tile } from './Tile';
import { useOwnGames } from './useOwnGames';
import '../parts/form.css';
import './GamesPage.css';

/** All games in their families, to be searched by name and narrowed down. */
export default function GamesPage({ parts }: { readonly parts: readonly string[] }) {
  const search = useRef<HTMLInputElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { typed, setTyped, chosen, setChosen, choices, idle, list, total } = useNarrowedList(parts);
  // The bar answers at once, the many games when there is time.
  const shown = useDeferredValue(list);
  const count = list.kind === 'closest' ? 0 : list.count;
  const removeFilters = useCallback(() => {
    setChosen([]);
    search.current?.focus();
  }, [setChosen]);
  // On a touch screen its keyboard would cover the games.
  const isTyped = isMedia(HOVERS);
  useSearchKey(search);
  return (
    <Page name="games" title={countInWords(count, total)} focus={isTyped ? search : undefined}>
      <div ref={bar} className="page-bar games-search">
        <search>
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
          <div className="strip games-filters">
            {choices.map((choice) => {
              const { id, name } = choice;
              const isChosen = chosen.includes(id);
              return (
                <button
                  key={id}
                  type="button"
                  className="chip"
                  aria-pressed={isChosen}
                  disabled={!isChosen && idle.includes(choice)}
                  onClick={({ currentTarget }) => {
                    setChosen(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id]);
                    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
                    window.scrollTo(0, 0);
                  }}
                >
                  {name}
                </button>
              );
            })}
          </div>
          <output className="visually-hidden">
            {count < list.count ? closestInWords() : gamesInWords(count)}
          </output>
        </search>
        <FamilyStrip families={shown.families} bar={bar} />
      </div>
      <FoundGames list={shown} removeFilters={removeFilters} />
    </Page>
  );
}

interface FoundGamesProps {
  readonly list: NarrowedList;
  readonly removeFilters: () => void;
}

const FoundGames = memo(function FoundGames({ list, removeFilters }: FoundGamesProps) {
  const played = useOwnGames();
  const { wanted, filters, families, own, count, kind } = list;
  const promises = filters.flatMap(({ about }) => about ?? []);
  const similarTo = wanted.trim();
  const isOfCourses = asksForCourses(wanted);
  return (
    <nav className="games-list" aria-label={t`All games`}>
      {isOfCourses && (
        <p>
          {t`For those who teach or learn programming: see what a program should print, and where it goes wrong.`}{' '}
          <a href="#/courses">{t`For courses`}</a>
        </p>
      )}
      {count > 0 && kind === 'similar' && (
        <p>{t`No game is called “${similarTo}”. These have similar names.`}</p>
      )}
      {count > 0 && kind === 'closest' && (
        <p>
          {closestInWords()} <InventGame />
        </p>
      )}
      {promises.length > 0 && <p className="muted">{joinSentences(promises)}</p>}
      <KeptGames games={own} />
      {families.length > 0 && <p className="muted">{factsInWords()}</p>}
      {families.map(({ name, about, games }) => (
        <section key={name} data-family={name}>
          <h2>{name}</h2>
          <p className="muted">{about}</p>
          <ul className="plain-list tiles">
            {games.map((game) => (
              <Tile
                key={game.id}
                tile={tileOf(game, wanted)}
                facts={<Facts id={game.id} />}
                {...played}
              />
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && filters.length === 0 && !isOfCourses && (
        <div className="games-none">
          <p>{t`No game of that name. Invent it?`}</p>
          <InventGame />
        </div>
      )}
      {count === 0 && filters.length > 0 && (
        <div className="games-none">
          <p>{t`No game is all of that at once.`}</p>
          <Button primary onClick={removeFilters}>{t`Remove the filters`}</Button>
        </div>
      )}
    </nav>
  );
});

const closestInWords = (): string => t`No game has all these words. These come closest.`;

const InventGame = () => <a href="#/workshop">{t`Invent a game`}</a>;

/** `79 games`, or `6 of 79 games` when the list is narrowed down. */
function countInWords(shown: number, all: number): string {
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

/** `#/games/easy+short/spider`: the list with filters, and with words that are searched for. */
function gamesAddress(filters: readonly string[], typed: string): string {
  const words = encodeURIComponent(typed.replaceAll('/', ' ').trim());
  const chosen = filters.join('+') || (words && 'all');
  return ['#/games', chosen, words].filter(Boolean).join('/');
}

/** The kept games as a family that can be searched. */
const ownFamily = (kept: readonly KeptGame[]) => ({
  name: t({ message: 'Your games', context: 'kinds of games' }),
  games: kept.map((game) => ({ ...game, aliases: [], options: [] })),
});

type NarrowedList = ReturnType<typeof useNarrowedList>['list'];

/** What is typed and chosen, which the address keeps, and the games that it leaves. */
function useNarrowedList(parts: readonly string[]) {
  const [read, setRead] = useState<readonly string[]>();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [all] = useState(allFamilies);
  const [choices] = useState(gameFilters);
  const kept = useKeptGames();
  if (read !== parts) {
    const [filters = '', ...words] = parts;
    setRead(parts);
    setTyped(words.join(' '));
    setChosen(choices.map(({ id }) => id).filter((id) => filters.split('+').includes(id)));
  }
  useEffect(() => replaceAddress(gamesAddress(chosen, typed)), [chosen, typed]);
  // A letter is shown before it is searched for.
  const wanted = useDeferredValue(typed);
  // One search, which ranks what it finds. Of all families only that of the player’s own games has no sentence about it.
  const found = useMemo(() => searchGames([ownFamily(kept), ...all], wanted), [all, kept, wanted]);
  const list = useMemo(() => {
    const filters = choices.filter(({ id }) => chosen.includes(id));
    const families = found.families
      .filter((family) => 'about' in family)
      .map((family) => ({
        ...family,
        games: family.games.filter((game) => filters.every(({ has }) => has(game))),
      }))
      .filter(({ games }) => games.length > 0);
    // Of the player’s own games nothing is known that filters ask for.
    const own = found.families.flatMap((family) =>
      'about' in family || filters.length > 0 ? [] : family.games,
    );
    const count = own.length + sum(families.map(({ games }) => games.length));
    return { wanted, filters, families, own, count, kind: found.kind };
  }, [choices, chosen, found, wanted]);
  const withoutGame = useMemo(
    () => choices.filter(({ has }) => !list.families.some(({ games }) => games.some(has))),
    [choices, list],
  );
  /** The filters that would leave no game: none before what is typed has been searched for. */
  const idle = wanted === typed ? withoutGame : [];
  const total = kept.length + GAME_IDS.length;
  return { typed, setTyped, chosen, setChosen, choices, idle, list, total };
}

/** The tile of a game. If a search found it by another name, that comes first. */
function tileOf(game: GameOfList, wanted: string): TileGame {
  const { id, name, about } = game;
  const alias = aliasFor(game, wanted);
  const line = joinSentences([alias && t`Also called ${alias}.`, about]);
  return { name, line, ids: [id], chips: chipsOf(id) };
}

/** The variants of a game that have odds of their own, with these. */
const chipsOf = (id: GameOfList['id']): TileGame['chips'] =>
  oddsOfVariants(id).map((odds) => [
    odds.game,
    oddsWithRules(splitName(gameOf(odds.game).name).rules, odds),
  ]);

/** How many deals of a game can be won, how easy it is, and how long, as far as that is known. */
function Facts({ id }: { readonly id: GameOfList['id'] }) {
  const odds = oddsOf(id);
  if (!odds) return null;
  const ease = easeOf(odds);
  const moves = odds.moves && 10 * Math.round(odds.moves / 10);
  return (
    <small className="tile-facts">
      <span>{oddsInShort(odds)}</span> {ease === 'easy' && <b>{t`Easy to play`}</b>}
      {ease === 'hard' && <span>{t`Hard to play`}</span>}{' '}
      {moves && <span>{plural(moves, { one: 'about # move', other: 'about # moves' })}</span>}
    </small>
  );
}

/** What the facts of the games mean. */
const factsInWords = (): string =>
  t`Can be won: by a player who could see every card. Easy to play: even a careless player wins one deal in five. Hard to play: not even one in fifty.`;
