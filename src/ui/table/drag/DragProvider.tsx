import { type CollisionDetection, DndContext, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { CardSensor } from './CardSensor';
import { createDragSession, type DragSession } from './dragSession';

const DragSessionContext = createContext<DragSession | undefined>(undefined);

/** The drag session of the nearest `DragProvider`. */
export function useDragSession(): DragSession {
  const session = useContext(DragSessionContext);
  if (!session) throw new Error('no DragProvider around this component');
  return session;
}

/**
 * Surrounds a table whose cards are dragged. Rendering it takes a tenth of a move’s time, so it is not rendered with the table:
 * its children must be the same element each time.
 */
export const DragProvider = memo(function DragProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  const session = useMemo(createDragSession, []);
  const sensors = useSensors(
    useSensor(
      CardSensor,
      useMemo(() => ({ session }), [session]),
    ),
  );
  const measuring = useMemo(() => ({ draggable: { measure: session.measure } }), [session]);
  const detectCollision: CollisionDetection = () => {
    const id = session.hoveredPile();
    return id === undefined ? [] : [{ id }];
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectCollision}
      measuring={measuring}
      autoScroll={NO_SCROLLING}
      accessibility={SILENT}
    >
      <DragSessionContext value={session}>{children}</DragSessionContext>
    </DndContext>
  );
});

/** The table never scrolls, not even for a card that is lifted while it still flies, which dnd-kit takes for a layout shift. */
const NO_SCROLLING = { enabled: false, layoutShiftCompensation: false };

/** Keeps dnd-kit's live region and instructions out of the document: the page has its own. */
const SILENT = { container: document.createElement('div') };
