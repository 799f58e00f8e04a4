import { render } from '@testing-library/react';
import { type ComponentProps, createRef } from 'react';
import type { Gesture, TableView } from '../../src/engine/view';
import { DragProvider } from '../../src/ui/table/drag/DragProvider';
import { Table } from '../../src/ui/table/Table';

/**
 * Renders the table of a hand-made view, whose cards are dragged. Returns its element, and a function that shows another view
 * on it.
 */
export function showTable(
  first: TableView,
  onGesture: (gesture: Gesture) => void,
  props: Partial<ComponentProps<typeof Table>> = {},
) {
  const tableOf = (view: TableView) => (
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
        won={false}
        celebration="fan"
        faces="standard"
        mirrored={false}
        highlight={undefined}
        targets={() => []}
        canSend={() => true}
        onGesture={onGesture}
        onAnnounce={() => undefined}
        {...props}
      />
    </DragProvider>
  );
  const { container, rerender } = render(tableOf(first));
  return { container, change: (view: TableView): void => rerender(tableOf(view)) };
}
