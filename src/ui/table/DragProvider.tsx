import { type CollisionDetection, DndContext, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { CardSensor } from './CardSensor';
import { createDragSession, type DragSession } from './dragSession';

/** The hand of the page, which takes cards from its table. */
const DragSessionContext = createContext<DragSession | undefined>(undefined);

export function useDragSession(): DragSession {
  const hand = useContext(DragSessionContext);
  if (!hand) throw new Error('no Dragging around this component');
  return hand;
}

/**
 * What a table to drag cards on stands in. It is not rendered with the table: that would be a tenth of the work of a
 * move. So what is inside must be the very same element each time.
 */
export const DragProvider = memo(function Dragging({ children }: { readonly children: ReactNode }) {
  const hand = useMemo(createDragSession, []);
  const sensors = useSensors(useSensor(CardSensor));
  const measuring = useMemo(() => ({ draggable: { measure: hand.measure } }), [hand]);
  const detect: CollisionDetection = () => {
    const id = hand.hoveredPile();
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
      onDragCancel={hand.cancel}
    >
      <DragSessionContext value={hand}>{children}</DragSessionContext>
    </DndContext>
  );
});

/** The page has one live region of its own: dnd-kit's stays outside of the document. */
const SILENT = { container: document.createElement('div') };
