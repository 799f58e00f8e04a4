import { type CollisionDetection, DndContext, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { CardSensor } from './CardSensor';
import type { Hand } from './useHand';

interface DraggingProps {
  readonly hand: Hand;
}

/**
 * The table of `TableContext`, with cards that can be dragged. The table comes by the context since DndContext would
 * be rendered with each change of what it is given: a tenth of the work of a move.
 */
export const Dragging = memo(function Dragging({ hand }: DraggingProps) {
  const sensors = useSensors(useSensor(CardSensor));
  const measuring = useMemo(() => ({ draggable: { measure: hand.measure } }), [hand]);
  const detect: CollisionDetection = () => {
    const id = hand.over();
    return id === undefined ? [] : [{ id }];
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={measuring}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={hand.lift}
      onDragEnd={hand.drop}
      onDragCancel={hand.letGo}
    >
      {TABLE}
    </DndContext>
  );
});

/** The table to drag on. */
export const TableContext = createContext<ReactNode>(null);

const Given = (): ReactNode => useContext(TableContext);
const TABLE = <Given />;

/** The page has one live region of its own: dnd-kit's stays outside of the document. */
const SILENT = { container: document.createElement('div') };
