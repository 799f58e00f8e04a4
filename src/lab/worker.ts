import type { Job } from './job';
import { type ShuffleName, whereTo } from './shuffleStudy';
import { type Played, simulate } from './simulate';

/** What the worker is asked, and what it answers. */
export type LabRequest =
  | { readonly kind: 'simulate'; readonly job: Job }
  | {
      readonly kind: 'where to';
      readonly name: ShuffleName;
      readonly cards: number;
      readonly times: number;
    };
export type LabResponse = Played | readonly Uint32Array[];

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  const reply: LabResponse =
    data.kind === 'simulate' ? simulate(data.job) : whereTo(data.name, data.cards, data.times);
  self.postMessage(reply);
});
