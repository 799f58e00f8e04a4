import { shufflesFrom } from '../../engine/fastShuffles';
import { type FastScore, fastScoreOf } from '../../games/fastPlay';
import type { VariantId } from '../../games/index';

/** How many deals are played to estimate a share, from deal 0 on: the same for everybody. */
const DEALS = 10_000;
/** Played in one go: a few milliseconds, so that the page stays quick. */
const PART = 250;

const shares = new Map<VariantId, Promise<number>>();

/**
 * The share of deals that are won, of a game that no choice can change and that has a fast play; estimated to about half
 * a per cent. Undefined of any other game.
 */
export function deckWins(game: VariantId): Promise<number> | undefined {
  const fast = fastScoreOf(game);
  const known = shares.get(game);
  if (known || !fast) return known;
  const share = playDeals(fast);
  shares.set(game, share);
  return share;
}

async function playDeals(fast: FastScore): Promise<number> {
  const shuffles = shufflesFrom('0', DEALS, fast);
  let won = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    if (fast.scoreOf(shuffles) === fast.winningScore) won++;
    shuffles.next();
    if (deal % PART === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return won / DEALS;
}
