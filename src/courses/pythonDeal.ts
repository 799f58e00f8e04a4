import { CARDS_IN_DECK } from '../engine/card';
import type { DealId } from '../engine/dealId';
import type { Pack } from '../engine/deck';
import { isMicrosoftDeal, microsoftNumber } from '../engine/microsoftDeal';

/** The lines of Python that shuffle the cards of a deal. */
export const pythonFor = (deal: DealId, pack: Pack): string =>
  isMicrosoftDeal(deal) ? microsoftInPython(microsoftNumber(deal)) : shuffleInPython(deal, pack);

/** Numbers cards as `Card` does: hearts, diamonds, clubs, spades, each from the ace. */
const microsoftInPython = (number: number): string =>
  `n, cards = ${number}, [13 * suit + rank for rank in range(13) for suit in (2, 1, 0, 3)]
state = n % 2**32
for i in range(51, 0, -1):
    state = (state * 214013 + 2531011) % 2**32
    high = state >> 16
    drawn = high + 1 if n >= 2**32 else high % 2**15 + (2**15 if n >= 2**31 else 0)
    cards[i], cards[drawn % (i + 1)] = cards[drawn % (i + 1)], cards[i]`;

const shuffleInPython = (deal: DealId, { decks = 1, suits }: Pack): string =>
  `import random\nrandom.seed(${deal})\ncards = list(range(${decks * CARDS_IN_DECK}))\nrandom.shuffle(cards)${suits ? facesInPython(suits) : ''}`;

/** Maps cards to faces in a game with fewer suits. */
const facesInPython = (suits: readonly number[]): string =>
  `\nfaces = [13 * [${suits.join(', ')}][card % 52 // ${CARDS_IN_DECK / suits.length}] + card % 13 for card in cards]`;
