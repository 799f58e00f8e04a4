import { render } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import type { Gesture, PileId, TableView } from '../../src/engine/view';
import { DragProvider } from '../../src/ui/table/drag/DragProvider';
import { Table } from '../../src/ui/table/Table';

type OnGesture = (gesture: Gesture) => void;
type Targets = () => readonly PileId[];
type CanSend = () => boolean;

/** The table of a hand-made view, whose cards are dragged. */
const tableOf = (
  view: TableView,
  onGesture: OnGesture,
  targets: Targets,
  won: boolean,
  canSend: CanSend,
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
      fresh={false}
      won={won}
      celebration="fan"
      faces="standard"
      mirrored={false}
      highlight={undefined}
      targets={targets}
      canSend={canSend}
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
  canSend: CanSend = () => true,
): { readonly container: HTMLElement; readonly change: (view: TableView) => void } {
  const show = (shown: TableView) => tableOf(shown, onGesture, targets, won, canSend);
  const { container, rerender } = render(show(view));
  return { container, change: (next) => rerender(show(next)) };
}

/** Renders a table, and returns its element. */
export const showTable = (
  view: TableView,
  onGesture: OnGesture,
  targets?: Targets,
  won?: boolean,
  canSend?: CanSend,
): HTMLElement => showChangingTable(view, onGesture, targets, won, canSend).container;
