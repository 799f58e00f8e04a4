import { plural, t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { describeAccount } from '../../analysis/accountWords';
import { createOutlooks } from '../../analysis/outlooks';
import { hasChances } from '../../chance/registry';
import { statesOf } from '../../engine/history';
import type { AccountTotals } from '../../games/findings';
import { formatCount, joinSentences } from '../../locales/format';
import { type ListedGame, newestFirst, playedAt } from '../../persistence/record';
import { firstGames } from '../../persistence/statistics';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { ignoreFailure } from '../parts/useAsync';
import { areFew } from './gameWords';
import { useBackgroundWork } from './useBackgroundWork';
import { WorkControls } from './WorkControls';

/** With more games than this, it starts only when the player asks: a game takes seconds. */
const MAX_UNASKED = 40;

/** By its end, too: a lost game may go on, and end otherwise. */
const nameOf = (game: ListedGame): string => `${game.id} ${playedAt(game)}`;

/** What the cards brought and what the moves took, over all games whose chance can be told. */
export function LuckSection({ facts }: { readonly facts: readonly ListedGame[] }) {
  const games = useMemo(() => {
    const variants = new Set(facts.map(({ variant }) => variant).filter(hasChances));
    return firstGames(facts.filter(({ variant }) => variants.has(variant))).toSorted(newestFirst);
  }, [facts]);
  const work = useAccounts(games);
  if (games.length === 0) return null;
  const sum = sumUp(games, work.answerOf);
  const { left } = work;
  return (
    <section className="panel">
      <h2>{t`Luck and moves`}</h2>
      {sum.games > 0 && <p className="statistics-sentence">{describeLuck(sum)}</p>}
      <p className="note">{describeReviewed(sum.games, games.length)}</p>
      <WorkControls
        work={work}
        name={t`Games reviewed for luck`}
        running={plural(left, {
          one: 'Reviewing # game…',
          other: 'Reviewing # games…',
        })}
        offer={plural(left, { one: 'Review # game', other: 'Review # games' })}
      />
    </section>
  );
}

/** What became of the chance in finished games of games with chances. It is computed once a game, and stored. */
function useAccounts(items: readonly ListedGame[]) {
  const { games } = useStores();
  const read = useCallback(async () => {
    const stored = await (await games.database()).accounts.all();
    return new Map([...stored].map(([id, totals]) => [`${id} ${totals.ended}`, totals]));
  }, [games]);
  const ask = useCallback(
    async (game: ListedGame, signal: AbortSignal): Promise<AccountTotals | undefined> => {
      const played = await games.game(game.id);
      // One that cannot be read goes to quarantine, and leaves the list.
      if (!played.ok) return undefined;
      const { ask: askSolver } = solverServiceOf(games).client;
      const states = statesOf(played.value.history);
      const asking = { priority: 'accounts', signal } as const;
      const account = await createOutlooks(askSolver).account(game.variant, states, asking);
      if (!account) return undefined;
      const { start, luck, cost } = account;
      const totals = { ended: playedAt(game), start, luck, cost };
      games
        .database()
        .then(({ accounts }) => accounts.add(game.id, totals))
        .catch(ignoreFailure);
      return totals;
    },
    [games],
  );
  return useBackgroundWork({ items, nameOf, read, ask, maxUnasked: MAX_UNASKED });
}

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

/** `You began with 44%. The cards took 12, your moves took 32.`, on average; of many games also how many a good player wins. */
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
