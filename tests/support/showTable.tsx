import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import type { Gesture, PileId, TableView } from '../../src/engine/view';
import { DragProvider } from '../../src/ui/table/DragProvider';
import { Table } from '../../src/ui/table/Table';

type OnGesture = (gesture: Gesture) => void;
type Targets = () => readonly PileId[];

/** The table of a hand-made view, whose cards are dragged. */
const tableOf = (
  view: TableView,
  onGesture: OnGesture,
  targets: Targets,
  won: boolean,
): ReactElement => (
  <DragProvider>
    <Table
      root={createRef()}
      view={view}
      selects={false}
      drags
      selection={[]}
      sum={undefined}
      partnersOf={undefined}
      onEnter={() => undefined}
      dealCount={0}
      won={won}
      deck="large"
      mirrored={false}
      highlight={undefined}
      targets={targets}
      onGesture={onGesture}
      onAnnounce={() => undefined}
    />
  </DragProvider>
);

/** Renders a table, and returns its element and a function that shows another view on it. */
export function showChangingTable(
  view: TableView,
  onGesture: OnGesture,
  targets: Targets = () => [],
  won = false,
): { readonly container: HTMLElement; readonly change: (view: TableView) => void } {
  const { container, rerender } = render(tableOf(view, onGesture, targets, won));
  return { container, change: (next) => rerender(tableOf(next, onGesture, targets, won)) };
}

/** Renders a table, and returns its element. */
export const showTable = (
  view: TableView,
  onGesture: OnGesture,
  targets?: Targets,
  won?: boolean,
): HTMLElement => showChangingTable(view, onGesture, targets, won).container;
