import type { DealId } from '../engine/dealId';
import type { TableView } from '../engine/view';
import { layoutGame } from '../games/layouts/game';
import type { Layout } from '../games/layouts/layout';
import { formatLayout } from '../games/layouts/layoutText';

// What the pages need of descriptions: their text, their address, their rules in words and their table.

export { howToPlay } from '../games/layouts/howToPlay';
export { type Layout, type Member, setupOf } from '../games/layouts/layout';
export { formatLayout, parseLayout } from '../games/layouts/layoutText';

/** `#/workshop;columns=6x8;cells=3`: the page on which a game can be changed. */
export const workshopAddress = (layout: Layout): string => `#/workshop;${formatLayout(layout)}`;

/** The table of a deal by a description. If a faulty one deals more cards than there are, the table has all there are. */
export function tableOf(layout: Layout, deal: DealId): TableView {
  const { rules, table } = layoutGame(layout, { name: () => '', about: () => '' });
  return table.view(rules.deal(deal));
}
