import { offsetDeal } from '../engine/dealId';
import { plantFault } from '../games/plantedFaults';
import type { Job } from '../lab/job';
import { finalState, scoreOf } from '../lab/players';
import { simulate } from '../lab/simulate';
import type { Tally } from '../lab/tally';
import { type DealVerdict, type VerdictRun, verdictsOn } from '../lab/verdictRun';

/** A job of the game with a planted fault. */
export type FaultyJob = Job & { readonly fault: string };

/** A part of a run. */
export type Part = Job | FaultyJob | VerdictRun;

/** What playing a part gives: a tally, or verdicts. */
export type ResultOf<P extends Part> = P extends Job ? Tally : readonly DealVerdict[];

/** Plays a part in this thread. */
export const playPart = <P extends Part>(part: P): ResultOf<P> =>
  ('fault' in part
    ? simulateFaulty(part)
    : 'player' in part
      ? simulate(part).tally
      : verdictsOn(part)) as ResultOf<P>;

/** Plays a job by the rules of the faulty game. Throws if there is no such fault. */
function simulateFaulty({ fault, ...job }: FaultyJob): Tally {
  const planted = plantFault(job.game, fault);
  if (!planted.ok) throw new Error(planted.error);
  const game = planted.value;
  return simulate(job, (n) =>
    scoreOf(game, finalState(game, 'automatic', offsetDeal(job.first, n))),
  ).tally;
}
