import { chainHint, columnTexts } from '../peeling/columns';
import { peelGame } from '../peeling/peelGame';
import { COLUMNS, dealGolf, RULES } from './rules';
import { view } from './table';

/** Golf; with `wrap`, ace and king follow each other. */
export const golf = (wrap: boolean) =>
  peelGame(RULES, {
    name: 'Golf',
    about: 'Play seven columns away, one rank up or down at a time.',
    howToPlay: () => [
      'Play all cards of the seven columns to the waste. Only the last card of a column can be played.',
      'A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.',
      wrap
        ? 'Ace and king follow each other: an ace goes on a king, and a king on an ace.'
        : 'Nothing goes on a king, and only a 2 goes on an ace.',
      'A click on the stock turns its top card to the waste. There is one pass.',
      'Your score is the number of cards left in the columns: the fewer, the better.',
    ],
    wrap,
    deal: (deal, deck) => dealGolf(wrap, deal, deck),
    view,
    hint: (state) => chainHint(RULES, state),
    ...columnTexts(COLUMNS),
  });
