import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cardCode } from '../../../engine/card';
import type { TableView } from '../../../engine/view';
import { useSettings } from '../../parts/context';
import { cardElementId } from '../cards/PlacedCard';
import {
  type Direction,
  type FocusTarget,
  moveFocus,
  nearestFocusTarget,
  unmirrored,
} from './moveFocus';

export interface RovingFocusProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** True while the cards of a deal are still flying. */
  readonly dealing: boolean;
}

/**
 * Makes the table one tab stop: a roving `tabindex`, as in the ARIA Authoring Practices, set without a render. If its target
 * is gone, covered or turned over, the focus moves to the nearest target; during a deal, to the table.
 */
export function useRovingFocus(props: RovingFocusProps) {
  const { root, view, dealing } = props;
  const isMirrored = useSettings().leftHanded === 'on';
  const latest = useRef<FocusTarget>(undefined);
  const tabStop = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    const target = nearestFocusTarget(view, latest.current);
    latest.current = target;
    if (hasFocus.current && dealing) root.current?.focus({ preventScroll: true });
    else if (hasFocus.current && idOf(document.activeElement) !== target.id) focus(root, target);
    // Comes last: a covered card that leaves the tab order loses the focus at once.
    setTabStop(tabStop, elementOf(root, target));
  }, [root, view, dealing]);

  /** The target that has the focus, or will get it when the table is entered. */
  const target = (): FocusTarget => latest.current ?? nearestFocusTarget(view, undefined);

  return {
    target,
    /** Moves the focus; left and right are as on the screen. */
    move: (direction: Direction) => {
      focus(root, moveFocus(view, target(), unmirrored(direction, isMirrored)));
    },
    onFocus: ({ target: element }: FocusEvent) => {
      hasFocus.current = true;
      const id = idOf(element);
      if (id === undefined || !(element instanceof HTMLElement)) return;
      const pile = view.piles.find(({ cards }) => cards.some(({ card }) => cardCode(card) === id));
      latest.current = { id, pile: pile?.id ?? id };
      setTabStop(tabStop, element);
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = root.current?.contains(relatedTarget) ?? false;
    },
  };
}

/** The id of the focus target that an element belongs to. */
function idOf(element: Element | null): string | undefined {
  const { card, stop } = element instanceof HTMLElement ? element.dataset : {};
  return card ?? stop;
}

const elementOf = (root: RefObject<HTMLElement | null>, { id }: FocusTarget): HTMLElement | null =>
  document.getElementById(cardElementId(id))?.querySelector<HTMLElement>('.card') ??
  root.current?.querySelector<HTMLElement>(`[data-stop="${id}"]`) ??
  null;

/** Makes an element the table's one tab stop. */
function setTabStop(tabStop: RefObject<HTMLElement | null>, element: HTMLElement | null): void {
  // Setting it again on the focused element would lay out the whole page.
  if (element === tabStop.current) return;
  if (tabStop.current) tabStop.current.tabIndex = -1;
  if (element) element.tabIndex = 0;
  tabStop.current = element;
}

function focus(root: RefObject<HTMLElement | null>, target: FocusTarget): void {
  elementOf(root, target)?.focus({ preventScroll: true });
}
