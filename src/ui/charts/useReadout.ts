import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { PlotPoint } from './plot';

/** The values of a chart that can be read out, row by row from the top left. */
export interface Readings {
  readonly count: number;
  /** Values in a row; by default all. */
  readonly columns?: number;
  /** The index that is read out when the chart gets the keyboard's focus. */
  readonly first: number;
  readonly describe: (index: number) => string;
}

/** Tracks which value is read out: the one under the pointer, or one that a click, a touch or the keyboard has fixed. */
export function useReadout(
  { count, columns = count, first }: Readings,
  indexAt: (point: PlotPoint) => number | undefined,
  startsFixed: boolean,
) {
  const [hovered, setHovered] = useState<number>();
  // Stored as `first`, since the index of the first value may change while a run grows.
  const [fixed, setFixed] = useState<number | 'first' | undefined>(
    startsFixed ? 'first' : undefined,
  );
  const clamp = (index: number): number => Math.max(0, Math.min(count - 1, index));
  const shown = fixed === 'first' ? first : (fixed ?? hovered);
  const current = clamp(shown ?? first);

  const indexUnder = ({ currentTarget, clientX, clientY }: PointerEvent): number | undefined => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return indexAt([clientX - left, clientY - top]);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return setFixed(undefined);
    const rows = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (rows === undefined || columns >= count) return;
    // A range input would move by one value instead.
    event.preventDefault();
    const target = current + rows * columns;
    if (target >= 0 && target < count) setFixed(target);
  }

  return {
    active: shown === undefined ? undefined : current,
    /** Handlers for the plot. */
    pointer: {
      onPointerMove: (event: PointerEvent) => {
        const index = indexUnder(event);
        if (event.pointerType === 'mouse') setHovered(index);
        else if (index !== undefined) setFixed(index);
      },
      onPointerDown: (event: PointerEvent) => {
        const index = indexUnder(event);
        setFixed(index === current && fixed !== undefined ? undefined : index);
      },
      onPointerLeave: () => setHovered(undefined),
    },
    /** Props for a range input. */
    keyboard: {
      min: 0,
      max: Math.max(0, count - 1),
      value: current,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setFixed(clamp(target.valueAsNumber)),
      onFocus: () => setFixed((before) => before ?? 'first'),
      onKeyDown,
    },
  };
}
