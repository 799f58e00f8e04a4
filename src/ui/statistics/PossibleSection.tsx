import { plural, t } from '@lingui/core/macro';
import { useCallback, useMemo } from 'react';
import { askLostDeal } from '../../analysis/verdicts';
import type { DealId } from '../../engine/dealId';
import type { Verdict } from '../../engine/game';
import { dealName, type VariantDeal } from '../../games/index';
import { type ListedGame, newestFirst } from '../../persistence/record';
import {
  byGame,
  countedGames,
  countedResult,
  countPossible,
  finishedDeals,
} from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { useStores } from '../parts/context';
import { solverServiceOf } from '../parts/sharedSolver';
import { describePossible, describeWinnable, partsOf } from './possible';
import { ShareBar } from './ShareBar';
import { useBackgroundWork } from './useBackgroundWork';
import { WorkControls } from './WorkControls';

/** With more deals than this, the solver starts only when the player asks. */
const MAX_UNASKED = 200;

/** What was possible in the deals that a solver can judge, beside what was won. A deal counts once, as in the figures above. */
export function PossibleSection({ facts }: { readonly facts: readonly ListedGame[] }) {
  const games = useMemo(() => {
    const solved = new Set([...byGame(facts).keys()].filter(hasSolver));
    return countedGames(facts.filter(({ variant }) => solved.has(variant)));
  }, [facts]);
  const ended = useMemo(() => finishedDeals(games), [games]);
  const work = useLostDeals(games);
  if (ended.games === 0) return null;
  const possible = countPossible(games, work.answerOf);
  const { left } = work;
  return (
    <section className="panel">
      <h2>{t`What was possible`}</h2>
      <p className="statistics-sentence">{describePossible(possible, ended)}</p>
      <ShareBar parts={partsOf(possible, ended)} total={ended.games} />
      <p className="note">{describeWinnable(possible, ended)}</p>
      <WorkControls
        work={work}
        name={t`Deals judged by the solver`}
        running={plural(left, {
          one: 'The solver is judging # deal that you lost…',
          other: 'The solver is judging # deals that you lost…',
        })}
        offer={plural(left, {
          one: 'Let the solver judge # deal that you lost',
          other: 'Let the solver judge # deals that you lost',
        })}
      />
    </section>
  );
}

/** The verdicts on the deals that were lost, the latest first. `games` has one game of each deal, and all have a solver. */
function useLostDeals(games: readonly ListedGame[]) {
  const service = solverServiceOf(useStores().games);
  const items = useMemo(() => lostDeals(games), [games]);
  const stored = service.memory.deals;
  const read = useCallback(
    async (lost: readonly VariantDeal[]) => {
      const verdicts = new Map<string, Verdict>();
      for (const variant of new Set(lost.map((each) => each.variant))) {
        const ofGame = await stored(variant).catch(() => new Map<DealId, Verdict>());
        for (const [deal, verdict] of ofGame) verdicts.set(dealName({ variant, deal }), verdict);
      }
      return verdicts;
    },
    [stored],
  );
  const ask = useCallback(
    (deal: VariantDeal, signal: AbortSignal) => askLostDeal(service, deal, signal),
    [service],
  );
  return useBackgroundWork({ items, nameOf: dealName, read, ask, maxUnasked: MAX_UNASKED });
}

/** The deals that were lost without the solver’s help, the latest first. */
const lostDeals = (games: readonly ListedGame[]): readonly VariantDeal[] =>
  games.filter((facts) => countedResult(facts) === 'lost' && !facts.winnable).sort(newestFirst);
