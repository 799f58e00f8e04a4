import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of a chart and the size of its text, in pixels. */
interface ChartSize {
  readonly width: number;
  readonly em: number;
}

/** The smallest text of a chart, and how many ems wide it is at least if its text is larger. */
const SMALLEST_EM = 13;
const EMS_ACROSS = 19;

/** The size before the first measurement, and where nothing can be measured. */
const DEFAULT_SIZE: ChartSize = { width: 560, em: SMALLEST_EM };

/**
 * Measures an element, and again whenever its width changes. The size of its text is its own font’s, as far as there is
 * room: a chart in large letters still needs a plot.
 */
export function useChartSize(): readonly [RefObject<HTMLDivElement | null>, ChartSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(DEFAULT_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    function measure(target: HTMLElement): void {
      const width = Math.floor(target.clientWidth);
      if (width === 0) return;
      const fontSize = Number.parseFloat(getComputedStyle(target).fontSize);
      const em = Math.min(fontSize, Math.max(SMALLEST_EM, Math.floor(width / EMS_ACROSS)));
      setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    }
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
