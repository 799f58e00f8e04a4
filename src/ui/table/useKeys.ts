import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Card, cardCode, cardName } from '../../engine/card';
import { type Gesture, isButtonPile, type PileId, type TableView } from '../../engine/view';
import { type Direction, type FocusTarget, moveFocus, nearestFocusTarget } from './moveFocus';
import { isModified } from './onInput';
import { cardElementId } from './PlacedCard';

/** Cards lifted by a key: where from, and which of their legal targets is pointed at. */
export interface KeyLift {
  /** The table that they were lifted from. */
  readonly view: TableView;
  readonly cards: readonly Card[];
  readonly from: PileId;
  readonly targets: readonly PileId[];
  readonly at: number;
}

interface KeysProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** The cards are still on their way to where the view has them. */
  readonly dealing: boolean;
  readonly mirrored: boolean;
  /** The space bar picks cards, and Enter lets the picked ones go. */
  readonly selects: boolean;
  readonly onEnter: () => void;
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  readonly onGesture: (gesture: Gesture) => void;
  readonly onSay: (text: string) => void;
}

interface Keys {
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
export function useKeys(props: KeysProps): Keys {
  const { root, view, dealing, mirrored, selects, targets, onGesture, onEnter, onSay } = props;
  const [lifted, setLift] = useState<KeyLift>();
  // Cards in the hand go back when the view changes.
  const lift = lifted?.view === view ? lifted : undefined;
  const stop = useRef<FocusTarget>(undefined);
  const tabStop = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // The tab stop is written to the page without a render. When the place that has the focus is gone, covered
  // or turned over, the focus stays on the table; while cards are dealt, on the table itself.
  useLayoutEffect(() => {
    stop.current = nearestFocusTarget(view, stop.current);
    const { key } = stop.current;
    if (hasFocus.current && dealing) root.current?.focus({ preventScroll: true });
    else if (hasFocus.current && keyOf(document.activeElement) !== key)
      focusStop(root, stop.current);
    // Only now: a covered card that is taken from the tab order loses the focus at once.
    setTabStop(tabStop, elementOf(root, stop.current));
  }, [root, view, dealing]);

  function go(direction: Direction): void {
    const turned = (mirrored && OPPOSITE[direction]) || direction;
    focusStop(root, moveFocus(view, stop.current ?? nearestFocusTarget(view, undefined), turned));
  }

  function pickUp(): boolean {
    const pile = view.piles.find(({ id }) => id === stop.current?.pile);
    const index = pile?.cards.findIndex(({ card }) => cardCode(card) === stop.current?.key) ?? -1;
    if (!pile || index < 0 || !pile.cards[index]?.liftable) return false;
    const cards = pile.cards.slice(index).map(({ card }) => card);
    if (selects) {
      onGesture({ kind: 'tap', pile: pile.id, count: cards.length });
      return true;
    }
    const open = targets(pile.id, cards.length);
    const [first] = open;
    if (first === undefined) onGesture({ kind: 'tap', pile: pile.id, count: cards.length });
    else {
      setLift({ view, cards, from: pile.id, targets: open, at: 0 });
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

  function handled({ key, repeat }: KeyboardEvent): boolean {
    const { key: at, pile } = stop.current ?? nearestFocusTarget(view, undefined);
    const onPressed =
      at === pile && view.piles.some((each) => each.id === pile && isButtonPile(each));
    // Held down, a key walks on and draws on, but does not tap again, nor lift and drop by turns.
    if (repeat && (key === ' ' || key === 'Enter') && !onPressed) return true;
    if (lift) return carry(lift, key);
    const direction = ARROWS[key];
    if (direction) {
      go(direction);
      return true;
    }
    if (selects && key === 'Enter') {
      onEnter();
      return true;
    }
    if (key !== ' ') return false;
    if (onPressed) {
      onGesture({ kind: 'press', pile });
      return true;
    }
    return pickUp();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isModified(event) && handled(event)) event.preventDefault();
  }

  return {
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
      if (key === undefined) return;
      stop.current = { key, pile: card?.id ?? key };
      setTabStop(tabStop, target as HTMLElement);
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

const elementOf = (root: RefObject<HTMLElement | null>, { key }: FocusTarget): HTMLElement | null =>
  document.getElementById(cardElementId(key))?.querySelector<HTMLElement>('.card') ??
  root.current?.querySelector<HTMLElement>(`[data-stop="${key}"]`) ??
  null;

/** Makes an element the table's one tab stop. */
function setTabStop(tabStop: RefObject<HTMLElement | null>, element: HTMLElement | null): void {
  // To write the tab stop that has the focus would lay the whole page out.
  if (element === tabStop.current) return;
  if (tabStop.current) tabStop.current.tabIndex = -1;
  if (element) element.tabIndex = 0;
  tabStop.current = element;
}

function focusStop(root: RefObject<HTMLElement | null>, stop: FocusTarget): void {
  elementOf(root, stop)?.focus({ preventScroll: true });
}
