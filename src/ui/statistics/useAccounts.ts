import { useCallback } from 'react';
import { createOutlooks } from '../../analysis/outlooks';
import { statesOf } from '../../engine/history';
import type { AccountTotals } from '../../games/storedFindings';
import { type ListedGame, playedAt } from '../../persistence/record';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { type BackgroundWork, useBackgroundWork } from './useBackgroundWork';

/** With more games than this, it starts only when the player asks: a game takes seconds. */
const MAX_UNASKED = 40;

/** By its end, too: a lost game may go on, and end otherwise. */
const nameOf = (game: ListedGame): string => `${game.id} ${playedAt(game)}`;

/** What became of the chance in finished games of games with chances. It is computed once a game, and stored. */
export function useAccounts(
  items: readonly ListedGame[],
): BackgroundWork & { readonly totalsOf: (game: ListedGame) => AccountTotals | undefined } {
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
        .catch(() => {});
      return totals;
    },
    [games],
  );
  const { answerOf, ...work } = useBackgroundWork({
    ...{ items, nameOf, read, ask },
    maxUnasked: MAX_UNASKED,
  });
  return { totalsOf: answerOf, ...work };
}
