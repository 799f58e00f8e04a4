import { type RefObject, useEffect } from 'react';
import { SLOP } from './CardSensor';

const LONG_PRESS = 450;

/** Shows a covered card whole while the right button or a finger is held on it. */
export function usePeek(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let peeked: HTMLElement | undefined;
    let timer = 0;
    let start = { x: 0, y: 0 };

    function begin({ target }: Event): void {
      const slot = target instanceof Element ? target.closest<HTMLElement>('.placed-card') : null;
      if (!slot) return;
      peeked = slot;
      slot.dataset.peeked = 'true';
    }

    function end(): void {
      window.clearTimeout(timer);
      if (peeked) delete peeked.dataset.peeked;
      peeked = undefined;
    }

    function down(event: PointerEvent): void {
      end();
      start = { x: event.clientX, y: event.clientY };
      if (event.button === 2) begin(event);
      else if (event.pointerType === 'touch') timer = window.setTimeout(begin, LONG_PRESS, event);
    }

    function move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - start.x, clientY - start.y) >= SLOP.finger) end();
    }

    const noMenu = (event: Event): void => {
      if ((event.target as Element).closest('.card')) event.preventDefault();
    };
    table.addEventListener('pointerdown', down);
    table.addEventListener('contextmenu', noMenu);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      end();
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('contextmenu', noMenu);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [root]);
}
