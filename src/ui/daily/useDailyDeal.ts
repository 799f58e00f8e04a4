import { useEffect, useState } from 'react';
import { createSolverClient, type SolverClient } from '../../analysis/solverClient';
import { type GameId, gameOf } from '../../games/index';
import { type DailyDeal, type DailyMemory, type Day, seedOf } from '../../persistence/daily';
import { DAILY_GAMES } from './dailyTarget';

/** The daily deal of a day, as far as it is known; `failed` if the solver is lost. */
export interface FoundDeal extends Partial<DailyDeal> {
  readonly failed?: true;
}

/**
 * Finds the daily deal of a game and a day, then its par, in a worker; then those that the other games have on that day. What was
 * found is remembered.
 */
export function useDailyDeal(memory: DailyMemory, game: GameId, day: Day | undefined): FoundDeal {
  const [found, setFound] = useState<FoundDeal & { readonly of?: string }>({});
  const name = `${game}/${day}`;
  useEffect(() => {
    if (day === undefined) return;
    const known = memory.dealOf(game, day);
    setFound({ of: name, ...known });
    const client = createSolverClient();
    let cancelled = false;
    const show = (deal: DailyDeal): void => {
      if (!cancelled) setFound({ of: name, ...deal });
    };
    async function findAll(on: Day): Promise<void> {
      await findDeal(client, memory, game, on, show);
      for (const other of DAILY_GAMES) {
        if (!cancelled && other !== game) await findDeal(client, memory, other, on);
      }
    }
    findAll(day).catch(() => {
      if (!cancelled) setFound((before) => ({ ...before, failed: true }));
    });
    return () => {
      cancelled = true;
      client.stop();
    };
  }, [memory, game, day, name]);
  return found.of === name ? found : {};
}

async function findDeal(
  client: SolverClient,
  memory: DailyMemory,
  game: GameId,
  day: Day,
  show: (deal: DailyDeal) => void = () => {},
): Promise<void> {
  const known = memory.dealOf(game, day);
  if (known?.par !== undefined) return;
  const deal = known?.deal ?? (await client.daily(game, seedOf(day)));
  if (deal === undefined) return;
  memory.remember(game, day, { deal });
  show({ deal });
  const dealt = gameOf(game).rules.deal(deal);
  const solution = await client.solve(game, dealt, Number.POSITIVE_INFINITY, 'par');
  if (solution?.verdict !== 'winnable') return;
  const whole = { deal, par: solution.line.length };
  memory.remember(game, day, whole);
  show(whole);
}
