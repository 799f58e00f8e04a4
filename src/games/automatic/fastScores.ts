import { CARDS_IN_DECK, CARDS_IN_SUIT, JACK, KING } from '../../engine/card';
import type { Shuffles } from '../../engine/fastShuffles';

// Each function plays out the current deal on typed arrays, which are reused for every deal. A contract test
// compares every score with the game’s rules.

const deck = new Uint8Array(CARDS_IN_DECK);

/** Shuffles a full deck. */
function shuffleAll(shuffles: Shuffles): void {
  for (let card = 0; card < CARDS_IN_DECK; card++) deck[card] = card;
  shuffles.begin(deck, CARDS_IN_DECK, 0);
  shuffles.finish(CARDS_IN_DECK);
}

const CARDS_IN_PILE = 4;
/** Number of cards turned of each pile. */
const turned = new Uint8Array(CARDS_IN_SUIT);

/** The number of cards turned in Perditio Tempus. Pile p (from 0) is at 48 − 4p in the deck, its top card first. */
export function perditioFastScore(shuffles: Shuffles): number {
  shuffleAll(shuffles);
  turned.fill(0);
  let pile = 0;
  let count = 0;
  for (let n = turned[0] as number; n < CARDS_IN_PILE; n = turned[pile] as number) {
    turned[pile] = n + 1;
    pile =
      (deck[CARDS_IN_DECK - CARDS_IN_PILE - CARDS_IN_PILE * pile + n] as number) % CARDS_IN_SUIT;
    count++;
  }
  return count;
}

const PLACES = 16;
const PICTURES = 12;
/** 1 for each card that is put aside. */
const aside = new Uint8Array(CARDS_IN_DECK);

/** The number of pictures put aside in Twelve Pictures. Each draw has as many cards as the last one had pictures. */
export const picturesFastScore =
  (rounds: number) =>
  (shuffles: Shuffles): number => {
    aside.fill(0);
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      let cards = 0;
      for (let card = 0; card < CARDS_IN_DECK; card++) {
        if (aside[card] === 0) deck[cards++] = card;
      }
      shuffles.begin(deck, cards, round);
      let draw = PLACES;
      while (draw > 0) {
        let pictures = 0;
        shuffles.finish(draw);
        for (; draw > 0; draw--) {
          const card = deck[--cards] as number;
          if (card % CARDS_IN_SUIT < JACK) continue;
          aside[card] = 1;
          pictures++;
        }
        found += pictures;
        if (found === PICTURES) return found;
        draw = pictures;
      }
    }
    return found;
  };

/** The uncovered cards, the top one last. */
const uncovered = new Uint8Array(CARDS_IN_DECK);
/** The top rank of each suit’s increasing stack (−1 while empty) and of its decreasing stack (13 while empty). */
const up = new Int8Array(4);
const down = new Int8Array(4);

/** The number of cards left in Eight Stacks. */
export const stacksFastScore =
  (drawn: number) =>
  (shuffles: Shuffles): number => {
    shuffleAll(shuffles);
    up.fill(-1);
    down.fill(KING + 1);
    let cards = CARDS_IN_DECK;
    for (;;) {
      let uncoveredCount = 0;
      let left = cards;
      while (left > 0) {
        for (let n = 0; n < drawn && left > 0; n++)
          uncovered[uncoveredCount++] = deck[--left] as number;
        while (uncoveredCount > 0) {
          const card = uncovered[uncoveredCount - 1] as number;
          const suit = (card / CARDS_IN_SUIT) | 0;
          const rank = card - suit * CARDS_IN_SUIT;
          const low = (up[suit] as number) + 1;
          const high = (down[suit] as number) - 1;
          // A card that fits both stacks goes up, but a king always starts its own.
          if (rank === KING) down[suit] = rank;
          else if (rank === low) up[suit] = rank;
          else if (rank === high && high < KING) down[suit] = rank;
          else break;
          uncoveredCount--;
        }
      }
      if (uncoveredCount === 0 || uncoveredCount === cards) return uncoveredCount;
      for (let i = 0; i < uncoveredCount; i++)
        deck[i] = uncovered[uncoveredCount - 1 - i] as number;
      cards = uncoveredCount;
    }
  };
