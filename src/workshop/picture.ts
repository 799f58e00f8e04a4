import type { DealId } from '../engine/dealId';
import type { TableView } from '../engine/view';
import { layoutGame } from '../games/layouts/game';
import type { Layout } from '../games/layouts/layout';

/** The table of a deal by a description, which may have faults: of cards that are too many, those that there are. */
export function tableOf(layout: Layout, deal: DealId): TableView {
  const { rules, table } = layoutGame(layout, { name: '', about: '' });
  return table.view(rules.deal(deal));
}
