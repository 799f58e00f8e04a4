import { t } from '@lingui/core/macro';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Card, cardCode, cardName, theCard } from '../../../engine/card';
import { type AnyGame, legalTargets } from '../../../engine/game';
import { isButtonPile, type PileId, type PileView, type TableView } from '../../../engine/view';
import { joinSentences } from '../../../locales/format';
import type { Highlight } from '../../../store/game/table';
import { useSettings, useStores } from '../../parts/context';
import { useEscape } from '../../parts/escape';
import { isLeftToTable, isModified, isWithin, useKeyDown } from '../../parts/input';
import { cardElementId } from '../cards/Cards';
import {
  columnTarget,
  DIRECTIONS,
  type Direction,
  type FocusTarget,
  moveFocus,
  nearestFocusTarget,
  unmirrored,
} from './moveFocus';

interface TableKeysProps {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: TableView;
  /** A new one: the focus begins again. */
  readonly dealCount: number;
  /** True while the cards of a deal are still flying. */
  readonly dealing: boolean;
  readonly highlight: Highlight | undefined;
  /** True in games whose cards are selected. */
  readonly selects: boolean;
  readonly hasSelection: boolean;
  readonly drags: boolean;
  readonly game: AnyGame;
  /** The state of the game that the view shows. */
  readonly state: unknown;
}

/**
 * What each key does on the table. A digit leads to a column, from the page itself and its bar too. Enter clicks the focused card; Space
 * lifts it, or clicks it if it can’t be lifted. In games whose cards are selected, Space selects, and Enter confirms unless cards can be
 * dragged too. An empty pile says what it takes. Esc puts back what is lifted or selected; so does Tab what is lifted.
 */
export function useTableKeys(props: TableKeysProps) {
  const { root, view, selects, hasSelection, drags } = props;
  const { actions } = useStores().store;
  const focus = useRovingFocus(props);
  const move = useKeyboardMove(props);
  useEscape(hasSelection ? actions.deselect : undefined);
  useKeyDown((event) => {
    const column = columnTarget(view, event.key);
    if (!column || move.lifted || isModified(event)) return;
    if (!isWithin(root.current, event.target) && !isLeftToTable(event.target)) return;
    event.preventDefault();
    focus.to(column);
  });

  /** Handles a key. False if it means nothing on the table. */
  function press({ key, repeat, target: element }: KeyboardEvent): boolean {
    const target = focus.target();
    const pile = view.piles.find(({ id }) => id === target.id);
    const onButton = pile !== undefined && isButtonPile(pile);
    // A key held down repeats arrows and draws. It does not repeat a tap, nor lift and drop in turn.
    if (repeat && (key === ' ' || key === 'Enter') && !onButton) return true;
    if (move.lifted) return move.press(key);
    const direction = DIRECTIONS[key];
    if (direction) focus.move(direction);
    else if (selects && !drags && key === 'Enter') actions.replace();
    else if (key !== ' ' && key !== 'Enter') return false;
    else if (pile && !onButton) actions.gesture({ kind: 'tap', pile: pile.id, count: 0 });
    else if (key === 'Enter') return false;
    else if (pile && onButton) actions.gesture({ kind: 'press', pile: pile.id });
    else if (selects || !move.lift(target)) (element as HTMLElement).click();
    return true;
  }

  return {
    lifted: move.lifted,
    marked: move.marked,
    onFocus: focus.onFocus,
    onBlur: focus.onBlur,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Tab' && move.lifted) move.putBack();
      else if (!isModified(event) && press(event)) event.preventDefault();
    },
    // The space bar clicks a button when it is released.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
  };
}

/**
 * Makes the table one tab stop: a roving `tabindex`, as in the ARIA Authoring Practices, set without a render. If its target
 * is gone, covered or turned over, the focus moves to the nearest target; during a deal, to the table, and after it to the first target.
 */
function useRovingFocus({ root, view, dealCount, dealing, highlight }: TableKeysProps) {
  const isMirrored = useSettings().leftHanded === 'on';
  const latest = useRef<FocusTarget>(undefined);
  const tabStop = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const dealt = useRef(dealCount);
  useLayoutEffect(() => {
    const target = nearestFocusTarget(
      view,
      dealt.current === dealCount ? latest.current : undefined,
    );
    latest.current = target;
    dealt.current = dealCount;
    if (hasFocus.current && dealing) root.current?.focus({ preventScroll: true });
    else if (hasFocus.current && idOf(document.activeElement) !== target.id) focus(root, target);
    // Comes last: a covered card that leaves the tab order loses the focus at once.
    setTabStop(tabStop, elementOf(root, target));
  }, [root, view, dealCount, dealing]);

  // From a hint, Enter makes its move, and a screen reader says where its card lies.
  useLayoutEffect(() => {
    if (!hasFocus.current || highlight?.move === undefined) return;
    const [card] = highlight.cards;
    const [pile = ''] = highlight.piles;
    focus(root, { id: card === undefined ? pile : cardCode(card), pile });
  }, [root, highlight]);

  /** The target that has the focus, or will get it when the table is entered. */
  const target = (): FocusTarget => latest.current ?? nearestFocusTarget(view, undefined);

  return {
    target,
    to: (next: FocusTarget) => focus(root, next),
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

/** Cards lifted by a key. */
interface KeyboardLift {
  /** The view that they were lifted from. A new view puts them back. */
  readonly view: TableView;
  readonly cards: readonly Card[];
  readonly from: PileId;
  /** Their legal targets, at least one, and the index of the one that is marked. */
  readonly targets: readonly PileId[];
  readonly index: number;
}

/** The directions that lead to the next legal target; the others lead to the one before. */
const FORWARDS: readonly Direction[] = ['right', 'down', 'last'];

/** Moves cards by keyboard alone: lift, step through the legal targets, drop. */
function useKeyboardMove({ game, state, view }: TableKeysProps) {
  const { actions } = useStores().store;
  const [last, setLift] = useState<KeyboardLift>();
  const current = last?.view === view ? last : undefined;

  function putBack(): void {
    setLift(undefined);
    actions.announce(t`Put back.`);
  }

  useEscape(current && putBack);

  /** Lifts a card with all cards on it, or taps it if there is no legal target. False if the card cannot be lifted. */
  function lift(target: FocusTarget): boolean {
    const cards = liftableFrom(view, target);
    const [first] = cards;
    if (first === undefined) return false;
    const from = target.pile;
    const count = cards.length;
    const legal = targetsInOrder(game, state, from, count);
    if (legal.length === 0) actions.gesture({ kind: 'tap', pile: from, count });
    else {
      setLift({ view, cards, from, targets: legal, index: 0 });
      const [card, others] = [cardName(first), count - 1];
      const lifted = others > 0 ? t`Lifted ${card} and ${others} more.` : t`Lifted ${card}.`;
      actions.announce(joinSentences([lifted, describe(legal, 0)]));
    }
    return true;
  }

  /** `Column 7, on the Jack of Hearts, 1 of 3.` */
  function describe(legal: readonly PileId[], index: number): string {
    const pile = view.piles.find(({ id }) => id === legal[index]);
    const { name = '' } = pile ?? {};
    const [place, count] = [index + 1, legal.length];
    const top = pile?.kind === 'tableau' ? pile.cards.at(-1) : undefined;
    if (!top) return t`${name}, ${place} of ${count}.`;
    const card = theCard(top.card);
    return t({
      message: `${name}, on ${card}, ${place} of ${count}.`,
      comment: 'where lifted cards may go: “Column 7, on the Jack of Hearts, 1 of 3.”',
    });
  }

  /** Steps to another target or drops the cards. False for any other key. */
  function press(key: string): boolean {
    if (!current) return false;
    const { from, cards, targets: legal, index } = current;
    const direction = DIRECTIONS[key];
    if (direction) {
      const step = FORWARDS.includes(direction) ? 1 : -1;
      const next = (index + step + legal.length) % legal.length;
      setLift({ ...current, index: next });
      actions.announce(describe(legal, next));
    } else if (key === ' ' || key === 'Enter') {
      const to = legal[index];
      setLift(undefined);
      if (to !== undefined) actions.gesture({ kind: 'drop', from, count: cards.length, to });
    } else return false;
    return true;
  }

  return {
    lifted: current?.cards,
    marked: current?.targets[current.index],
    lift,
    press,
    putBack,
  };
}

/** The card of a focus target with all cards on it; empty if it cannot be lifted. */
function liftableFrom(view: TableView, { id, pile }: FocusTarget): readonly Card[] {
  const cards = view.piles.find((each) => each.id === pile)?.cards ?? [];
  const index = cards.findIndex(({ card }) => cardCode(card) === id);
  return cards[index]?.liftable ? cards.slice(index).map(({ card }) => card) : [];
}

/**
 * The piles that would take the topmost `count` cards of a pile, in the order in which taps choose them. Of several empty piles of a
 * kind taps choose the first; the others follow it. Those that no tap chooses come last.
 */
export function targetsInOrder(
  game: AnyGame,
  state: unknown,
  from: PileId,
  count: number,
): readonly PileId[] {
  const { view, movesFor } = game.table;
  const legal = legalTargets(game, state, from, count);
  const piles = view(state).piles.filter(({ id }) => legal.includes(id));
  const taps = movesFor(state, { kind: 'tap', pile: from, count });
  const chosen = taps.ok ? taps.value.map(game.text.formatMove) : [];
  const ranks = piles.map(({ id }) => {
    const moves = movesFor(state, { kind: 'drop', from, count, to: id });
    const rank = moves.ok ? chosen.indexOf(game.text.formatMove(moves.value[0])) : -1;
    return rank < 0 ? chosen.length : rank;
  });
  const rankOf = (pile: PileView): number =>
    Math.min(...ranks.filter((_, i) => isAlike(piles[i] as PileView, pile)));
  return piles.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ id }) => id);
}

/** True for the same pile, and for two empty ones of a kind. */
const isAlike = (one: PileView, other: PileView): boolean =>
  one.id === other.id ||
  (one.kind === other.kind && one.cards.length === 0 && other.cards.length === 0);
