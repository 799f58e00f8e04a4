import type { KlondikeState } from '../games/klondike/state';
import { type Solution, solve } from './solve';

/** A position to be judged, the milliseconds that may be spent on it, and whether its line is to be a short one. */
export interface Question {
  readonly state: KlondikeState;
  readonly ms: number;
  readonly shorten: boolean;
}

self.addEventListener('message', ({ data: { state, ms, shorten } }: MessageEvent<Question>) => {
  const end = performance.now() + ms;
  const solution: Solution = solve(state, () => performance.now() < end, shorten);
  self.postMessage(solution);
});
