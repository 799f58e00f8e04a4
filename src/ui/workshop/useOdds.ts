import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { hasChoice } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { gameOf, type VariantId } from '../../games/index';
import { runJob } from '../../lab/pool';
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

/** Counts deals of a game while the page is open and visible. There is no game while the description has faults. */
export function useOdds(game: VariantId | undefined): ShownOdds {
  const { games } = useStores();
  const [shown, setShown] = useState<Omit<ShownOdds, 'retry'>>(NOTHING_COUNTED);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    if (!game) return;
    const odds = oddsOf(games, game);
    setShown(({ now, before }) => ({
      now: odds,
      before: [now, before].find((each) => each && isTelling(each) && each.game !== game),
      trouble: undefined,
    }));
    return countDeals(games, game, (part) => setShown((all) => ({ ...all, ...part })));
  }, [games, game, attempt]);
  return { ...shown, retry: () => setAttempt((before) => before + 1) };
}

const NOTHING_COUNTED = { now: undefined, before: undefined, trouble: undefined };

/** The odds found since the page was loaded, so that counting continues where it stopped. */
const foundBy = memoize((_: Stores['games']) => new Map<VariantId, OddsSoFar>());

const oddsOf = (games: Stores['games'], game: VariantId): OddsSoFar =>
  foundBy(games).get(game) ?? noOdds(game);

/** Counts deals of a game, and tells what it found. Returns what stops it. */
function countDeals(
  games: Stores['games'],
  game: VariantId,
  onChange: (part: Partial<Pick<ShownOdds, 'now' | 'trouble'>>) => void,
): () => void {
  let odds = oddsOf(games, game);
  let controller = new AbortController();

  function show(next: OddsSoFar): void {
    odds = next;
    foundBy(games).set(game, odds);
    onChange({ now: odds });
  }

  /** Where no choice changes the end, one player tells what all would do, and there is no solver. */
  const isFate = !hasChoice(gameOf(game));
  const players: readonly Exclude<Counted, 'solver'>[] = isFate ? ['hints'] : ['hints', 'careless'];

  /** Plays by the hints, or carelessly, in a worker of the lab. */
  function play(player: Exclude<Counted, 'solver'>, signal: AbortSignal): void {
    const { games: played, won } = odds.counts[player];
    if (played === MAX_DEALS) return;
    const job = { game, player, first: String(played), games: MAX_DEALS - played };
    const run = runJob(job, 1, ({ tally }) => {
      const total = { games: played + tally.games, won: won + tally.won, unknown: 0 };
      const counted = isFate ? COUNTED : [player];
      show(counted.reduce((before, who) => withCount(before, who, total), odds));
    });
    signal.addEventListener('abort', run.abandon);
  }

  async function solve(signal: AbortSignal): Promise<void> {
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
    const { signal } = controller;
    if (!isFate)
      solve(signal).catch(() => onChange({ trouble: t`The solver could not be started.` }));
    for (const player of players) play(player, signal);
  }

  function pause(): void {
    clearTimeout(timer);
    controller.abort();
  }

  function noteVisibility(): void {
    pause();
    if (document.visibilityState === 'visible') timer = setTimeout(start, QUIET_MS);
  }

  let timer = setTimeout(start, QUIET_MS);
  document.addEventListener('visibilitychange', noteVisibility);
  return () => {
    document.removeEventListener('visibilitychange', noteVisibility);
    pause();
  };
}
