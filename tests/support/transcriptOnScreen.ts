import { rankKey, rankOf, suitOf } from '../../src/engine/card';
import { cardCharacter } from '../../src/engine/cardCharacters';
import { FULL_DECK } from '../../src/engine/deck';
import { countInEnglish } from '../../src/engine/english';

const SHOWN = new Map(
  FULL_DECK.map((card) => [
    cardCharacter(card),
    `${rankKey(rankOf(card))}${'♥♦♣♠'.charAt(suitOf(card))}\uFE0E`,
  ]),
);

/** A transcript as the page shows it: no brackets, and cards with signs. */
export const transcriptOnScreen = (text: string): string =>
  text
    .replaceAll(/^\]+$/gm, (deck) => `Deck: ${countInEnglish(deck.length, 'card')}`)
    .replaceAll(/(\[*)([\u{1F0A1}-\u{1F0DE}])/gu, (_, { length: covered }, card) =>
      [SHOWN.get(card), ...(covered > 0 ? [`+${covered}`] : [])].join(' '),
    );
