import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { describeFailure } from '../../analysis/solverFailure';
import { askLostDeal } from '../../analysis/verdicts';
import type { DealId } from '../../engine/dealId';
import type { Verdict } from '../../engine/game';
import type { StoredVerdicts } from '../../games/ports';
import { type ListedGame, newestFirst } from '../../persistence/record';
import { countedResult, type VerdictOf } from '../../persistence/statistics';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';

/** With more deals than this, the solver starts only when the player asks. */
const MAX_UNASKED = 200;
/** Milliseconds between two updates of the page. */
const UPDATE_MS = 500;

type LostDeal = Pick<ListedGame, 'variant' | 'deal'>;

/** The solver’s verdicts on the deals that were lost, and how far it has come. */
export interface LostDealsReview {
  readonly verdictOf: VerdictOf;
  /** Deals that were lost and are not known to be winnable from the start, and those of them without a verdict. */
  readonly total: number;
  readonly left: number;
  readonly isRunning: boolean;
  /** A sentence if the solver has failed. */
  readonly failure: string | undefined;
  readonly start: () => void;
  readonly stop: () => void;
}

const nameOf = ({ variant, deal }: LostDeal): string => `${variant}/${deal}`;

/** The verdicts on the deals that were lost, asked for the latest first. `games` has one game of each deal, and all have a solver. */
export function useLostDeals(games: readonly ListedGame[]): LostDealsReview {
  const service = solverServiceOf(useStores().games);
  const lost = useMemo(() => lostDeals(games), [games]);
  const [known, add] = useKnownVerdicts(lost, service.memory.deals);
  const [wanted, setWanted] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const left = useMemo(
    () => (known ? lost.filter((deal) => !known.has(nameOf(deal))) : []),
    [lost, known],
  );
  const isRunning = left.length > 0 && !failure && (wanted ?? left.length <= MAX_UNASKED);
  const queue = useRef(left);
  useEffect(() => {
    queue.current = left;
  }, [left]);

  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const { signal } = controller;
    let found = new Map<string, Verdict>();
    const done = new Set<string>();
    const show = (): void => {
      if (found.size > 0) add(found);
      found = new Map();
    };
    async function askAll(): Promise<void> {
      for (;;) {
        const next = queue.current.find((deal) => !done.has(nameOf(deal)));
        if (!next || signal.aborted) return;
        done.add(nameOf(next));
        const verdict = await askLostDeal(service, next, signal);
        if (!verdict) return;
        found.set(nameOf(next), verdict);
      }
    }
    const timer = setInterval(show, UPDATE_MS);
    askAll()
      .catch((error) => setFailure(describeFailure(error)))
      .finally(show);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isRunning, add, service]);

  return {
    verdictOf: (facts) => known?.get(nameOf(facts)),
    total: lost.length,
    left: known ? left.length : lost.length,
    isRunning,
    failure,
    start: () => {
      setFailure(undefined);
      setWanted(true);
    },
    stop: () => setWanted(false),
  };
}

/** The deals that were lost without the solver’s help, the latest first. */
const lostDeals = (games: readonly ListedGame[]): readonly LostDeal[] =>
  games.filter((facts) => countedResult(facts) === 'lost' && !facts.winnable).sort(newestFirst);

/** The verdicts that are remembered, and those added since; undefined while they are read. */
function useKnownVerdicts(lost: readonly LostDeal[], stored: StoredVerdicts['of']) {
  const [all, setAll] = useState<ReadonlyMap<string, Verdict>>();
  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      const read = new Map<string, Verdict>();
      for (const variant of new Set(lost.map((each) => each.variant))) {
        const ofGame = await stored(variant).catch(() => new Map<DealId, Verdict>());
        for (const [deal, verdict] of ofGame) read.set(nameOf({ variant, deal }), verdict);
      }
      if (!isOver) setAll((before) => new Map([...(before ?? []), ...read]));
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [lost, stored]);
  const add = useCallback(
    (found: ReadonlyMap<string, Verdict>) =>
      setAll((before) => new Map([...(before ?? []), ...found])),
    [],
  );
  return [all, add] as const;
}
