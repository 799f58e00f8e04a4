import {
  type ClientRect,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  type CSSProperties,
  type MouseEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { Gesture, PileId, TableView } from '../../engine/view';
import { CardSlot } from './CardSlot';
import { dropColumns, mostOverlapped } from './dropTarget';
import { Pile } from './Pile';
import { placeCards } from './placement';
import { useHand } from './useHand';
import './table.css';

const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { distance: 6 } };
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

const NO_TAP = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0, pile: '', count: 0 };

interface TableProps {
  readonly view: TableView;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  readonly onGesture: (gesture: Gesture) => void;
}

/** Draws any view and reports gestures; it knows no rule. */
export function Table({ view, targets, onGesture }: TableProps) {
  const root = useRef<HTMLDivElement>(null);
  const hand = useHand(root);
  const legal = useRef<ReadonlySet<PileId>>(new Set());
  const tried = useRef<PileId | undefined>(undefined);
  const lastTap = useRef(NO_TAP);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const placements = useMemo(() => placeCards(view), [view]);

  // A state that changes under the hand, by a key or another tab, takes the cards out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => hand.letGo, [view, hand]);

  const press = useCallback((pile: PileId) => onGesture({ kind: 'press', pile }), [onGesture]);

  const detect: CollisionDetection = ({ collisionRect, droppableRects }) => {
    const bottom = root.current?.getBoundingClientRect().bottom ?? 0;
    const places = droppableRects as ReadonlyMap<PileId, ClientRect>;
    const columns = dropColumns(view, places, bottom);
    tried.current = mostOverlapped(collisionRect, columns, () => true);
    const id = mostOverlapped(collisionRect, columns, (pile) => legal.current.has(pile));
    return id === undefined ? [] : [{ id }];
  };

  function startDrag(event: DragStartEvent): void {
    hand.lift(event);
    const held = hand.held();
    legal.current = new Set(held ? targets(held.from, held.count) : []);
    lastTap.current = NO_TAP;
  }

  function endDrag({ over }: DragEndEvent): void {
    const held = hand.held();
    hand.letGo();
    const to = over ? String(over.id) : tried.current;
    if (!held || to === undefined || to === held.from) return;
    onGesture({ kind: 'drop', from: held.from, count: held.count, to });
  }

  /** A click taps a card; a second one soon after in the same place sends that card, wherever it is now. */
  function click({ target, timeStamp, clientX, clientY, detail }: MouseEvent): void {
    const last = lastTap.current;
    const near = Math.hypot(clientX - last.x, clientY - last.y) < DOUBLE_PX;
    if (detail > 0 && near && timeStamp - last.time < DOUBLE_MS) {
      lastTap.current = NO_TAP;
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    const { in: pile, count } = (target as Element).closest('button')?.dataset ?? {};
    const liftable = (target as Element).closest('.grip') || (detail === 0 && pile);
    if (!liftable || pile === undefined) return;
    lastTap.current = { time: timeStamp, x: clientX, y: clientY, pile, count: Number(count) };
    onGesture({ kind: 'tap', pile, count: Number(count) });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={{ draggable: { measure: hand.measure } }}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={startDrag}
      onDragMove={({ delta }) => hand.moveTo(delta.x, delta.y)}
      onDragEnd={endDrag}
      onDragCancel={hand.letGo}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks bubble up from the cards' buttons */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a card's button is a click */}
      <div className="table" ref={root} onClick={click}>
        <div
          className="felt"
          style={{ '--columns': view.columns, '--rows': view.rows } as CSSProperties}
        >
          {view.piles.map((pile) => (
            <Pile key={pile.id} pile={pile} onPress={press} />
          ))}
          {placements.map((placement) => (
            <CardSlot key={placement.card} {...placement} />
          ))}
        </div>
      </div>
    </DndContext>
  );
}

/** The page has one live region of its own: dnd-kit's stays outside of the document. */
const SILENT = { container: document.createElement('div') };
