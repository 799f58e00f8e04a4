import { useEffect, useState } from 'react';
import { noVerdict, stillSearching } from '../../analysis/solverFailure';
import { describeVerdict } from '../../analysis/verdicts';
import type { DealId } from '../../engine/dealId';
import { newHistory } from '../../engine/history';
import type { VariantId } from '../../games/index';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';

/** Milliseconds before the solver gives up. */
const VERDICT_MS = 30_000;

/** A deal that begins with a position, and its state. */
export interface PositionDeal {
  readonly variant: VariantId;
  readonly deal: DealId;
  readonly state: unknown;
}

/** What was found out about a deal. */
interface Found {
  readonly deal: DealId;
  readonly words: string;
  readonly isWinnable: boolean;
}

/** The verdict on a deal in words, once it is asked for; undefined before. Another deal has to be asked about anew. */
export function useVerdict(of: PositionDeal | undefined) {
  const { games } = useStores();
  const [asked, setAsked] = useState<DealId>();
  const [found, setFound] = useState<Found>();
  const deal = of?.deal;
  const isAsked = deal !== undefined && asked === deal;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the id of the deal says all of it
  useEffect(() => {
    if (!of || !isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { variant, deal, state } = of;
    const show = (words: string, isWinnable = false): void => {
      if (!signal.aborted) setFound({ deal, words, isWinnable });
    };
    const question = { wanted: 'verdict', id: variant, state, ms: VERDICT_MS } as const;
    solverServiceOf(games)
      .client.ask(question, { signal })
      .then(
        (answer) =>
          answer &&
          show(
            describeVerdict(
              { record: { variant, deal }, history: newHistory(state) },
              answer.verdict,
            ),
            answer.verdict === 'winnable',
          ),
        (error) => show(noVerdict(error)),
      );
    return () => controller.abort();
  }, [deal, isAsked, games]);

  const answer = isAsked && found?.deal === deal ? found : undefined;
  return {
    words: isAsked ? (answer?.words ?? stillSearching()) : undefined,
    isWinnable: answer?.isWinnable ?? false,
    ask: () => setAsked(deal),
  };
}
