import type { ClientRect, DragStartEvent } from '@dnd-kit/core';
import type { PileId, TableView } from '../../engine/view';
import { dropColumns, mostOverlapped, type Rect } from './dropTarget';
import { endTurn, fly } from './flight';
import type { Lift } from './PlacedCard';

/** The table that the hand takes cards from, as it is now. */
export interface DragTable {
  readonly root: HTMLElement | null;
  readonly view: TableView;
  /** The piles that would take the topmost `count` cards of a pile. */
  readonly targets: (from: PileId, count: number) => readonly PileId[];
  /** The cards were let go over a pile other than their own, legal or not. */
  readonly onDrop: (lift: Lift, to: PileId) => void;
}

/** The cards in the hand while they are dragged. They follow the pointer without a render. */
export interface DragSession {
  /** Sits down at a table, or sees what has changed on it. */
  readonly attach: (table: DragTable) => void;
  readonly lift: (event: DragStartEvent) => void;
  /** Lets the cards go where they are. */
  readonly drop: () => void;
  /** Lets the cards go back. */
  readonly cancel: () => void;
  /** The legal pile that the cards are over. */
  readonly hoveredPile: () => PileId | undefined;
  /** Whether the last press on the page ended in a drop, so that the click that follows it is none. */
  readonly suppressesClick: () => boolean;
  /** The rectangle of an element as if nothing were in the hand. */
  readonly measure: (element: HTMLElement) => ClientRect;
}

interface Held extends Lift {
  readonly slots: readonly HTMLElement[];
  readonly pointer: readonly [x: number, y: number];
  /** The first card's place when it was lifted. */
  readonly card: Rect;
  readonly columns: ReadonlyMap<PileId, Rect>;
  readonly legal: ReadonlySet<PileId>;
  dx: number;
  dy: number;
}

/**
 * The drag as dnd-kit reports it, made exact: the cards move in the frame of the pointer's event, and where
 * they are let go is where the pointer is, even when React has not rendered its last moves yet.
 */
export function createDragSession(): DragSession {
  let table: DragTable | undefined;
  let held: Held | undefined;
  let suppresses = false;

  function lift({ active, activatorEvent }: DragStartEvent): void {
    cancel();
    if (!table?.root) return;
    const { root, view, targets } = table;
    const { from, count } = active.data.current as Lift;
    const { clientX, clientY } = activatorEvent as PointerEvent;
    const slots = topSlots(root, from, count);
    slots.forEach(endTurn);
    const card = slots[0]?.getBoundingClientRect();
    if (!card) return;
    held = {
      from,
      count,
      slots,
      card,
      pointer: [clientX, clientY],
      columns: columnsOf(root, view),
      legal: new Set(targets(from, count)),
      dx: 0,
      dy: 0,
    };
    for (const slot of slots) slot.dataset.lifted = 'true';
    suppresses = true;
    window.addEventListener('pointerdown', forget, { capture: true, once: true });
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', release);
  }

  function forget(): void {
    suppresses = false;
  }

  function moveTo(dx: number, dy: number): void {
    if (!held) return;
    held.dx = dx;
    held.dy = dy;
    for (const { style } of held.slots) {
      style.setProperty('--dx', `${dx}px`);
      style.setProperty('--dy', `${dy}px`);
    }
  }

  function follow({ clientX, clientY, isPrimary }: PointerEvent): void {
    if (held && isPrimary) moveTo(clientX - held.pointer[0], clientY - held.pointer[1]);
  }

  function release(event: PointerEvent): void {
    if (!event.isPrimary) return;
    follow(event);
    drop();
  }

  function cancel(): void {
    window.removeEventListener('pointermove', follow);
    window.removeEventListener('pointerup', release);
    for (const slot of held?.slots ?? []) {
      delete slot.dataset.lifted;
      fly(slot);
      slot.style.removeProperty('--dx');
      slot.style.removeProperty('--dy');
    }
    held = undefined;
  }

  function drop(): void {
    if (!held) return;
    const { from, count } = held;
    const to = hoveredPile() ?? pileUnder(() => true);
    cancel();
    if (to !== undefined && to !== from) table?.onDrop({ from, count }, to);
  }

  function hoveredPile(): PileId | undefined {
    return pileUnder((pile) => held?.legal.has(pile) ?? false);
  }

  function pileUnder(among: (pile: PileId) => boolean): PileId | undefined {
    if (!held) return undefined;
    const { card, dx, dy, columns } = held;
    const { left, top, width, height } = card;
    return mostOverlapped({ left: left + dx, top: top + dy, width, height }, columns, among);
  }

  function measure(element: HTMLElement): ClientRect {
    const { left, top, width, height } = element.getBoundingClientRect();
    const inHand = held?.slots.some((slot) => slot.contains(element));
    const x = left - (inHand ? (held?.dx ?? 0) : 0);
    const y = top - (inHand ? (held?.dy ?? 0) : 0);
    return { left: x, top: y, width, height, right: x + width, bottom: y + height };
  }

  return {
    attach: (now) => {
      table = now;
    },
    lift,
    drop,
    cancel,
    hoveredPile,
    measure,
    suppressesClick: () => suppresses,
  };
}

/** The slots of the topmost `count` cards of a pile, the lowest first. */
function topSlots(table: HTMLElement, pile: string, count: number): readonly HTMLElement[] {
  const cards = [...table.querySelectorAll<HTMLElement>(`[data-in="${pile}"][data-count]`)];
  const height = (card: HTMLElement): number => Number(card.dataset.count);
  return cards
    .filter((card) => height(card) <= count)
    .sort((a, b) => height(b) - height(a))
    .map((card) => card.parentElement as HTMLElement);
}

function columnsOf(table: HTMLElement, view: TableView): ReadonlyMap<PileId, Rect> {
  const piles = [...table.querySelectorAll<HTMLElement>('[data-pile]')];
  const places = new Map<PileId, Rect>(
    piles.map((pile) => [pile.dataset.pile ?? '', pile.getBoundingClientRect()]),
  );
  return dropColumns(view, places, table.getBoundingClientRect().bottom);
}
