import {
  type CollisionDetection,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { Gesture, PileId, TableView } from '../../engine/view';
import { CardSlot } from './CardSlot';
import { Pile } from './Pile';
import { placeCards } from './placement';
import { useHand } from './useHand';
import { FINGER_SLOP, type Tap, useTaps } from './useTaps';
import './table.css';

const MOUSE = { activationConstraint: { distance: 4 } };
const TOUCH = { activationConstraint: { distance: FINGER_SLOP } };
const DOUBLE_MS = 400;
const DOUBLE_PX = 24;

/** A card that can be picked up, and what a finger can tap. */
const LIFTABLE = '.card:not([aria-disabled])';
const TAPPED = `${LIFTABLE}, [data-press], .pile`;
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
  const lastTap = useRef(NO_TAP);
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const placements = useMemo(() => placeCards(view), [view]);

  const hand = useHand({
    table: root,
    view,
    targets,
    onDrop: ({ from, count }, to) => onGesture({ kind: 'drop', from, count, to }),
  });

  // A state that changes under the hand, by a key or another tab, takes the cards out of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the view changes
  useEffect(() => hand.letGo, [view, hand]);

  const detect: CollisionDetection = () => {
    const id = hand.over();
    return id === undefined ? [] : [{ id }];
  };

  /** A tap on a card; a second one soon after in the same place sends that card, wherever it is now. */
  function tap({ target, time, x, y }: Tap): void {
    const last = lastTap.current;
    lastTap.current = NO_TAP;
    if (time - last.time < DOUBLE_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_PX) {
      return onGesture({ kind: 'send', pile: last.pile, count: last.count });
    }
    const { press, in: pile, count } = target.closest('button')?.dataset ?? {};
    if (press !== undefined) return onGesture({ kind: 'press', pile: press });
    if (pile === undefined || !target.closest(LIFTABLE)) return;
    lastTap.current = { time, x, y, pile, count: Number(count) };
    onGesture({ kind: 'tap', pile, count: Number(count) });
  }

  useTaps(root, TAPPED, tap);

  /** A click with the mouse is a tap; one by a key or by assistive technology is never half a double one. */
  function click({ target, timeStamp, clientX, clientY, detail }: MouseEvent): void {
    const byPointer = detail > 0;
    const at = byPointer ? timeStamp : Number.POSITIVE_INFINITY;
    tap({ target: target as Element, time: at, x: clientX, y: clientY });
    if (!byPointer) lastTap.current = NO_TAP;
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      measuring={{ draggable: { measure: hand.measure } }}
      autoScroll={false}
      accessibility={SILENT}
      onDragStart={hand.lift}
      onDragEnd={hand.drop}
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
            <Pile key={pile.id} pile={pile} />
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
