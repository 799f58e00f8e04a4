import { type GameId, gameOf } from '../../games/index';
import type { KlondikeState } from '../../games/klondike/state';
import { randomDeal } from '../../store/browser';
import { createSolverClient } from './solverClient';

/** Deals that are kept ready, and the milliseconds that may go into proving one. */
const READY = 3;
const PROOF_MS = 2_000;

/** Deals of a game that were proved to be winnable before anyone asks for one. */
export interface ReadyDeals {
  /** Whether there is one now. */
  readonly any: () => boolean;
  /** The next of them, as soon as there is one. Fails where there is no solver to prove it. */
  readonly take: () => Promise<string>;
  readonly stop: () => void;
}

export function readyDeals(id: GameId): ReadyDeals {
  const client = createSolverClient();
  const ready: string[] = [];
  const waiting: {
    readonly give: (deal: string) => void;
    readonly fail: (why: unknown) => void;
  }[] = [];
  let stopped = false;
  let searching = false;

  async function search(): Promise<void> {
    if (searching) return;
    searching = true;
    try {
      while (!stopped && (ready.length < READY || waiting.length > 0)) {
        const deal = randomDeal();
        const solution = await client.solve(gameOf(id).deal(deal) as KlondikeState, PROOF_MS);
        if (solution?.verdict !== 'winnable') continue;
        const first = waiting.shift();
        if (first) first.give(deal);
        else ready.push(deal);
      }
    } catch (why) {
      for (const { fail } of waiting.splice(0)) fail(why);
    }
    searching = false;
  }

  void search();
  return {
    any: () => ready.length > 0,
    take: () =>
      new Promise((give, fail) => {
        const deal = ready.shift();
        if (deal === undefined) waiting.push({ give, fail });
        else give(deal);
        void search();
      }),
    stop: () => {
      stopped = true;
      client.stop();
    },
  };
}
