import type { KlondikeState } from '../games/klondike/state';
import { type Solution, solve } from './solve';

/** A position to be judged, and the milliseconds that may be spent on it. */
export interface Question {
  readonly state: KlondikeState;
  readonly ms: number;
}

self.addEventListener('message', ({ data: { state, ms } }: MessageEvent<Question>) => {
  const end = performance.now() + ms;
  const solution: Solution = solve(state, () => performance.now() < end);
  self.postMessage(solution);
});
