import type { Game } from '../../engine/game';
import { hint } from './advice';
import { apply, type GolfMove, type GolfReason, legalMoves, status } from './rules';
import { cardsLeft, dealGolf, type GolfState } from './state';
import { movesFor, view } from './table';
import {
  ended,
  explainFor,
  formatMove,
  formatState,
  MOVE_HELP,
  narrate,
  parseMove,
  suggest,
} from './text';

/** Golf; with `wrap`, ace and king follow each other. */
export const golf = (wrap: boolean): Game<GolfState, GolfMove, GolfReason> => ({
  name: 'Golf',
  about: 'Play seven columns away, one rank up or down at a time.',
  howToPlay: [
    'Play all cards of the seven columns to the waste. Only the last card of a column can be played.',
    'A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.',
    wrap
      ? 'Ace and king follow each other: an ace goes on a king, and a king on an ace.'
      : 'Nothing goes on a king, and only a 2 goes on an ace.',
    'A click on the stock turns its top card to the waste. There is one pass.',
    'Your score is the number of cards left in the columns: the fewer, the better.',
  ],
  rules: {
    deal: (deal, deck) => dealGolf(wrap, deal, deck),
    legalMoves,
    apply,
    status,
    score: cardsLeft,
    scoreLabel: 'Number of cards left',
    bestScore: 0,
  },
  table: { view, movesFor },
  text: {
    moveHelp: MOVE_HELP,
    formatState,
    formatMove,
    parseMove,
    explain: explainFor(wrap),
    narrate,
    suggest,
    ended,
  },
  advice: { hint },
});
