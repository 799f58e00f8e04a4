import { type FastPlay, shufflesFrom } from '../../engine/fastShuffles';
import { fastScoreOf } from '../../games/fastPlay';
import type { VariantId } from '../../games/index';

/** Deals played for an estimate, from deal 0 on, so that everybody gets the same. */
const DEALS = 10_000;
/** Deals between two pauses, a few milliseconds of work, to keep the page responsive. */
const PART = 250;

const shares = new Map<VariantId, Promise<number>>();

/** The share of a game’s deals that are won, estimated to about half a per cent; undefined for a game without fast scores. */
export function deckWins(game: VariantId): Promise<number> | undefined {
  const fast = fastScoreOf(game);
  const known = shares.get(game);
  if (known || !fast) return known;
  const share = playDeals(fast);
  shares.set(game, share);
  return share;
}

async function playDeals(fast: FastPlay): Promise<number> {
  const shuffles = shufflesFrom('0', fast);
  let won = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    if (fast.scoreOf(shuffles) === fast.winningScore) won++;
    shuffles.next();
    if (deal % PART === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return won / DEALS;
}
