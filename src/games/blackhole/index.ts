import { t } from '@lingui/core/macro';
import { chainHint, columnTexts } from '../peeling/columns';
import { peelGame } from '../peeling/peelGame';
import { COLUMNS, dealBlackHole, RULES } from './rules';
import { view } from './table';

/** With seventeen columns, longer chains take the hint too long. */
const LOOK_AHEAD = 5;

/** Black Hole. */
export const blackHole = () =>
  peelGame(RULES, {
    name: t`Black Hole`,
    about: t`Drop all cards into the hole, one rank up or down at a time.`,
    howToPlay: () => [
      t`The ace of spades lies in the hole. Play all other cards on it, one after another. Only the last card of a column can be played.`,
      t`A card goes into the hole if it is one rank higher or lower than the card there. Suits do not matter.`,
      t`Ace and king follow each other: an ace goes on a king, and a king on an ace.`,
      t`All cards lie face up, and there is no stock: what you see is all there is.`,
      t`Your score is the number of cards left in the columns: the fewer, the better.`,
    ],
    wrap: true,
    waste: 'hole',
    deal: (deal, deck) => dealBlackHole(deal, deck),
    view,
    hint: (state) => chainHint(RULES, state, LOOK_AHEAD),
    ...columnTexts(COLUMNS),
  });
