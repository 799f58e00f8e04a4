import { READY } from '../workers/workerLink';
import type { Job } from './job';
import { countMoves, type ShuffleName } from './shuffleStudy';
import { simulate } from './simulate';

/** A job, answered by its `SimulationResult`; or a shuffle to be counted, answered by `countMoves`. */
export type LabRequest =
  | { readonly kind: 'simulate'; readonly job: Job }
  | {
      readonly kind: 'shuffle';
      readonly name: ShuffleName;
      readonly cards: number;
      readonly times: number;
      readonly passes: number;
    };

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  self.postMessage(
    data.kind === 'simulate'
      ? simulate(data.job)
      : countMoves(data.name, data.cards, data.times, data.passes),
  );
});

self.postMessage(READY);
