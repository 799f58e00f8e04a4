import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Card, cardCode, cardName } from '../../engine/card';
import type { Gesture, PileId, TableView } from '../../engine/view';
import { type Direction, nearestStop, type Stop, walk } from './walk';

/** Cards lifted by a key: where from, and which of their legal targets is pointed at. */
export interface KeyLift {
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly targets: readonly PileId[];
  readonly at: number;
}

interface KeysProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  readonly mirrored: boolean;
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  readonly onGesture: (gesture: Gesture) => void;
  readonly onSay: (text: string) => void;
}

interface Keys {
  readonly stop: Stop;
  readonly lift: KeyLift | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

const OPPOSITE: Partial<Record<Direction, Direction>> = { left: 'right', right: 'left' };

/** Play by keyboard alone: one tab stop that the arrows walk, and cards lifted and dropped by the space bar. */
export function useKeys({ root, view, mirrored, targets, onGesture, onSay }: KeysProps): Keys {
  const [focused, setFocused] = useState<Stop>();
  const [lift, setLift] = useState<KeyLift>();
  const hasFocus = useRef(false);
  const stop = nearestStop(view, focused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards in the hand go back when the view changes
  useEffect(() => setLift(undefined), [view]);

  // A focus whose place is gone, covered or turned over stays on the table.
  useLayoutEffect(() => {
    if (hasFocus.current && keyOf(document.activeElement) !== stop.key) focusStop(root, stop);
  }, [root, stop]);

  function go(direction: Direction): void {
    const turned = (mirrored && OPPOSITE[direction]) || direction;
    const next = walk(view, stop, turned);
    setFocused(next);
    focusStop(root, next);
  }

  function pickUp(): boolean {
    const pile = view.piles.find(({ id }) => id === stop.pile);
    const index = pile?.cards.findIndex(({ card }) => cardCode(card) === stop.key) ?? -1;
    if (!pile || index < 0 || !pile.cards[index]?.liftable) return false;
    const cards = pile.cards.slice(index).map(({ card }) => card);
    const open = targets(pile.id, cards.length);
    const [first] = open;
    if (first === undefined) onGesture({ kind: 'tap', pile: pile.id, count: cards.length });
    else {
      setLift({ cards, from: pile.id, targets: open, at: 0 });
      const others = cards.length > 1 ? ` and ${cards.length - 1} more` : '';
      onSay(`Lifted ${cardName(cards[0] as Card)}${others}. ${place(first, 0, open.length)}`);
    }
    return true;
  }

  const place = (pile: PileId, at: number, of: number): string =>
    `${view.piles.find(({ id }) => id === pile)?.name}, ${at + 1} of ${of}.`;

  function carry(held: KeyLift, key: string): boolean {
    const { from, cards, targets: open } = held;
    const to = open[held.at];
    if (key === 'Escape') {
      setLift(undefined);
      onSay('Put back.');
    } else if (key === ' ' || key === 'Enter') {
      setLift(undefined);
      if (to !== undefined) onGesture({ kind: 'drop', from, count: cards.length, to });
    } else if (key in ARROWS) {
      const back = key === 'ArrowLeft' || key === 'ArrowUp' || key === 'Home';
      const at = (held.at + (back ? open.length - 1 : 1)) % open.length;
      setLift({ ...held, at });
      onSay(place(open[at] as PileId, at, open.length));
    } else return false;
    return true;
  }

  function handled({ key }: KeyboardEvent): boolean {
    if (lift) return carry(lift, key);
    const direction = ARROWS[key];
    if (direction) {
      go(direction);
      return true;
    }
    if (key !== ' ') return false;
    if (stop.key === 'stock') {
      onGesture({ kind: 'press', pile: stop.pile });
      return true;
    }
    return pickUp();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (handled(event)) event.preventDefault();
  }

  return {
    stop,
    lift,
    onKeyDown,
    // The space bar's own click comes with the release of the key.
    onKeyUp: (event) => {
      if (event.key === ' ') event.preventDefault();
    },
    onFocus: ({ target }) => {
      hasFocus.current = true;
      const key = keyOf(target as Element);
      const card = view.piles.find((pile) =>
        pile.cards.some((each) => cardCode(each.card) === key),
      );
      if (key !== undefined) setFocused({ key, pile: card?.id ?? key });
    },
    onBlur: ({ relatedTarget }) => {
      hasFocus.current = root.current?.contains(relatedTarget) ?? false;
    },
  };
}

/** Which stop an element is. */
function keyOf(element: Element | null): string | undefined {
  const { card, stop } = element instanceof HTMLElement ? element.dataset : {};
  return card ?? stop;
}

/** Moves the focus to a stop. */
export function focusStop(root: RefObject<HTMLElement | null>, { key }: Stop): void {
  root.current
    ?.querySelector<HTMLElement>(`[data-card="${key}"], [data-stop="${key}"]`)
    ?.focus({ preventScroll: true });
}
