import type { ClientRect } from '@dnd-kit/core';
import type { PileId, TableView } from '../../../engine/view';
import { reachOf } from '../../parts/placement';
import { endTurn, fly } from '../motion/cardMotion';

/** What a drag moves: the topmost `count` cards of a pile. */
export interface Lift {
  readonly from: PileId;
  readonly count: number;
}

/** A place on the page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle on the page, in CSS pixels. */
export type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What the session needs to know of the table. */
export interface DragTable {
  readonly root: HTMLElement | null;
  readonly view: TableView;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  /** Called when cards are dropped on another pile, legal or not. */
  readonly onDrop: (lift: Lift, to: PileId) => void;
}

export type DragSession = ReturnType<typeof createDragSession>;

interface Drag extends Lift {
  /** The elements of the cards, bottom first, and that of the card that they lay on. */
  readonly cards: readonly HTMLElement[];
  readonly under: HTMLElement | undefined;
  /** Where the pointer would have pressed the cards in their place. */
  readonly pressed: Point;
  /** The rectangle of the bottom card in its place. */
  readonly start: Rect;
  readonly columns: ReadonlyMap<PileId, Rect>;
  /** The rectangle of the table, by which the columns were measured. */
  readonly place: Rect;
  readonly legal: ReadonlySet<PileId>;
  /** How far the pointer has moved the cards, in CSS pixels. */
  offset: Point;
}

const UNMOVED: Point = { x: 0, y: 0 };

/** Creates a session that drags cards, driven by `CardSensor`. They follow the pointer in the frame of its event, without rendering React. */
export function createDragSession() {
  let table: DragTable | undefined;
  let drag: Drag | undefined;
  let suppressesTaps = false;

  /** Picks up cards. `pressed` is where the pointer went down. */
  function lift({ from, count }: Lift, pressed: Point): void {
    cancel();
    if (!table?.root) return;
    const { root, view, targets } = table;
    const top = topCards(root, from, count + 1);
    const cards = top.slice(-count);
    const under = top.at(-count - 1);
    cards.forEach(endTurn);
    const seen = cards[0]?.getBoundingClientRect();
    for (const { dataset } of cards) dataset.lifted = 'true';
    // In its place now, even if it was caught in flight.
    const start = cards[0]?.getBoundingClientRect();
    if (!seen || !start) return;
    // Its whole face shows, instead of the index alone.
    if (under) under.dataset.bare = 'true';
    const place = root.getBoundingClientRect();
    const columns = columnsOf(root, view);
    const legal = new Set(targets(from, count));
    const held = { x: pressed.x - seen.left + start.left, y: pressed.y - seen.top + start.top };
    const lifted = { from, count, cards, under, pressed: held, start };
    drag = { ...lifted, columns, place, legal, offset: UNMOVED };
    suppressesTaps = true;
    window.addEventListener('pointerdown', allowTaps, true);
  }

  function allowTaps(): void {
    if (drag) return;
    suppressesTaps = false;
    window.removeEventListener('pointerdown', allowTaps, true);
  }

  function move({ x, y }: Point): void {
    if (!drag) return;
    drag.offset = { x: x - drag.pressed.x, y: y - drag.pressed.y };
    for (const { style } of drag.cards) {
      style.setProperty('--dx', `${drag.offset.x}px`);
      style.setProperty('--dy', `${drag.offset.y}px`);
    }
  }

  /** Puts the lifted cards back. */
  function cancel(): void {
    delete drag?.under?.dataset.bare;
    for (const card of drag?.cards ?? []) {
      delete card.dataset.lifted;
      fly(card);
      card.style.removeProperty('--dx');
      card.style.removeProperty('--dy');
    }
    drag = undefined;
  }

  /** Drops the lifted cards where they are. If the table has changed its size or place since the lift, they go back. */
  function drop(): void {
    if (!drag) return;
    const { from, count, place } = drag;
    const now = table?.root?.getBoundingClientRect();
    if (!now || !isSameRect(now, place)) return cancel();
    // An illegal drop is reported too: the refusal says why.
    const to = hoveredPile() ?? overlappedPile(() => true);
    cancel();
    if (to !== undefined && to !== from) table?.onDrop({ from, count }, to);
  }

  /** The legal pile that the lifted cards overlap most. */
  function hoveredPile(): PileId | undefined {
    return overlappedPile((pile) => drag?.legal.has(pile) ?? false);
  }

  function overlappedPile(among: (pile: PileId) => boolean): PileId | undefined {
    if (!drag) return undefined;
    const { left, top, width, height } = drag.start;
    const { x, y } = drag.offset;
    return mostOverlapped({ left: left + x, top: top + y, width, height }, drag.columns, among);
  }

  /** The rectangle an element would have without the drag. */
  function measure(element: HTMLElement): ClientRect {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isLifted = drag?.cards.some((card) => card.contains(element));
    const x = left - (isLifted ? (drag?.offset.x ?? 0) : 0);
    const y = top - (isLifted ? (drag?.offset.y ?? 0) : 0);
    return { left: x, top: y, width, height, right: x + width, bottom: y + height };
  }

  return {
    /** Sets the current table; called again whenever it changes. */
    attach: (current: DragTable): void => {
      table = current;
    },
    lift,
    move,
    drop,
    cancel,
    hoveredPile,
    /** True from the first move of a drag to the next press after it: neither the click after a drop nor another finger taps. */
    suppressesTaps: () => suppressesTaps,
    measure,
  };
}

/** The elements of the topmost `count` cards of a pile, bottom first. */
function topCards(table: HTMLElement, pile: PileId, count: number): readonly HTMLElement[] {
  const controls = [...table.querySelectorAll<HTMLElement>(`[data-in="${pile}"][data-count]`)];
  const countOf = ({ dataset }: HTMLElement): number => Number(dataset.count);
  return controls
    .filter((control) => countOf(control) <= count)
    .sort((a, b) => countOf(b) - countOf(a))
    .flatMap(({ parentElement }) => parentElement ?? []);
}

/** Measures the drop columns on the page. A pile’s fan to the right belongs to its column. */
function columnsOf(table: HTMLElement, view: TableView): ReadonlyMap<PileId, Rect> {
  const felt = getComputedStyle(table.querySelector('.felt') ?? table);
  const lengthOf = (name: string): number => Number.parseFloat(felt.getPropertyValue(name)) || 0;
  const [step, back] = [lengthOf('--fan-right'), lengthOf('--fan-back')];
  const steps = new Map(view.piles.map((pile) => [pile.id, reachOf(pile).rightAll]));
  const places = new Map<PileId, Rect>();
  for (const pile of table.querySelectorAll<HTMLElement>('[data-pile]')) {
    const id = pile.dataset.pile ?? '';
    const { left, top, width, height } = pile.getBoundingClientRect();
    const all = steps.get(id) ?? 0;
    places.set(id, { left: left - all * back, top, width: width + all * step, height });
  }
  return dropColumns(view, places, table.getBoundingClientRect().bottom);
}

/**
 * The column in which each pile takes dropped cards: its rectangle in `places`, extended down to the next pile or to the
 * table’s bottom edge, whose `y` is `bottom`. A pile that overlaps the column ends it too, unless that pile is empty.
 */
export function dropColumns(
  view: TableView,
  places: ReadonlyMap<PileId, Rect>,
  bottom: number,
): ReadonlyMap<PileId, Rect> {
  const columns = new Map<PileId, Rect>();
  for (const { id, column, row } of view.piles) {
    const place = places.get(id);
    if (!place) continue;
    const below = view.piles
      .filter((pile) => Math.abs(pile.column - column) < 1 && pile.row > row)
      .filter((pile) => pile.row >= row + 1 || pile.cards.length > 0)
      .map((pile) => places.get(pile.id)?.top ?? bottom);
    const { left, top, width } = place;
    columns.set(id, { left, top, width, height: Math.min(bottom, ...below) - top });
  }
  return columns;
}

/** The pile that passes `among` and whose column the card overlaps most; undefined if it overlaps none. */
export function mostOverlapped(
  card: Rect,
  columns: ReadonlyMap<PileId, Rect>,
  among: (pile: PileId) => boolean,
): PileId | undefined {
  let best: PileId | undefined;
  let bestArea = 0;
  for (const [pile, column] of columns) {
    const area = among(pile) ? overlap(card, column) : 0;
    if (area > bestArea) {
      bestArea = area;
      best = pile;
    }
  }
  return best;
}

const isSameRect = (a: Rect, b: Rect): boolean =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

/** The area that two rectangles share, in square CSS pixels. */
function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}
