import type { Game } from '../../engine/game';
import { pairingOutcome } from './outcome';
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

const [TEN, JACK, QUEEN, KING] = [9, 10, 11, 12];

const ELEVENS: Pairing = { name: 'Elevens', places: 9, sum: 11, sets: [[JACK, QUEEN, KING]] };
const THIRTEENS: Pairing = { name: 'Thirteens', places: 10, sum: 13, sets: [[KING]] };
const TENS: Pairing = {
  name: 'Tens',
  places: 13,
  sum: 10,
  sets: [TEN, JACK, QUEEN, KING].map(four),
};

function four(rank: number): readonly number[] {
  return [rank, rank, rank, rank];
}

/** A game of the pairing family of seed 002. */
const pairing = (game: Pairing): Game<PairingState, PairingMove> => ({
  name: game.name,
  about: `Remove ${groupsInWords(game)}, until no card is left.`,
  family: 'pairing',
  input: 'pick',
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
  rules: [
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
  outcome: pairingOutcome(game),
  transcript: { intro: () => [], step: recordOf },
  fate: (state) => (status(game, playOut(game, state)) === 'won' ? 'won' : 'lost'),
});

export const elevens = pairing(ELEVENS);
export const thirteens = pairing(THIRTEENS);
export const tens = pairing(TENS);
