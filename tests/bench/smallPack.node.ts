import { estimate } from '../../src/chance/estimate';
import { type KlondikePosition, openKlondikeDeals } from '../../src/chance/klondikeDeals';
import type { Place } from '../../src/chance/possibleDeals';
import { wilson } from '../../src/engine/interval';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { selectionShuffle } from '../../src/engine/shuffle';
import { runToEnd } from '../../src/solver/gameSolver';
import { cardOf } from '../../src/solver/klondike/core/cards';
import { openBestPlay, shareOfOrders } from '../support/bestPlay';
import { klondikeSetup } from '../support/klondike';
import { report } from './report';

// How far the fair player is from the best play without peeking, on Klondike with a pack so small that the best play can be found.

const RANKS = 5;
const SUITS = [0, 1, 2, 3];
const PILES = 4;
const DRAW = 3;
const DEALS = 150;
/** Visits that decide every position in which all cards are known. */
const ENOUGH = 200_000;

/** A small deal as its player knows it after a look through the stock, and how its cards lie. */
interface SmallDeal {
  readonly known: KlondikePosition;
  readonly piles: readonly (readonly number[])[];
}

function smallDeal(n: number): SmallDeal {
  const { randomBelow } = pythonRandom(String(n));
  const pack = SUITS.flatMap((suit) =>
    Array.from({ length: RANKS }, (_, rank) => cardOf(rank, suit)),
  );
  const deck = selectionShuffle(pack, randomBelow);
  const piles = Array.from({ length: PILES }, (_, p) => deck.splice(0, p + 1));
  const unknownPlaces: readonly Place[] = piles.flatMap((cards, pile) =>
    cards.slice(1).map((_, index) => ({ pile, index })),
  );
  const unknownCards = piles.flatMap((cards) => cards.slice(0, -1)).sort((a, b) => a - b);
  const next = unknownCards.values();
  const covered = piles.map((cards) => [
    ...cards.slice(1).map(() => next.next().value as number),
    cards.at(-1) as number,
  ]);
  const problem = {
    ...{ ranks: RANKS, suits: SUITS, draw: DRAW, foundations: [0, 0, 0, 0] },
    ...{ piles: covered, attached: [], stock: deck, waste: 0 },
  };
  return { known: { problem, unknownCards, unknownPlaces }, piles };
}

const deals = openKlondikeDeals(klondikeSetup());
const sum = { won: 0, best: 0, share: 0, lost: 0, squares: 0, decisions: 0, worse: 0 };
const begun = process.cpuUsage().user;
for (let n = 0; n < DEALS; n++) {
  const { known, piles } = smallDeal(n);
  const best = openBestPlay(deals);
  sum.best += best.valueAt(known);
  sum.share += shareOfOrders(deals, known);
  let position = known;
  let lost = 0;
  for (let at = 0; position.unknownCards.length > 0; at++) {
    const [choice] = runToEnd(estimate(deals, position, at));
    if (!choice) break;
    const { decision } = choice;
    const behind = best.valueAt(position) - best.valueAfter(position, decision);
    lost += behind;
    sum.decisions++;
    if (behind > 1e-9) sum.worse++;
    const { turns } = decision;
    position = deals.after(position, decision, turns && piles[turns.pile]?.[turns.index]);
  }
  sum.lost += lost;
  sum.squares += lost * lost;
  if (position.unknownCards.length === 0)
    sum.won += runToEnd(deals.trial(position, undefined, 0, 1, ENOUGH))?.wins ?? 0;
}
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const { low, high } = wilson(sum.won, DEALS);
const mean = sum.lost / DEALS;
const error = Math.sqrt((sum.squares / DEALS - mean * mean) / DEALS);
report(`small pack, ${DEALS} deals: could be won`, percent(sum.share / DEALS));
report('the best play without peeking wins', percent(sum.best / DEALS));
report('the fair player won', `${sum.won} (${percent(low)} to ${percent(high)})`);
report('its decisions lose, in all of a game', `${percent(mean)} ± ${percent(error)}`);
report('decisions that were not the best', `${sum.worse} of ${sum.decisions}`);
report('time a deal', `${((process.cpuUsage().user - begun) / DEALS / 1000).toFixed(0)} ms`);
