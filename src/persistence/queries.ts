import { plural } from '../engine/words';
import type { VariantId } from '../games/index';
import { isUnfinished, type ListedGame, newestFirst } from './record';
import { summarise } from './statistics';

/** Games to go on with, the newest first, at most so many: of each deal the newest game, if it has a move and goes on. */
export function unfinishedGames(games: Iterable<ListedGame>, most: number): readonly ListedGame[] {
  const newest = new Map<string, ListedGame>();
  for (const game of games) {
    const deal = `${game.variant}/${game.deal}`;
    const known = newest.get(deal);
    if (game.length > 0 && (!known || newestFirst(game, known) < 0)) newest.set(deal, game);
  }
  return [...newest.values()].filter(isUnfinished).sort(newestFirst).slice(0, most);
}

/**
 * `Won 3 of 10 · best 89 moves · 1 with the solver`, or nothing before the first deal of a variant has ended. The rules of the
 * variant are loaded.
 */
export function describeRecord(
  games: readonly ListedGame[],
  variant: VariantId,
): string | undefined {
  const { won, lost, helped, fewest } = summarise(games.filter((game) => game.variant === variant));
  const facts = [
    ...(won + lost > 0 ? [`Won ${won} of ${won + lost}`] : []),
    ...(fewest ? [`best ${plural(fewest.length, 'move')}`] : []),
    ...(helped > 0 ? [`${helped} with the solver`] : []),
  ];
  return facts.length > 0 ? facts.join(' · ') : undefined;
}

/** The game of a variant that was played last. */
export const lastGame = (
  games: readonly ListedGame[],
  variant: VariantId,
): ListedGame | undefined => games.filter((game) => game.variant === variant).sort(newestFirst)[0];
