import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of a chart and the size of its text, in pixels. */
interface ChartSize {
  readonly width: number;
  readonly em: number;
}

/** The size before the first measurement, and where nothing can be measured. */
const DEFAULT_SIZE: ChartSize = { width: 560, em: 13 };

/** Measures an element, and again whenever its width changes; the size of its text is its own font’s. */
export function useChartSize(): readonly [RefObject<HTMLDivElement | null>, ChartSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(DEFAULT_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    function measure(target: HTMLElement): void {
      const width = Math.floor(target.clientWidth);
      const em = Number.parseFloat(getComputedStyle(target).fontSize);
      if (width === 0) return;
      setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    }
    measure(element);
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
