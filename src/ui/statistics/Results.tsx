import { t } from '@lingui/core/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { GAME_IDS, type VariantId } from '../../games/index';
import { isPlayed, type ListedGame } from '../../persistence/record';
import { byGame, guessesOf, summarise } from '../../persistence/statistics';
import { dailyAddress, gameAddress, statisticsAddress } from '../parts/address';
import { useGameName } from '../parts/gameName';
import { wayBack } from '../parts/wayBack';
import { Charts } from './Charts';
import { Figures, FiguresTable } from './Figures';
import { GameList } from './GameList';
import { type GameFilter, NO_FILTER } from './gameFilter';
import { LuckSection } from './LuckSection';
import { PossibleSection } from './PossibleSection';
import { useDeletion } from './useDeletion';

interface ResultsProps {
  readonly facts: readonly ListedGame[];
  /** The game that the page is about; undefined for all games together. */
  readonly game: VariantId | undefined;
  /** Leads to the list of unfinished games on arrival. */
  readonly listsUnfinished: boolean;
}

function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const UNFINISHED_GAMES: GameFilter = { ...NO_FILTER, result: 'unfinished' };

/** The figures, the charts and the list of games. */
export function Results({ facts: stored, game, listsUnfinished }: ResultsProps) {
  const facts = useMemo(() => stored.filter(isPlayed), [stored]);
  const games = useMemo(() => [...byGame(facts).keys()], [facts]);
  const own = useMemo(
    () => (game ? facts.filter((each) => each.variant === game) : facts),
    [facts, game],
  );
  const summary = useMemo(() => summarise(own), [own]);
  /** False if each game began with a position that was set up. */
  const hasFigures = summary.played > 0;
  // Figures render first; guesses, charts and lists take longer.
  const isComplete = useDeferredValue(true, false);
  const guesses = useMemo(() => (isComplete ? guessesOf(own) : undefined), [isComplete, own]);

  const deletion = useDeletion();
  // Another game’s page begins with all of its games.
  const [chosen, setChosen] = useState({
    game,
    filter: listsUnfinished ? UNFINISHED_GAMES : NO_FILTER,
  });
  const filter = chosen.game === game ? chosen.filter : NO_FILTER;
  const list = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Who comes back from a game of the list finds it as it was left.
    if (listsUnfinished && isComplete && wayBack() !== window.location.hash) goTo(list.current);
  }, [listsUnfinished, isComplete]);

  function showUnfinished(): void {
    setChosen({ game, filter: UNFINISHED_GAMES });
    goTo(list.current);
  }

  return (
    <>
      {(games.length > 0 || game) && <Scopes games={games} game={game} />}
      {own.length === 0 ? (
        <Invitation game={game} />
      ) : (
        <>
          {hasFigures && (
            <Figures
              summary={summary}
              guesses={guesses}
              ofOneGame={game !== undefined}
              onShowUnfinished={showUnfinished}
            />
          )}
          {isComplete && (
            <>
              {hasFigures && game === undefined && <FiguresTable facts={own} />}
              <div className="charts">
                <PossibleSection key={game} facts={own} />
                <LuckSection key={`luck of ${game}`} facts={own} />
              </div>
              <Charts summary={summary} game={game} />
              <GameList
                key={`list of ${game}`}
                heading={list}
                facts={own}
                games={game ? [] : games}
                filter={filter}
                onFilter={(next) => setChosen({ game, filter: next })}
                deletion={deletion}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

interface ScopesProps {
  readonly games: readonly VariantId[];
  readonly game: VariantId | undefined;
}

/** Links to the statistics of all games and of each game played. */
function Scopes({ games, game }: ScopesProps) {
  const nameOf = useGameName();
  const all = game === undefined || games.includes(game) ? games : [...games, game];
  return (
    <nav
      className="page-links control-row"
      aria-label={t({ message: 'Games', context: 'kinds of games' })}
    >
      {[undefined, ...all].map((id) => (
        <a
          key={id ?? ''}
          className="button"
          href={statisticsAddress(id)}
          aria-current={id === game ? 'page' : undefined}
        >
          {id === undefined ? t`All games` : nameOf(id)}
        </a>
      ))}
    </nav>
  );
}

/** Shown instead of statistics while no game has been played. */
function Invitation({ game }: Pick<ResultsProps, 'game'>) {
  const offered = game ?? GAME_IDS[0];
  const nameOf = useGameName();
  const name = nameOf(offered);
  return (
    <section className="panel">
      <h2>{game ? t`You have not played ${name} yet` : t`No games yet`}</h2>
      <p>
        {t`Make a move, and your game is counted here: wins and streaks, fewest moves and best times, and whether the deals you lost could have been won.`}
      </p>
      <p className="control-row">
        <a className="button" data-main href={gameAddress(offered)}>
          {t`Play ${name}`}
        </a>
        {!game && (
          <a className="button" href={dailyAddress()}>
            {t`Daily deal`}
          </a>
        )}
      </p>
    </section>
  );
}
