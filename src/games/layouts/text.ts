import { plural, t } from '@lingui/core/macro';
import { cardName } from '../../engine/card';
import type { TextDefinition } from '../../engine/defineGame';
import type { GameText } from '../../engine/game';
import { toPile } from '../../engine/pile';
import { cardsOf, type LayoutState } from './board';
import { explain } from './explain';
import type { Setup } from './layout';
import { formatCounted, formatState, moveHelp, parseMove } from './lines';
import { narrate, whyStuck } from './narration';
import { isDraw, type LayoutMove, type LayoutReason } from './rules';
import { formatMove, fromPileOf, stockAction } from './words';

/**
 * `draw from the stock`, `Queen of Hearts and Jack of Clubs to column 4`, `Queen of Hearts and 2 cards on it to column 4`; from where, if
 * a face is there twice. It stands after `Hint:`, so it gets no capital.
 */
function suggest(setup: Setup, state: LayoutState, move: LayoutMove): string {
  if (isDraw(move)) {
    return state.stock?.length === 0
      ? t({ message: 'turn the waste over', comment: 'what to do, after “Hint:”' })
      : stockAction(setup);
  }
  const { from, to, count } = move;
  const cards = cardsOf(state, from)?.slice(-count) ?? [];
  const [card = '', second = ''] = cards.slice(0, 2).map(cardName);
  const others = cards.length - 1;
  const isTwice = setup.decks > 1 || setup.suits < 4;
  const [source, target] = [fromPileOf(setup, from), toPile(to)];
  return isTwice
    ? t({
        message: `${plural(others, {
          0: `${card} ${source} ${target}`,
          1: `${card} and ${second} ${source} ${target}`,
          other: `${card} and # cards on it ${source} ${target}`,
        })}`,
        comment: 'what to do, after “Hint:”: “8 of Hearts from the waste to column 4”',
      })
    : t({
        message: `${plural(others, {
          0: `${card} ${target}`,
          1: `${card} and ${second} ${target}`,
          other: `${card} and # cards on it ${target}`,
        })}`,
        comment: 'what to do, after “Hint:”: “8 of Hearts to column 4”',
      });
}

/** The text of a described game, whose table as text names and counts its piles if `countsCards`. */
export const layoutText = (
  setup: Setup,
  countsCards = false,
): TextDefinition<LayoutState, LayoutMove, LayoutReason> &
  Pick<GameText<LayoutState, LayoutMove>, 'formatMove' | 'parseMove'> => ({
  moveHelp: () => moveHelp(setup),
  formatState: (state) => (countsCards ? formatCounted : formatState)(setup, state),
  formatMove,
  parseMove: (text, state) => parseMove(setup, text, state),
  explain: (refused) => explain(setup, refused),
  narrate: (before, move, after) => narrate(setup, before, move, after),
  suggest: (state, move) => suggest(setup, state, move),
  whyStuck: () => whyStuck(setup),
});
