import type { Job } from './job';
import { countRisingSequences, type RiffleTrials } from './riffles';
import { countMoves, type ShuffleName } from './shuffleStudy';
import { simulate } from './simulate';

/** Shuffles to count, answered by `countMoves` or `countRisingSequences`. */
export type ShuffleRequest =
  | {
      readonly kind: 'shuffle';
      readonly name: ShuffleName;
      readonly cards: number;
      readonly times: number;
      readonly passes: number;
    }
  | (RiffleTrials & { readonly kind: 'riffles' });

/** A request to a worker of the lab: a job, answered by its `SimulationResult`, or shuffles to count. */
export type LabRequest = { readonly kind: 'simulate'; readonly job: Job } | ShuffleRequest;

/** Answers a request. */
export function answer(request: LabRequest) {
  if (request.kind === 'simulate') return simulate(request.job);
  if (request.kind === 'riffles') return countRisingSequences(request);
  const { name, cards, times, passes } = request;
  return countMoves(name, cards, times, passes);
}
