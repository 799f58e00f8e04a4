import { type GameId, gameOf } from '../../games';
import type { KlondikeState } from '../../games/klondike/state';
import { randomDeal } from '../../store/browser';
import { createOracle } from './oracle';

/** Deals that are kept ready, and the milliseconds that may go into proving one. */
const READY = 3;
const PROOF_MS = 2_000;

/** Deals of a game that were proved to be winnable before anyone asks for one. */
export interface ReadyDeals {
  /** The next of them, as soon as there is one. */
  readonly take: () => Promise<string>;
  readonly stop: () => void;
}

export function readyDeals(id: GameId): ReadyDeals {
  const oracle = createOracle();
  const ready: string[] = [];
  const waiting: ((deal: string) => void)[] = [];
  let stopped = false;
  let searching = false;

  async function search(): Promise<void> {
    if (searching) return;
    searching = true;
    while (!stopped && (ready.length < READY || waiting.length > 0)) {
      const deal = randomDeal();
      const solution = await oracle.ask(gameOf(id).deal(deal) as KlondikeState, PROOF_MS);
      if (solution?.verdict !== 'winnable') continue;
      const first = waiting.shift();
      if (first) first(deal);
      else ready.push(deal);
    }
    searching = false;
  }

  void search();
  return {
    take: () =>
      new Promise((resolve) => {
        const deal = ready.shift();
        if (deal === undefined) waiting.push(resolve);
        else resolve(deal);
        void search();
      }),
    stop: () => {
      stopped = true;
      oracle.stop();
    },
  };
}
