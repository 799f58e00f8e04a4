import { type RefObject, useEffect } from 'react';
import { closestTo } from '../../parts/input';
import { LONG_PRESS_MS, SLOP } from './taps';

/** Shows a covered card in full while the right button or a finger is held down on it. */
export function usePeek(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let peeked: HTMLElement | undefined;
    let timer = 0;
    let start = { pointerId: 0, clientX: 0, clientY: 0 };
    const listening = new AbortController();
    const { signal } = listening;

    function begin({ target }: Event): void {
      const card = closestTo(target, '.placed-card');
      if (!card) return;
      peeked = card;
      card.dataset.peeked = 'true';
    }

    function end(): void {
      window.clearTimeout(timer);
      if (peeked) delete peeked.dataset.peeked;
      peeked = undefined;
    }

    function down(event: PointerEvent): void {
      end();
      start = event;
      if (event.button === 2) begin(event);
      else if (event.pointerType === 'touch')
        timer = window.setTimeout(begin, LONG_PRESS_MS, event);
    }

    function move({ pointerId, clientX, clientY }: PointerEvent): void {
      if (pointerId !== start.pointerId) return;
      if (Math.hypot(clientX - start.clientX, clientY - start.clientY) >= SLOP.finger) end();
    }

    function up({ pointerId }: PointerEvent): void {
      if (pointerId === start.pointerId) end();
    }

    const noMenu = (event: Event): void => {
      if (closestTo(event.target, '.card')) event.preventDefault();
    };
    table.addEventListener('pointerdown', down, { signal });
    table.addEventListener('contextmenu', noMenu, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    return () => {
      end();
      listening.abort();
    };
  }, [root]);
}
