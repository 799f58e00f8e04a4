import type { Job } from '../lab/job';
import { simulate } from '../lab/simulate';
import type { Tally } from '../lab/tally';
import { type DealVerdict, type VerdictRun, verdictsOn } from '../lab/verdictRun';

/** A part of a run. */
export type Part = Job | VerdictRun;

/** What playing a part gives: a tally, or verdicts. */
export type ResultOf<P extends Part> = P extends Job ? Tally : readonly DealVerdict[];

/** Plays a part in this thread. */
export const playPart = <P extends Part>(part: P): ResultOf<P> =>
  ('player' in part ? simulate(part).tally : verdictsOn(part)) as ResultOf<P>;
