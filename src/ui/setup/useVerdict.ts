import { useCallback, useState } from 'react';
import { noVerdict, stillSearching } from '../../analysis/solverFailure';
import { describeVerdict } from '../../analysis/verdicts';
import type { DealId } from '../../engine/dealId';
import { newHistory } from '../../engine/history';
import type { VariantDeal } from '../../games/index';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { type Ask, useAnswer } from '../parts/useAsync';

const VERDICT_MS = 30_000;

/** A deal that begins with a position, and its state. */
export interface PositionDeal extends VariantDeal {
  readonly state: unknown;
}

interface Found {
  readonly words: string;
  readonly isWinnable: boolean;
}

/** The verdict on a deal in words, once it is asked for; undefined before. Another deal has to be asked about anew. */
export function useVerdict(of: PositionDeal | undefined) {
  const { games } = useStores();
  const [asked, setAsked] = useState<DealId>();
  const deal = of?.deal;
  const isAsked = deal !== undefined && asked === deal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id of the deal says all of it
  const ask: Ask<Found> = useCallback(
    (show, signal) => {
      if (!of) return;
      const { variant: id, deal, state } = of;
      const game = { record: { variant: id, deal }, history: newHistory(state) };
      solverServiceOf(games)
        .client.ask({ wanted: 'verdict', id, state, ms: VERDICT_MS }, { signal })
        .then(
          (answer) =>
            answer &&
            show({
              words: describeVerdict(game, answer.verdict),
              isWinnable: answer.verdict === 'winnable',
            }),
          (error) => show({ words: noVerdict(error), isWinnable: false }),
        );
    },
    [deal, games],
  );
  const { words = stillSearching(), isWinnable = false } =
    useAnswer(isAsked ? ask : undefined) ?? {};
  return { words: isAsked ? words : undefined, isWinnable, ask: () => setAsked(deal) };
}
