import { t } from '@lingui/core/macro';
import type { TextDefinition } from '../../engine/defineGame';
import type { GameText } from '../../engine/game';
import { notPossible } from '../common/words';
import { cardsOf, type LayoutState } from './board';
import { later, loadedLater } from './later';
import type { Setup } from './layout';
import { formatMove } from './moveLine';
import { isDraw, type LayoutMove, type LayoutReason } from './rules';
import { namedCards, pileNamed, stockAction } from './words';

/** `draw from the stock`, `Queen of Hearts and Jack of Clubs to column 4`; from where, if a face is there twice. */
function suggest(setup: Setup, state: LayoutState, move: LayoutMove): string {
  if (isDraw(move)) {
    return state.stock?.length === 0
      ? t({ message: 'turn the waste over', comment: 'what to do, after “Hint:”' })
      : stockAction(setup);
  }
  const { from, to, count } = move;
  const cards = namedCards(cardsOf(state, from)?.slice(-count) ?? []);
  const isTwice = setup.decks > 1 || setup.suits < 4;
  const [source, target] = [pileNamed(setup, from), pileNamed(setup, to)];
  return isTwice
    ? t({ message: `${cards} from ${source} to ${target}`, comment: 'what to do, after “Hint:”' })
    : t({ message: `${cards} to ${target}`, comment: 'what to do, after “Hint:”' });
}

/** The text of a described game, whose table as text names and counts its piles if `countsCards`. */
export const layoutText = (
  setup: Setup,
  countsCards = false,
): TextDefinition<LayoutState, LayoutMove, LayoutReason> &
  Pick<GameText<LayoutState, LayoutMove>, 'formatMove' | 'parseMove'> => ({
  moveHelp: () => later().moveHelp(setup),
  formatState: (state) => (countsCards ? later().formatCounted : later().formatState)(setup, state),
  formatMove,
  parseMove: (text, state) => later().parseMove(setup, text, state),
  explain: (refused) => loadedLater()?.explain(setup, refused) ?? notPossible(),
  narrate: (before, move, after) => loadedLater()?.narrate(setup, before, move, after) ?? [],
  suggest: (state, move) => suggest(setup, state, move),
  whyStuck: () => loadedLater()?.whyStuck(setup) ?? '',
});
