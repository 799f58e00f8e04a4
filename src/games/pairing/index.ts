import { t } from '@lingui/core/macro';
import { autoplayResult } from '../../engine/autoplay';
import type { Game } from '../../engine/game';
import type { OptionValues } from '../../engine/options';
import { elevensRules, tensRules, thirteensRules } from './games';
import {
  apply,
  cardsLeft,
  dealPairing,
  firstGroup,
  legalMoves,
  type Pairing,
  type PairingMove,
  type PairingReason,
  type PairingState,
  partnersOf,
  status,
} from './rules';
import { movesFor, view } from './table';
import {
  explain,
  formatMove,
  formatState,
  groupsInWords,
  isPart,
  narrate,
  parseMove,
  pointsInWords,
  suggest,
  summarise,
  transcribe,
  transcriptEnd,
  winsInWords,
} from './text';

/** A game of the Elevens Lab. No choice changes its result, because different groups share no rank. */
function pairingGame(game: Pairing): Game<PairingState, PairingMove, PairingReason> {
  const { name, places } = game;
  const groups = groupsInWords(game);
  const self: Game<PairingState, PairingMove, PairingReason> = {
    name,
    about: t`Remove ${groups}, until no card is left.`,
    howToPlay: () => [
      t`Cards lie on ${places} places. Select ${groups}, and press Replace; the deck fills their places.`,
      t`Won when the deck and the places are empty; lost when no group is left on the places.`,
      t`Suits do not matter. Nor does your choice of groups: how a deal ends is up to the deck.`,
      pointsInWords(game),
    ],
    rules: {
      deal: (deal, deck) => dealPairing(game, deal, deck),
      legalMoves: (state) => legalMoves(game, state),
      apply: (state, move) => apply(game, state, move),
      status: (state) => status(game, state),
      score: cardsLeft,
      scoreLabel: t`Number of cards left`,
      bestScore: 0,
    },
    table: {
      view: (state) => view(game, state),
      movesFor: (state, gesture) => movesFor(game, state, gesture),
    },
    text: {
      moveHelp: () => [`1 4               ${t`replace the cards on places 1 and 4`}`],
      formatState,
      formatMove,
      parseMove,
      explain: (refusal) => explain(game, refusal),
      narrate,
      suggest,
      ended: (state) => (cardsLeft(state) === 0 ? t`You won!` : t`Lost: no groups left.`),
      notes: (_, finished) => winsInWords(finished),
    },
    selecting: {
      summarise: (cards) => summarise(game, cards),
      isPart: (cards) => isPart(game, cards),
      partners: (state, cards) => partnersOf(game, state, cards),
    },
    printing: { intro: () => [], step: transcribe, ended: transcriptEnd },
    advice: {
      hint: (state) => firstGroup(game, state),
      fate: (state) => autoplayResult(self, state),
    },
  };
  return self;
}

export const elevens = (values: OptionValues) => pairingGame(elevensRules(values));
export const thirteens = (values: OptionValues) => pairingGame(thirteensRules(values));
export const tens = (values: OptionValues) => pairingGame(tensRules(values));
