import { CARDS_IN_DECK, CARDS_IN_SUIT, KING } from '../../engine/card';
import type { Shuffles } from '../../engine/fastShuffles';

/** Played out on typed arrays that are used again for every deal; the tests hold each equal to its rules. */
const deck = new Uint8Array(CARDS_IN_DECK);

function shuffleAll(shuffles: Shuffles): void {
  for (let card = 0; card < CARDS_IN_DECK; card++) deck[card] = card;
  shuffles.begin(deck, CARDS_IN_DECK, 0);
  shuffles.finish(CARDS_IN_DECK);
}

const PILE = 4;
const turned = new Uint8Array(CARDS_IN_SUIT);

/** The cards turned in Perditio Tempus. Pile p lies at 48 − 4p in the deck, the first to be turned first. */
export function perditioFastScore(shuffles: Shuffles): number {
  shuffleAll(shuffles);
  turned.fill(0);
  let pile = 0;
  let count = 0;
  for (let n = turned[0] as number; n < PILE; n = turned[pile] as number) {
    turned[pile] = n + 1;
    pile = (deck[CARDS_IN_DECK - PILE - PILE * pile + n] as number) % CARDS_IN_SUIT;
    count++;
  }
  return count;
}

const ROUNDS = 4;
const DRAWN = 16;
const PICTURES = 12;
const JACK = 10;
const aside = new Uint8Array(CARDS_IN_DECK);

/** The pictures put aside in Twelve Pictures: each drawing is as large as the pictures of the one before. */
export function picturesFastScore(shuffles: Shuffles): number {
  aside.fill(0);
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let cards = 0;
    for (let card = 0; card < CARDS_IN_DECK; card++) {
      if (aside[card] === 0) deck[cards++] = card;
    }
    shuffles.begin(deck, cards, round);
    let draw = DRAWN;
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
}

const uncovered = new Uint8Array(CARDS_IN_DECK);
/** The highest rank of each suit's rising stack, and the lowest of its falling one. */
const up = new Int8Array(4);
const down = new Int8Array(4);

/** The cards left in Eight Stacks. */
export function stacksFastScore(shuffles: Shuffles): number {
  shuffleAll(shuffles);
  up.fill(-1);
  down.fill(KING + 1);
  let cards = CARDS_IN_DECK;
  for (;;) {
    let open = 0;
    let left = cards;
    while (left > 0) {
      for (let n = 0; n < 3 && left > 0; n++) uncovered[open++] = deck[--left] as number;
      while (open > 0) {
        const card = uncovered[open - 1] as number;
        const suit = (card / CARDS_IN_SUIT) | 0;
        const rank = card - suit * CARDS_IN_SUIT;
        const low = (up[suit] as number) + 1;
        const high = (down[suit] as number) - 1;
        // A card that fits both rows goes up, but a king starts its own stack; a second ace or king there is none.
        if (rank === KING) down[suit] = rank;
        else if (rank === low) up[suit] = rank;
        else if (rank === high && high < KING) down[suit] = rank;
        else break;
        open--;
      }
    }
    if (open === 0 || open === cards) return open;
    for (let i = 0; i < open; i++) deck[i] = uncovered[open - 1 - i] as number;
    cards = open;
  }
}
