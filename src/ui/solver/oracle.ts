import type { KlondikeState } from '../../games/klondike/state';
import type { Solution } from '../../solver/solve';
import type { Question } from '../../solver/worker';

/** A solver in a worker of its own. A new question ends the one before, at once. */
export interface Oracle {
  /** The solution, or nothing where another question came first or the worker died. */
  readonly ask: (
    state: KlondikeState,
    ms: number,
    shorten?: boolean,
  ) => Promise<Solution | undefined>;
  readonly stop: () => void;
}

export function createOracle(): Oracle {
  let worker: Worker | undefined;
  let giveUp: (() => void) | undefined;

  function stop(): void {
    if (!giveUp) return;
    worker?.terminate();
    worker = undefined;
    giveUp();
    giveUp = undefined;
  }

  function ask(state: KlondikeState, ms: number, shorten = false): Promise<Solution | undefined> {
    stop();
    const asked =
      worker ?? new Worker(new URL('../../solver/worker.ts', import.meta.url), { type: 'module' });
    worker = asked;
    return new Promise((resolve) => {
      giveUp = () => resolve(undefined);
      asked.onmessage = ({ data }: MessageEvent<Solution>) => {
        giveUp = undefined;
        resolve(data);
      };
      asked.onerror = (event) => {
        event.preventDefault();
        stop();
      };
      asked.postMessage({ state, ms, shorten } satisfies Question);
    });
  }

  return { ask, stop };
}
