import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { hasChoice } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { gameOf, type VariantId } from '../../games/index';
import { type Run, runJob } from '../../lab/pool';
import { withTranslations } from '../../locales/languages';
import type { Stores } from '../../store/stores';
import {
  addVerdict,
  COUNTED,
  type Counted,
  isTelling,
  MAX_DEALS,
  noOdds,
  type OddsSoFar,
  withCount,
} from '../../workshop/odds';
import { useStores } from '../parts/context';

/** Milliseconds without a change before the first deal is tried. */
const QUIET_MS = 500;
/** The solver’s time for one deal, in milliseconds; after it the deal is unknown. */
const DEAL_MS = 1_500;

/** The odds of a game, and those of the game before it, to compare with. */
export interface ShownOdds {
  readonly now: OddsSoFar | undefined;
  readonly before: OddsSoFar | undefined;
  /** A sentence if the solver has failed. */
  readonly trouble: string | undefined;
  /** Starts the solver again after a failure. */
  readonly retry: () => void;
}

/**
 * Counts deals of a game while the page is open and visible. It counts none without a game, for example while the description
 * has faults.
 */
export function useOdds(game: VariantId | undefined): ShownOdds {
  const { games } = useStores();
  const [{ state, count, stop }] = useState(() => createCounter(games));
  useEffect(() => {
    count(game);
    return stop;
  }, [count, stop, game]);
  return { ...useStore(state), retry: () => count(game) };
}

/** The odds found since the page was loaded, so that counting continues where it stopped. */
const foundBy = memoize((_: Stores['games']) => new Map<VariantId, OddsSoFar>());

/** Counts deals of one game at a time. */
function createCounter(games: Stores['games']) {
  const found = foundBy(games);
  const state = createStore<Omit<ShownOdds, 'retry'>>(() => ({
    now: undefined,
    before: undefined,
    trouble: undefined,
  }));

  /** Stops counting. */
  let stop = (): void => undefined;

  /** Counts deals of a game, and no longer those of the game before. */
  function count(id: VariantId | undefined): void {
    stop();
    if (!id) return;
    const game = id;
    const { now, before } = state.getState();
    let odds = found.get(game) ?? noOdds(game);
    let runs: readonly Run[] = [];
    let controller = new AbortController();
    state.setState({
      now: odds,
      before: [now, before].find((each) => each && isTelling(each) && each.game !== game),
      trouble: undefined,
    });

    function show(next: OddsSoFar): void {
      odds = next;
      found.set(game, odds);
      state.setState({ now: odds });
    }

    /** Where no choice changes the end, one player tells what all would do, and there is no solver. */
    const isFate = !hasChoice(gameOf(game));
    const players: readonly Exclude<Counted, 'solver'>[] = isFate
      ? ['hints']
      : ['hints', 'careless'];

    /** Plays by the hints, or carelessly, in a worker of the lab. */
    function play(player: Exclude<Counted, 'solver'>): Run {
      const { games: played, won } = odds.counts[player];
      const job = { game, player, first: String(played), games: MAX_DEALS - played };
      return runJob(job, 1, ({ tally }) => {
        const total = { games: played + tally.games, won: won + tally.won, unknown: 0 };
        const told = isFate ? COUNTED : [player];
        show(told.reduce((before, who) => withCount(before, who, total), odds));
      });
    }

    async function solve({ signal }: AbortController): Promise<void> {
      const { solverServiceOf } = await withTranslations(import('../parts/sharedSolver'));
      const { client } = solverServiceOf(games);
      for (let n = odds.counts.solver.games; n < MAX_DEALS && !signal.aborted; n++) {
        const dealt = gameOf(game).rules.deal(String(n));
        const question = { wanted: 'verdict', id: game, state: dealt, ms: DEAL_MS } as const;
        const solution = await client.ask(question, { priority: 'dealsAhead', signal });
        if (!solution) return;
        show(withCount(odds, 'solver', addVerdict(odds.counts.solver, solution.verdict)));
      }
    }

    function start(): void {
      controller = new AbortController();
      if (!isFate)
        solve(controller).catch(() =>
          state.setState({ trouble: t`The solver could not be started.` }),
        );
      runs = players.flatMap((player) =>
        odds.counts[player].games < MAX_DEALS ? [play(player)] : [],
      );
    }

    function pause(): void {
      clearTimeout(timer);
      controller.abort();
      for (const run of runs) run.abandon();
      runs = [];
    }

    function noteVisibility(): void {
      pause();
      if (document.visibilityState === 'visible') timer = setTimeout(start, QUIET_MS);
    }

    let timer = setTimeout(start, QUIET_MS);
    document.addEventListener('visibilitychange', noteVisibility);
    stop = () => {
      document.removeEventListener('visibilitychange', noteVisibility);
      pause();
    };
  }

  return { state, count, stop: () => stop() };
}
