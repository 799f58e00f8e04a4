import { type CSSProperties, type PointerEvent, useMemo, useRef } from 'react';
import type { TableView } from '../../engine/view';
import type { Handle } from '../../workshop/invention';
import { CARD, drawingOf, MiniTable } from '../parts/MiniTable';

interface GamePictureProps {
  readonly view: TableView;
  readonly handles: readonly Handle[];
  /** Drags a handle by so many steps, forwards or backwards. With `continuesLast` it belongs to the same drag as the change before. */
  readonly onDrag: (handle: string, by: number, continuesLast: boolean) => void;
}

/** Stands for piles that are not drawn. */
const EMPTY = { x: 0, y: 0, ...CARD, pile: '' };

/** The drawn game with its handles, which are hidden from assistive technology: fields do the same by number. */
export function GamePicture({ view, handles, onDrag }: GamePictureProps) {
  const { frame, boxes } = useMemo(() => drawingOf(view), [view]);
  const [left, top, width, height] = frame;
  const x = (at: number): string => `${(100 * (at - left)) / width}%`;
  const y = (at: number): string => `${(100 * (at - top)) / height}%`;
  /** Below the last cards of the piles, or right of them. */
  function placeOf({ axis, piles }: Handle): CSSProperties {
    const drawn = boxes.filter(({ pile }) => piles.includes(pile));
    const own = drawn.length > 0 ? drawn : [EMPTY];
    const bottom = Math.max(...own.map((box) => box.y + box.height));
    const right = Math.max(...own.map((box) => box.x + box.width));
    const first = Math.min(...own.map((box) => box.x));
    return axis === 'y'
      ? { left: x(first), width: `${(100 * (right - first)) / width}%`, top: y(bottom) }
      : {
          left: x(right),
          top: y(bottom - CARD.height),
          height: `${(100 * CARD.height) / height}%`,
        };
  }
  return (
    <div className="game-picture">
      <div aria-hidden="true" style={{ '--ratio': width / height }}>
        <MiniTable view={view} />
        {handles.map((handle) => (
          <DragHandle key={handle.name} handle={handle} style={placeOf(handle)} onDrag={onDrag} />
        ))}
      </div>
    </div>
  );
}

interface DragHandleProps extends Pick<GamePictureProps, 'onDrag'> {
  readonly handle: Handle;
  readonly style: CSSProperties;
}

function DragHandle({ handle: { name, axis, step }, style, onDrag }: DragHandleProps) {
  const drag = useRef<{ at: number; hasMoved: boolean }>(undefined);
  const place = (event: PointerEvent): number => (axis === 'x' ? event.clientX : event.clientY);
  const end = (): void => {
    drag.current = undefined;
  };
  function move(event: PointerEvent): void {
    if (!drag.current) return;
    const by = Math.trunc((place(event) - drag.current.at) / step);
    if (by === 0) return;
    onDrag(name, by, drag.current.hasMoved);
    drag.current = { at: drag.current.at + by * step, hasMoved: true };
  }
  return (
    <span
      className="picture-handle"
      data-handle={name}
      data-axis={axis}
      style={style}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { at: place(event), hasMoved: false };
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    />
  );
}
