import { isUnfinished, type ListedGame, newestFirst } from './record';
import { firstOf, firstOfDeals } from './statistics';

const isNewer = (game: ListedGame, other: ListedGame): boolean => newestFirst(game, other) < 0;

/** Unfinished games with a move, the newest of each deal, the latest first; at most `most`. */
export const unfinishedGames = (
  games: readonly ListedGame[],
  most: number,
): readonly ListedGame[] =>
  firstOfDeals(
    games.filter(({ length }) => length > 0),
    isNewer,
  )
    .filter(isUnfinished)
    .sort(newestFirst)
    .slice(0, most);

/** The game that was played last. */
export const latestGame = (games: readonly ListedGame[]): ListedGame | undefined =>
  firstOf(games, isNewer);
