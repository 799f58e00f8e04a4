import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many buttons fit into a row or column. Its style says in `--slot`, a length, how much of it a button takes at least;
 * without that all fit.
 */
export function useCapacity(root: RefObject<HTMLElement | null>): number {
  const [capacity, setCapacity] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !('ResizeObserver' in window)) return;
    const measure = (): void => setCapacity(capacityOf(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return capacity;
}

function capacityOf(element: HTMLElement): number {
  const style = getComputedStyle(element);
  const slot = Number.parseFloat(style.getPropertyValue('--slot'));
  if (!slot) return Number.POSITIVE_INFINITY;
  const { width, height } = element.getBoundingClientRect();
  return Math.max(2, Math.floor(Math.max(width, height) / slot));
}
