import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createSolverClient } from '../../analysis/solverClient';
import type { DealId } from '../../engine/dealId';
import type { Verdict } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import type { Verdicts } from '../../persistence/database';
import { type ListedGame, newestFirst } from '../../persistence/record';
import { countedResult, type VerdictOf } from '../../persistence/statistics';

/** Milliseconds for a deal, before the solver gives up. */
const DEAL_MS = 4_000;
/** The solver begins by itself with so many deals at most; with more of them when it is asked to. */
const MAX_UNASKED = 200;
/** Milliseconds between two looks at what it has found. */
const LOOK_MS = 500;

/** A deal that was lost. */
interface LostDeal {
  readonly variant: VariantId;
  readonly deal: DealId;
}

/** The solver’s verdicts on the deals that were lost, and how far it has come. */
export interface Judging {
  readonly verdictOf: VerdictOf;
  /** Deals that were lost and are not known to be winnable from the start, and those of them without a verdict. */
  readonly total: number;
  readonly left: number;
  readonly isRunning: boolean;
  /** True if the solver is lost. */
  readonly failed: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

const nameOf = ({ variant, deal }: LostDeal): string => `${variant}/${deal}`;

/** Lets the solver judge the deals that were lost, the latest first. What it found is remembered; `games` all have a solver. */
export function useVerdicts(games: readonly ListedGame[], verdicts: Verdicts): Judging {
  const lost = useMemo(() => lostDeals(games), [games]);
  const [known, add] = useKnownVerdicts(lost, verdicts);
  const [wanted, setWanted] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const left = useMemo(
    () => (known ? lost.filter((deal) => !known.has(nameOf(deal))) : []),
    [lost, known],
  );
  const isRunning = left.length > 0 && !failed && (wanted ?? left.length <= MAX_UNASKED);
  const queue = useRef(left);
  useEffect(() => {
    queue.current = left;
  }, [left]);

  useEffect(() => {
    if (!isRunning) return;
    const client = createSolverClient();
    let isOver = false;
    let found = new Map<string, Verdict>();
    const done = new Set<string>();
    const show = (): void => {
      if (found.size > 0) add(found);
      found = new Map();
    };
    async function judge(): Promise<void> {
      for (;;) {
        const next = queue.current.find((deal) => !done.has(nameOf(deal)));
        if (!next || isOver) return;
        done.add(nameOf(next));
        const start = gameOf(next.variant).rules.deal(next.deal);
        const solution = await client.solve(next.variant, start, DEAL_MS);
        if (!solution) return;
        found.set(nameOf(next), solution.verdict);
        // Without a database the verdict is known as long as the page is open.
        verdicts.add(next.variant, next.deal, solution.verdict).catch(() => {});
      }
    }
    const timer = setInterval(show, LOOK_MS);
    judge()
      .catch(() => setFailed(true))
      .finally(show);
    return () => {
      isOver = true;
      clearInterval(timer);
      client.stop();
    };
  }, [isRunning, add, verdicts]);

  return {
    verdictOf: (facts) => known?.get(nameOf(facts)),
    total: lost.length,
    left: known ? left.length : lost.length,
    isRunning,
    failed,
    start: () => setWanted(true),
    stop: () => setWanted(false),
  };
}

/** The deals that were lost without the solver’s help, each once, the latest first. */
function lostDeals(games: readonly ListedGame[]): readonly LostDeal[] {
  const lost = games.filter((facts) => countedResult(facts) === 'lost' && !facts.winnable);
  lost.sort(newestFirst);
  return [...new Map(lost.map((deal) => [nameOf(deal), deal])).values()];
}

/** The verdicts that are remembered, and those added since; undefined while they are read. */
function useKnownVerdicts(lost: readonly LostDeal[], verdicts: Verdicts) {
  const [all, setAll] = useState<ReadonlyMap<string, Verdict>>();
  const names = [...new Set(lost.map(({ variant }) => variant))].join(' ');
  useEffect(() => {
    let isOver = false;
    async function read(): Promise<void> {
      const read = new Map<string, Verdict>();
      for (const variant of (names === '' ? [] : names.split(' ')) as readonly VariantId[]) {
        const ofGame = await verdicts.of(variant).catch(() => new Map<DealId, Verdict>());
        for (const [deal, verdict] of ofGame) read.set(nameOf({ variant, deal }), verdict);
      }
      if (!isOver) setAll((before) => new Map([...(before ?? []), ...read]));
    }
    void read();
    return () => {
      isOver = true;
    };
  }, [names, verdicts]);
  const add = useCallback(
    (found: ReadonlyMap<string, Verdict>) =>
      setAll((before) => new Map([...(before ?? []), ...found])),
    [],
  );
  return [all, add] as const;
}
