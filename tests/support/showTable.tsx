import { render } from '@testing-library/react';
import { createRef } from 'react';
import type { Gesture, PileId, TableView } from '../../src/engine/view';
import { DragProvider } from '../../src/ui/table/DragProvider';
import { Table } from '../../src/ui/table/Table';

/** Renders a table of a hand-made view, and gives its element. */
export function showTable(
  view: TableView,
  onGesture: (gesture: Gesture) => void,
  targets: () => readonly PileId[] = () => [],
): HTMLElement {
  const { container } = render(
    <DragProvider>
      <Table
        root={createRef()}
        view={view}
        input="drag"
        selection={[]}
        onEnter={() => undefined}
        dealCount={0}
        won={false}
        deck="large"
        mirrored={false}
        highlight={undefined}
        targets={targets}
        onGesture={onGesture}
        onSay={() => undefined}
      />
    </DragProvider>,
  );
  return container;
}
