import { t } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useStore } from 'zustand';
import { useGamePage } from '../parts/context';

/** A sheet released below the first share of the window’s height closes; above the second it takes the whole height. */
const CLOSES_BELOW = 0.2;
const WHOLE_ABOVE = 0.6;

/** Pixels that a press may move before it becomes a drag. */
const SLOP = 5;

interface Drag {
  readonly startY: number;
  readonly startHeight: number;
  moved: boolean;
}

/** The handle of the panel on phones: a drag, a press or the arrow keys make the sheet half or wholly high, or close it. */
export function SheetHandle() {
  const { panel } = useGamePage();
  const whole = useStore(panel, ({ isWhole }) => isWhole);
  const setWhole = (isWhole: boolean): void => panel.setState({ isWhole });
  const handle = useRef<HTMLButtonElement>(null);
  const drag = useRef<Drag>(undefined);

  useLayoutEffect(() => {
    const sheet = handle.current?.parentElement;
    if (sheet) sheet.dataset.height = whole ? 'whole' : 'half';
  }, [whole]);

  function onPointerDown({ clientY, pointerId, currentTarget }: PointerEvent): void {
    const { offsetHeight = 0 } = handle.current?.parentElement ?? {};
    drag.current = { startY: clientY, startHeight: offsetHeight, moved: false };
    currentTarget.setPointerCapture(pointerId);
  }

  function onPointerMove({ clientY, buttons }: PointerEvent): void {
    const sheet = handle.current?.parentElement;
    if (!drag.current || !sheet || buttons === 0) return;
    const { startY, startHeight } = drag.current;
    drag.current.moved ||= Math.abs(clientY - startY) > SLOP;
    if (drag.current.moved) {
      sheet.dataset.dragged = 'true';
      sheet.style.setProperty('--sheet', `${startHeight + startY - clientY}px`);
    }
  }

  function onPointerEnd({ type }: PointerEvent): void {
    const sheet = handle.current?.parentElement;
    if (!drag.current || !sheet) return;
    const share = sheet.offsetHeight / window.innerHeight;
    sheet.style.removeProperty('--sheet');
    delete sheet.dataset.dragged;
    if (drag.current.moved && type === 'pointerup') {
      if (share < CLOSES_BELOW) panel.toggle();
      else setWhole(share > WHOLE_ABOVE);
    }
  }

  /** Ignores the click that ends a drag with the mouse. A click by key has the detail 0. */
  function onClick({ detail }: MouseEvent): void {
    if (detail === 0 || !drag.current?.moved) setWhole(!whole);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowUp') setWhole(true);
    else if (event.key !== 'ArrowDown') return;
    else if (whole) setWhole(false);
    else panel.toggle();
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      ref={handle}
      type="button"
      className="sheet-handle"
      aria-label={t`Whole height`}
      aria-pressed={whole}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}
