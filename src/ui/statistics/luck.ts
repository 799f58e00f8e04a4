import { plural, t } from '@lingui/core/macro';
import { describeAccount } from '../../analysis/accountWords';
import type { AccountTotals } from '../../games/findings';
import { formatCount, joinSentences } from '../../locales/format';
import type { ListedGame } from '../../persistence/record';
import { areFew } from './gameWords';

/** What became of the chances in some games, in wins. */
interface LuckSum {
  readonly games: number;
  readonly won: number;
  readonly luck: number;
  readonly cost: number;
}

/** Adds up the games that are reviewed. */
export function sumUp(
  games: readonly ListedGame[],
  totalsOf: (game: ListedGame) => AccountTotals | undefined,
): LuckSum {
  const sum = { games: 0, won: 0, luck: 0, cost: 0 };
  for (const game of games) {
    const totals = totalsOf(game);
    if (!totals) continue;
    sum.games++;
    if (game.result === 'won') sum.won++;
    sum.luck += totals.luck;
    sum.cost += totals.cost;
  }
  return sum;
}

/**
 * What the cards and the moves did to the chance, on average, in the words of one game’s result: `You began with 44%. The cards
 * took 12, your moves took 32.` Of many games also how many a good player wins.
 */
export function describeLuck({ games, won, luck, cost }: LuckSum): string {
  const [end, start] = [won / games, (won + cost - luck) / games];
  const account = describeAccount({ start, end, cost: cost / games });
  if (areFew(games)) return account;
  const [own, fair] = [formatCount(won), formatCount(Math.min(games, Math.round(won + cost)))];
  return joinSentences([
    account,
    fair === own
      ? t`You won ${own}, as many as a good player who doesn’t peek wins with the same luck.`
      : t`You won ${own}; with the same luck, a good player who doesn’t peek wins about ${fair}.`,
  ]);
}

/** How many games are reviewed, and which are not. */
export const describeReviewed = (reviewed: number, games: number): string => {
  const known = formatCount(reviewed);
  const based =
    reviewed === games
      ? plural(games, { one: 'Based on # game.', other: 'The average of # games.' })
      : plural(games, {
          one: `Based on ${known} of # game.`,
          other: `Based on ${known} of # games.`,
        });
  return joinSentences([
    based,
    t`The first game of each deal counts, unless you took back a move that had shown a card.`,
  ]);
};
