import type { Game } from '../../engine/game';
import { ELEVENS, TENS, THIRTEENS } from './games';
import {
  apply,
  cardsLeft,
  dealPairing,
  firstGroup,
  legalMoves,
  type Pairing,
  type PairingMove,
  type PairingState,
  playOut,
  status,
} from './rules';
import { movesFor, view } from './table';
import {
  explain,
  formatMove,
  formatState,
  groupsInWords,
  narrate,
  parseMove,
  pointsInWords,
  recordOf,
  selectionOf,
  undealt,
} from './text';

/** A game of the pairing family of seed 002. */
const pairing = (game: Pairing): Game<PairingState, PairingMove> => ({
  name: game.name,
  about: `Remove ${groupsInWords(game)}, until no card is left.`,
  family: 'pairing',
  input: 'select',
  deal: (number, deck) => dealPairing(game, number, deck),
  legalMoves: (state) => legalMoves(game, state),
  apply: (state, move) => apply(game, state, move),
  status: (state) => status(game, state),
  score: cardsLeft,
  scoreLabel: 'Number of cards left',
  winningScore: 0,
  view: (state) => view(game, state),
  movesFor,
  formatState,
  formatMove,
  parseMove,
  explain: (refusal) => explain(game, refusal),
  howToPlay: [
    `Select ${groupsInWords(game)}, and press Replace; the deck fills their places.`,
    'Won when the deck and the places are empty; lost when no group is left on the places.',
    'Suits do not matter, nor does the order in which groups go: every deal has one end.',
    pointsInWords(game),
  ],
  hint: (state) => firstGroup(game, state),
  narrate,
  ended: (state) => (cardsLeft(state) === 0 ? 'You win!' : 'Sorry, you lose.'),
  notes: (state) => [undealt(state)],
  selection: (cards) => selectionOf(game, cards),
  transcript: { intro: () => [], step: recordOf },
  fate: (state) => (status(game, playOut(game, state)) === 'won' ? 'won' : 'lost'),
});

export const elevens = pairing(ELEVENS);
export const thirteens = pairing(THIRTEENS);
export const tens = pairing(TENS);
