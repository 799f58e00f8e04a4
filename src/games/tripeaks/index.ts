import type { Game } from '../../engine/game';
import { cardsLeft } from '../peeling/layout';
import { hint } from './advice';
import { apply, legalMoves, status, type TriPeaksMove, type TriPeaksReason } from './rules';
import { dealTriPeaks, type TriPeaksState } from './state';
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

/** TriPeaks; with `wrap`, ace and king follow each other. */
export const tripeaks = (wrap: boolean): Game<TriPeaksState, TriPeaksMove, TriPeaksReason> => ({
  name: 'TriPeaks',
  about: 'Take three peaks down, one rank up or down at a time.',
  howToPlay: [
    'Play all cards of the three peaks to the waste. Only cards that no other card lies on can be played.',
    'A card goes on the waste if it is one rank higher or lower than the card there. Suits do not matter.',
    wrap
      ? 'Ace and king follow each other: an ace goes on a king, and a king on an ace.'
      : 'Ace and king do not follow each other: only a 2 goes on an ace, and only a queen on a king.',
    'A face-down card is turned up as soon as no card lies on it.',
    'A click on the stock turns its top card to the waste. There is one pass.',
    'Your score is the number of cards left in the peaks: the fewer, the better.',
  ],
  rules: {
    deal: (deal, deck) => dealTriPeaks(wrap, deal, deck),
    legalMoves,
    apply,
    status,
    score: ({ places }) => cardsLeft(places),
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
