import { t } from '@lingui/core/macro';
import { chainHint, columnTexts } from '../peeling/columns';
import { peelGame } from '../peeling/peelGame';
import { COLUMNS, dealGolf, RULES } from './rules';
import { view } from './table';

/** Golf; with `wrap`, ace and king follow each other. */
export const golf = (wrap: boolean) =>
  peelGame(RULES, {
    name: t`Golf`,
    about: t`Play seven columns away, one rank up or down at a time.`,
    howToPlay: () => [
      t`Play all cards of the seven columns to the waste. Only the last card of a column can be played.`,
      t`A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.`,
      wrap
        ? t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`
        : t`Nothing goes on a king, and only a 2 goes on an ace.`,
      t`A click on the stock turns its top card to the waste. There is one pass.`,
      t`Your score is the number of cards left in the columns: the fewer, the better.`,
    ],
    wrap,
    deal: (deal, deck) => dealGolf(wrap, deal, deck),
    view,
    hint: (state) => chainHint(RULES, state),
    ...columnTexts(COLUMNS),
  });
