import type { Game } from '../../engine/game';
import { apply, type KlondikeMove, legalMoves, score, status } from './rules';
import { type Draw, dealKlondike, type KlondikeState } from './state';
import { movesFor, view } from './table';
import { explain, formatMove, formatState, narrate, parseMove } from './text';

/** Klondike, turning three cards (seed 001) or one (seed 004) at a time. */
export const klondike = (draw: Draw): Game<KlondikeState, KlondikeMove> => ({
  name: draw === 3 ? 'Klondike, draw three' : 'Klondike, draw one',
  about:
    draw === 3
      ? 'Build four suits up from the ace; the stock turns three cards at a time.'
      : 'Build four suits up from the ace; the stock turns one card at a time.',
  family: 'klondike',
  input: 'drag',
  deal: (number, deck) => dealKlondike(draw, number, deck),
  legalMoves,
  apply,
  status,
  score,
  scoreLabel: 'cards on foundations',
  view,
  movesFor,
  formatState,
  formatMove,
  parseMove,
  explain,
  narrate,
});
