import { plural, t } from '@lingui/core/macro';
import { defineGame } from '../../engine/defineGame';
import type { OptionValues } from '../../engine/options';
import { cardsLeft } from '../peeling/overlap';
import { hint } from './advice';
import { apply, legalMoves, type PyramidMove, type PyramidReason, status } from './rules';
import { dealPyramid, type PyramidState } from './state';
import { movesFor, partnersOf, view } from './table';
import {
  explain,
  formatMove,
  formatState,
  moveHelp,
  narrate,
  parseMove,
  suggest,
  summarise,
  whyStuck,
} from './text';

/** Pyramid with these option values. */
export function pyramid({ passes }: OptionValues) {
  const redeals = passes === 'unlimited' ? undefined : Number(passes) - 1;
  return defineGame<PyramidState, PyramidMove, PyramidReason>({
    name: t`Pyramid`,
    about: t`Take a pyramid down in pairs that add up to 13.`,
    howToPlay: () => [
      t`Remove the 28 cards of the pyramid: kings alone, all others in pairs that add up to 13. The ace counts 1, the jack 11 and the queen 12.`,
      t`Only cards that no other card lies on can go. The open card of the stock and the top card of the waste can go, too, with a card of the pyramid or with each other.`,
      t`Tap two cards, or drag one on the other. A king goes with a tap.`,
      t`A tap on the stock lays its open card on the waste, and opens the next one.`,
      passesInWords(redeals),
      t`Won when the pyramid is gone; stock and waste may have cards left. Your score is the number of cards left in the pyramid: the fewer, the better.`,
    ],
    rules: {
      deal: (deal, deck) => dealPyramid(redeals, deal, deck),
      legalMoves,
      apply,
      status,
      score: ({ places }) => cardsLeft(places),
      scoreLabel: t`Number of cards left`,
      bestScore: 0,
    },
    table: { view, movesFor },
    text: {
      moveHelp,
      formatState,
      formatMove,
      parseMove,
      explain,
      narrate,
      suggest,
      whyStuck,
    },
    advice: { hint },
    selecting: {
      summarise,
      isPart: (cards) => cards.length < 2,
      partners: partnersOf,
      removesAtOnce: true,
    },
  });
}

function passesInWords(redeals: number | undefined): string {
  if (redeals === undefined)
    return t`When the stock is empty, a tap turns the waste over, as often as you like.`;
  if (redeals === 0) return t`There is one pass: the waste stays as it is.`;
  return t`${plural(redeals, {
    1: 'When the stock is empty, a tap turns the waste over, once. The number on the stock counts the redeals left.',
    2: 'When the stock is empty, a tap turns the waste over, twice. The number on the stock counts the redeals left.',
    other:
      'When the stock is empty, a tap turns the waste over, # times. The number on the stock counts the redeals left.',
  })}`;
}
