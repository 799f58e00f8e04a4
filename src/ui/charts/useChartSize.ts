import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width of a chart and the size of its text, in pixels. */
interface ChartSize {
  readonly width: number;
  readonly em: number;
}

/** The smallest font size, and the fewest ems across a chart with larger text. */
const SMALLEST_EM = 13;
const EMS_ACROSS = 19;

/** Used until the element has been measured. */
const DEFAULT_SIZE: ChartSize = { width: 560, em: SMALLEST_EM };

/** Measures an element whenever its width changes. Large fonts shrink on a narrow chart, so that room for the plot remains. */
export function useChartSize(): readonly [RefObject<HTMLDivElement | null>, ChartSize] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(DEFAULT_SIZE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
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
