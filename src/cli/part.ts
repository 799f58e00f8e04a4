import { playOut } from '../engine/autoplay';
import { offsetDeal } from '../engine/dealId';
import { present } from '../engine/history';
import { plantFault } from '../games/plantedFaults';
import type { Job } from '../lab/job';
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
  const game = plantFault(job.game, fault);
  if (!game.ok) throw new Error(game.error);
  const { rules } = game.value;
  const scores: Record<number, number> = {};
  let won = 0;
  for (let n = 0; n < job.games; n++) {
    const end = present(playOut(game.value, rules.deal(offsetDeal(job.first, n))));
    const score = rules.score(end);
    scores[score] = (scores[score] ?? 0) + 1;
    if (rules.status(end) === 'won') won++;
  }
  return { ...job, won, scores };
}
