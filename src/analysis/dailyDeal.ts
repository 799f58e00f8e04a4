import type { DailyDeal } from '../games/findings';
import { gameOf, type VariantId } from '../games/index';
import type { Asking, SolverClient } from './solverClient';
import type { SolverService } from './solverService';

/** Finds the daily deal of this seed, then its par, and reports both, unless they are `known`. Rejects if the solver fails. */
export async function findDailyDeal(
  { client }: SolverService,
  game: VariantId,
  seed: number,
  known: DailyDeal | undefined,
  onFound: (found: DailyDeal) => void,
  signal: AbortSignal,
): Promise<void> {
  if (known?.par !== undefined) return;
  const asking: Asking = { priority: 'daily', signal };
  const deal = known?.deal ?? (await client.ask({ wanted: 'daily', id: game, seed }, asking));
  if (deal === undefined) return;
  onFound({ deal });
  const par = await findPar(client, game, gameOf(game).rules.deal(deal), asking);
  if (par !== undefined) onFound({ deal, par });
}

/** Par of a deal, in moves; undefined if the question is cancelled. The search takes a few seconds on most machines. */
export async function findPar(
  client: SolverClient,
  game: VariantId,
  dealt: unknown,
  asking: Asking,
): Promise<number | undefined> {
  const solution = await client.ask({ wanted: 'par', id: game, state: dealt }, asking);
  return solution?.verdict === 'winnable' ? solution.line.length : undefined;
}
