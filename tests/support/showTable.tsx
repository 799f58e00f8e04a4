import { render } from '@testing-library/react';
import { createRef } from 'react';
import type { Gesture, PileId, TableView } from '../../src/engine/view';
import { Dragging } from '../../src/ui/table/DragProvider';
import { Table } from '../../src/ui/table/Table';

/** Renders a table of a hand-made view, and gives its element. */
export function showTable(
  view: TableView,
  onGesture: (gesture: Gesture) => void,
  targets: () => readonly PileId[] = () => [],
): HTMLElement {
  const { container } = render(
    <Dragging>
      <Table
        root={createRef()}
        view={view}
        input="drag"
        picked={[]}
        onEnter={() => undefined}
        deals={0}
        won={false}
        deck="large"
        mirrored={false}
        hint={undefined}
        targets={targets}
        onGesture={onGesture}
        onSay={() => undefined}
      />
    </Dragging>,
  );
  return container;
}
