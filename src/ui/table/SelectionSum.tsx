import type { Card } from '../../engine/card';
import type { SelectionSummary } from '../../engine/game';
import { findCard, type TableView } from '../../engine/view';
import { sumStyle } from './geometry';

interface SelectionSumProps {
  readonly view: TableView;
  readonly selection: readonly Card[];
  readonly sum: SelectionSummary;
  readonly mirrored: boolean;
}

/** The sum of the selected cards, shown on the card that was selected last. Screen readers get it as a message. */
export function SelectionSum({ view, selection, sum, mirrored }: SelectionSumProps) {
  const last = selection.at(-1);
  const pile = last === undefined ? undefined : findCard(view, last)?.pile;
  if (!pile || sum.sum === '') return null;
  return (
    <span
      className="selection-sum"
      aria-hidden="true"
      data-legal={sum.legal || undefined}
      style={sumStyle(pile, view.columns, mirrored)}
    >
      {sum.sum}
    </span>
  );
}
