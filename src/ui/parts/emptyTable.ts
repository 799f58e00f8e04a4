import type { TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';

/** The deal in the pictures of games. It also stands for any other where only the piles matter, whose places do not depend on the deal. */
export const SAMPLE_DEAL = '275';

/** The table of a game before the cards are dealt. */
export function emptyTable(variant: VariantId): TableView {
  const game = gameOf(variant);
  const view = game.table.view(game.rules.deal(SAMPLE_DEAL));
  return {
    ...view,
    piles: view.piles.map(({ badge, ...pile }) => ({ ...pile, cards: [], placeholder: '' })),
  };
}
