import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Point } from './plot';

/** The values of a chart that can be read out, row by row from the top, each row from the left. */
export interface Readings {
  readonly count: number;
  /** How many stand in a row. */
  readonly columns: number;
  /** The value that is read out first when the keyboard comes to the chart. */
  readonly first: number;
  readonly describe: (index: number) => string;
}

/**
 * Which value of a chart is read out: the one under the pointer, or the one that a click, a touch or the keyboard has
 * fixed. `first` may be fixed from the start.
 */
export function useReadout(
  { count, columns, first }: Readings,
  indexAt: (point: Point) => number | undefined,
  startsFixed: boolean,
) {
  const [hovered, setHovered] = useState<number>();
  // The first value may be another one as a run grows.
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
    // A range input would go to the next value.
    event.preventDefault();
    const target = current + rows * columns;
    if (target >= 0 && target < count) setFixed(target);
  }

  return {
    active: shown === undefined ? undefined : current,
    /** For the plot. */
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
    /** For a range input. */
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
