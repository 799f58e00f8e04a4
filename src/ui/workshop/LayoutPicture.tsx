import { type CSSProperties, type PointerEvent, useMemo, useRef } from 'react';
import type { TableView } from '../../engine/view';
import { MiniTable, previewOf } from '../menu/MiniTable';

interface LayoutPictureProps {
  readonly view: TableView;
  /** The number of columns. */
  readonly columns: number;
  /**
   * Deals this many cards more or fewer to a column, counted from 0. With `isSame` it belongs to the same drag as the change
   * before.
   */
  readonly onCards: (column: number, more: number, isSame: boolean) => void;
  /** Adds this many columns, or takes them away; `isSame` as above. */
  readonly onColumns: (more: number, isSame: boolean) => void;
}

/** The distance of a drag, in pixels, for one more card or column. */
const CARD_STEP = 12;
const COLUMN_STEP = 32;

/**
 * The drawn layout. Dragging the end of a column changes its cards, and dragging the right edge changes the number of columns.
 * Fields do the same by number, so the handles are hidden from assistive technology.
 */
export function LayoutPicture({ view, columns, onCards, onColumns }: LayoutPictureProps) {
  const { frame, boxes } = useMemo(() => previewOf(view), [view]);
  const [left, top, width, height] = frame;
  const ends = Array.from({ length: columns }, (_, i) => {
    const own = boxes.filter(({ pile }) => pile === `tableau-${i + 1}`);
    const last = own.reduce((a, b) => (b.y > a.y ? b : a), own[0] ?? EMPTY);
    return { x: last.x, right: last.x + last.width, bottom: last.y + last.height };
  });
  const x = (at: number): string => `${(100 * (at - left)) / width}%`;
  const y = (at: number): string => `${(100 * (at - top)) / height}%`;
  const lowest = Math.max(...ends.map(({ bottom }) => bottom));
  const rightmost = Math.max(...ends.map(({ right }) => right));
  return (
    <div className="layout-picture">
      <div aria-hidden="true" style={{ '--ratio': width / height } as CSSProperties}>
        <MiniTable view={view} />
        {ends.map((end, i) => (
          <Handle
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={i}
            name={`column-${i + 1}`}
            axis="y"
            step={CARD_STEP}
            style={{
              left: x(end.x),
              width: `${(100 * (end.right - end.x)) / width}%`,
              top: y(end.bottom),
            }}
            onStep={(more, isSame) => onCards(i, more, isSame)}
          />
        ))}
        <Handle
          name="columns"
          axis="x"
          step={COLUMN_STEP}
          style={{
            left: x(rightmost),
            top: y(lowest - CARD_HEIGHT),
            height: `${(100 * CARD_HEIGHT) / height}%`,
          }}
          onStep={onColumns}
        />
      </div>
    </div>
  );
}

/** The height of a card, in units of the drawing. */
const CARD_HEIGHT = 14;
/** Stands for a column that is not drawn. */
const EMPTY = { x: 0, y: 0, width: 10, height: CARD_HEIGHT, pile: '' };

interface HandleProps {
  readonly name: string;
  readonly axis: 'x' | 'y';
  /** Pixels for one step. */
  readonly step: number;
  readonly style: CSSProperties;
  /** Called with the steps since the last call, forth or back; `isSame` after the first call of a drag. */
  readonly onStep: (more: number, isSame: boolean) => void;
}

/** Something to drag along one axis. */
function Handle({ name, axis, step, style, onStep }: HandleProps) {
  const drag = useRef<{ at: number; hasMoved: boolean }>(undefined);
  const place = (event: PointerEvent): number => (axis === 'x' ? event.clientX : event.clientY);
  function move(event: PointerEvent): void {
    if (!drag.current) return;
    const more = Math.trunc((place(event) - drag.current.at) / step);
    if (more === 0) return;
    onStep(more, drag.current.hasMoved);
    drag.current = { at: drag.current.at + more * step, hasMoved: true };
  }
  return (
    <span
      className="layout-handle"
      data-handle={name}
      data-axis={axis}
      style={style}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { at: place(event), hasMoved: false };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    />
  );
}
