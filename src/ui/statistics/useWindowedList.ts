import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Range, rowAfterKey, rowsInSight, scrollToShow } from './windowing';

/** What a list needs to draw only its rows in sight, and to be walked by keyboard. */
export interface WindowedList {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly rowHeight: number;
  /** The rows to draw. The active one is drawn wherever it is. */
  readonly rows: readonly number[];
  /** The row that Tab goes to. */
  readonly active: number;
  readonly activate: (row: number) => void;
  /** Focuses a row, as soon as there is one. */
  readonly focus: (row: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The height of a row of a list, which its style sheet says in root ems. */
const rowHeightOf = (list: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(list).getPropertyValue('--row-height')) *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Windows a list of `count` rows, each of the same height. A row’s first link has the focus. */
export function useWindowedList(count: number): WindowedList {
  const ref = useRef<HTMLDivElement>(null);
  const [rowHeight, setRowHeight] = useState(64);
  const [{ first, end }, setRange] = useState<Range>({ first: 0, end: 16 });
  const [chosen, setChosen] = useState(0);
  const active = Math.max(0, Math.min(chosen, count - 1));
  const wantsFocus = useRef(false);

  const update = useCallback((): void => {
    const list = ref.current;
    if (!list) return;
    const next = rowsInSight(list.scrollTop, list.clientHeight, rowHeight, count);
    setRange((before) => (before.first === next.first && before.end === next.end ? before : next));
  }, [rowHeight, count]);

  useLayoutEffect(update, [update]);
  useEffect(() => {
    const measure = (): void => {
      if (ref.current) setRowHeight(rowHeightOf(ref.current));
      update();
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [update]);

  // The row is drawn before it gets the focus.
  useLayoutEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>(`[data-row="${active}"] a`);
    if (!wantsFocus.current || !link) return;
    wantsFocus.current = false;
    link.focus({ preventScroll: true });
    // The list itself may be partly out of sight.
    link.scrollIntoView({ block: 'nearest' });
  });

  function focus(row: number): void {
    const list = ref.current;
    const target = Math.max(0, Math.min(row, count - 1));
    if (list) list.scrollTop = scrollToShow(target, list.scrollTop, list.clientHeight, rowHeight);
    wantsFocus.current = true;
    setChosen(target);
    update();
  }

  return {
    ref,
    rowHeight,
    rows: rowsOf(first, Math.min(end, count), active, count),
    active,
    activate: setChosen,
    focus,
    onScroll: update,
    onKeyDown: (event) => {
      const page = Math.max(1, Math.floor((ref.current?.clientHeight ?? 0) / rowHeight) - 1);
      const row = rowAfterKey(event.key, active, count, page);
      if (row === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      focus(row);
    },
  };
}

/** The rows of a part of the list, and the active one, in order. */
function rowsOf(first: number, end: number, active: number, count: number): readonly number[] {
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, i) => first + i);
  if (count === 0 || (active >= first && active < end)) return rows;
  return active < first ? [active, ...rows] : [...rows, active];
}
