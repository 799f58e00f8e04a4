import { offsetDeal } from '../engine/dealId';
import type { DealScore } from '../engine/game';
import { plantFault } from '../games/plantedFaults';
import type { Job } from '../lab/job';
import { finalState, scoreOf } from '../lab/players';
import { simulate } from '../lab/simulate';
import type { Tally } from '../lab/tally';
import { type DealVerdict, type VerdictRun, verdictsOn } from '../lab/verdictRun';

/** A job, perhaps of the game with a planted fault. */
export type PlayedJob = Job & { readonly fault?: string | undefined };

export type Part = PlayedJob | VerdictRun;

/** What playing a part gives: a tally, or verdicts. */
export type ResultOf<P extends Part> = P extends Job ? Tally : readonly DealVerdict[];

/** Plays a part in this thread. */
export const playPart = <P extends Part>(part: P): ResultOf<P> =>
  ('player' in part ? simulate(part, faultyScorer(part)).tally : verdictsOn(part)) as ResultOf<P>;

/** Plays a deal by the rules of the faulty game; undefined for a job without a fault. Throws if there is no such fault. */
function faultyScorer({ game, fault, first }: PlayedJob): ((n: number) => DealScore) | undefined {
  if (fault === undefined) return undefined;
  const planted = plantFault(game, fault);
  if (!planted.ok) throw new Error(planted.error);
  const faulty = planted.value;
  return (n) => scoreOf(faulty, finalState(faulty, 'automatic', offsetDeal(first, n)));
}
