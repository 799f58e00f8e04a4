import { plural, t } from '@lingui/core/macro';
import type { AccountTotals } from '../../games/ports';
import { formatCount, formatNumber, joinSentences } from '../../locales/format';
import type { ListedGame } from '../../persistence/record';

/** What became of the chances in some games, in wins. */
export interface LuckSum {
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

/** `The cards gave you 2.1 wins in 80 games. You won 31; with the same luck, a good player who doesn’t peek wins about 38.` */
export function describeLuck({ games, won, luck, cost }: LuckSum): string {
  const tenths = Math.round(10 * luck);
  const wins = Math.abs(tenths) / 10;
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const figure = formatNumber(wins, format);
  const count = plural(games, { one: '# game', other: '# games' });
  const cards =
    tenths === 0
      ? t`The cards were neither kind nor unkind in ${count}.`
      : tenths > 0
        ? t`The cards gave you ${plural(wins, { one: `${figure} wins`, other: `${figure} wins` })} in ${count}.`
        : t`The cards cost you ${plural(wins, { one: `${figure} wins`, other: `${figure} wins` })} in ${count}.`;
  const own = formatCount(won);
  const fair = formatCount(Math.min(games, Math.round(won + cost)));
  const moves =
    fair === own
      ? t`You won ${own}, as many as a good player who doesn’t peek wins with the same luck.`
      : t`You won ${own}; with the same luck, a good player who doesn’t peek wins about ${fair}.`;
  return joinSentences([cards, moves]);
}

/** How many games are reviewed, and which are not. */
export const describeReviewed = (reviewed: number, games: number): string => {
  const known = formatCount(reviewed);
  const based =
    reviewed === games
      ? plural(games, { one: 'Based on # game.', other: 'Based on # games.' })
      : plural(games, {
          one: `Based on ${known} of # game.`,
          other: `Based on ${known} of # games.`,
        });
  return joinSentences([
    based,
    t`The first game of each deal counts, unless you took back a move that had shown a card.`,
  ]);
};
