import { CARDS_IN_DECK } from '../../engine/card';
import type { Game } from '../../engine/game';
import { finish, hint, safeMove } from './advice';
import { type KlondikeMove, legalMoves } from './moves';
import { apply, type KlondikeReason, status } from './rules';
import { cardsOnFoundations, type Draw, dealKlondike, isWon, type KlondikeState } from './state';
import { movesFor, view } from './table';
import { explain, formatMove, formatState, MOVE_HELP, narrate, parseMove, suggest } from './text';

const STUCK = 'No more moves: no card can be played, not even from the stock.';

/** Klondike, with one or three cards turned at a time. */
export const klondike = (draw: Draw): Game<KlondikeState, KlondikeMove, KlondikeReason> => ({
  name: draw === 3 ? 'Klondike, draw three' : 'Klondike, draw one',
  about:
    draw === 3
      ? 'Build four suits up from the ace; the stock turns three cards at a time.'
      : 'Build four suits up from the ace; the stock turns one card at a time.',
  howToPlay: [
    'Build each of the four foundations up in one suit, from the ace to the king. Any ace may start any empty one.',
    'Build the tableau down in alternating colours. A face-up card moves with all that lies on it.',
    'An empty column takes a king, or a run headed by one. A face-down card that is uncovered is turned up.',
    draw === 3
      ? 'A click on the stock turns three cards to the waste; only the topmost can be played.'
      : 'A click on the stock turns one card to the waste; the topmost can be played.',
    'On an empty stock the click turns the waste over, as often as you like.',
    'The top card of a foundation may go back to the tableau.',
  ],
  rules: {
    deal: (deal, deck) => dealKlondike(draw, deal, deck),
    legalMoves,
    apply,
    status,
    score: cardsOnFoundations,
    scoreLabel: 'Number of cards on foundations',
    bestScore: CARDS_IN_DECK,
  },
  table: { view, movesFor },
  text: {
    moveHelp: MOVE_HELP,
    formatState,
    formatMove,
    parseMove,
    explain,
    narrate,
    suggest,
    ended: (state, moves) => (isWon(state) ? `Won in ${moves} moves.` : STUCK),
  },
  advice: { hint, safeMove, finish },
});
