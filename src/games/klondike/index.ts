import { defineGame } from '../../engine/defineGame';
import { FOUNDATION_SCORE } from '../building/rules';
import { finish, hint, safeMove } from './advice';
import { type KlondikeMove, legalMoves } from './moves';
import { drawInWords } from './options';
import { apply, type KlondikeReason, status } from './rules';
import { dealKlondike, type KlondikeRules, type KlondikeState } from './state';
import { movesFor, view } from './table';
import { explain, formatMove, formatState, MOVE_HELP, narrate, parseMove, suggest } from './text';

/** How often the waste may be turned over, as a clause. */
function redealRule({ redealsLeft }: KlondikeRules): string {
  if (redealsLeft === undefined)
    return 'On an empty stock the click turns the waste over, as often as you like.';
  if (redealsLeft === 0) return 'The waste is never turned over: the stock is gone through once.';
  const times = ['once', 'twice', 'three times'][redealsLeft - 1] ?? `${redealsLeft} times`;
  return `On an empty stock the click turns the waste over, at most ${times} in a game. The number on the stock counts the redeals left.`;
}

/** Klondike by these rules. */
export function klondike(rules: KlondikeRules) {
  const turned = `${drawInWords(rules.draw)} ${rules.draw === 1 ? 'card' : 'cards'}`;
  return defineGame<KlondikeState, KlondikeMove, KlondikeReason>({
    name: `Klondike, draw ${drawInWords(rules.draw)}`,
    about: `Build four suits up from the ace; the stock turns ${turned} at a time.`,
    howToPlay: [
      'Build each of the four foundations up in one suit, from the ace to the king. Any ace may start any empty one.',
      'Build the tableau down in alternating colours. A face-up card moves with all that lies on it.',
      rules.anyOnEmpty
        ? 'An empty column takes any card, with all that lies on it. A face-down card that is uncovered is turned up.'
        : 'An empty column takes a king, or a run headed by one. A face-down card that is uncovered is turned up.',
      rules.draw === 1
        ? 'A click on the stock turns one card to the waste; the topmost can be played.'
        : `A click on the stock turns ${turned} to the waste; only the topmost can be played.`,
      redealRule(rules),
      rules.noReturn
        ? 'A card on a foundation stays there.'
        : 'The top card of a foundation may go back to the tableau.',
    ],
    rules: {
      deal: (deal, deck) => ({ ...dealKlondike(rules.draw, deal, deck), ...rules }),
      legalMoves,
      apply,
      status,
      ...FOUNDATION_SCORE,
    },
    table: { view, movesFor },
    text: {
      moveHelp: MOVE_HELP,
      formatState,
      formatMove,
      parseMove,
      explain: (refusal) => explain(refusal, rules),
      narrate,
      suggest,
      whyStuck: () => 'No card can be played, not even from the stock.',
    },
    advice: { hint, safeMove, finish },
  });
}
