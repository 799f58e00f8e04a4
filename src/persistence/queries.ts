import { plural, t } from '@lingui/core/macro';
import { isUnfinished, type ListedGame, newestFirst } from './record';
import { firstOf, firstOfDeals, summarise } from './statistics';

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

/**
 * `Won 3 of 10 · best 89 moves · 1 with the solver`, about the games of a variant; undefined before the first deal has ended. The
 * rules of the variant must be loaded.
 */
export function describeRecord(games: readonly ListedGame[]): string | undefined {
  const { won, lost, helped, fewest } = summarise(games);
  const finished = won + lost;
  const facts = [
    ...(finished > 0
      ? [plural(won, { one: `Won ${won} of ${finished}`, other: `Won ${won} of ${finished}` })]
      : []),
    ...(fewest ? [t`${plural(fewest.length, { one: 'best # move', other: 'best # moves' })}`] : []),
    ...(helped > 0
      ? [t`${plural(helped, { one: '# with the solver', other: '# with the solver' })}`]
      : []),
  ];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}

/** The game that was played last. */
export const latestGame = (games: readonly ListedGame[]): ListedGame | undefined =>
  firstOf(games, isNewer);
