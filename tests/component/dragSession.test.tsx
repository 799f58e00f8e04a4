import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDragSession, type DragSession } from '../../src/ui/table/pointer/dragSession';
import { klondikeState, view } from '../support/klondike';

const table = view(klondikeState({ tableau: ['9S 8D', '9C', 'KS'] }));

/** Columns 60 px apart; cards of 50 by 70, those of column 1 and 2 in their places. */
const PLACES = table.piles.map(({ id, column, row }) => ({ id, x: column * 60, y: row * 80 }));
const CARDS = [
  { code: '9S', pile: 'tableau-1', count: 2, y: 80 },
  { code: '8D', pile: 'tableau-1', count: 1, y: 100 },
];

let root: HTMLElement;
let session: DragSession;
const onDrop = vi.fn();

function withRect(x: number, y: number, width: number, height: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  return element;
}

const cardOf = (code: string) =>
  root.querySelector(`[data-card="${code}"]`)?.parentElement as HTMLElement;

beforeEach(() => {
  onDrop.mockClear();
  root = withRect(0, 0, 420, 500);
  for (const { id, x, y } of PLACES) {
    const pile = withRect(x, y, 50, 70);
    pile.dataset.pile = id;
    root.append(pile);
  }
  for (const { code, pile, count, y } of CARDS) {
    const card = withRect(0, y, 50, 70);
    const control = document.createElement('button');
    Object.assign(control.dataset, { card: code, in: pile, count });
    card.append(control);
    root.append(card);
  }
  session = createDragSession();
  session.attach({ root, view: table, targets: () => ['tableau-2'], onDrop });
});

const lift = (count: number) => session.lift({ from: 'tableau-1', count }, { x: 20, y: 90 });

test('a lift takes a card with all that lie on it', () => {
  lift(2);
  expect(cardOf('9S').dataset.lifted).toBe('true');
  expect(cardOf('8D').dataset.lifted).toBe('true');
  session.cancel();
  lift(1);
  expect(cardOf('9S').dataset.lifted).toBeUndefined();
  expect(cardOf('8D').dataset.lifted).toBe('true');
});

test('the cards follow the pointer, and measure as if they lay in their places', () => {
  lift(1);
  session.move({ x: 45, y: 80 });
  expect(cardOf('8D').style.getPropertyValue('--dx')).toBe('25px');
  expect(cardOf('8D').style.getPropertyValue('--dy')).toBe('-10px');
  expect(session.measure(cardOf('8D'))).toMatchObject({ left: -25, top: 110 });
  expect(session.measure(cardOf('9S'))).toMatchObject({ left: 0, top: 80 });
});

test('a drop on a legal pile is reported, and the cards are put down', () => {
  lift(1);
  session.move({ x: 75, y: 120 });
  expect(session.hoveredPile()).toBe('tableau-2');
  session.drop();
  expect(onDrop.mock.calls).toEqual([[{ from: 'tableau-1', count: 1 }, 'tableau-2']]);
  expect(cardOf('8D').dataset.lifted).toBeUndefined();
  expect(cardOf('8D').style.getPropertyValue('--dx')).toBe('');
  expect(session.hoveredPile()).toBeUndefined();
});

test('a legal pile takes the cards before an illegal one that they overlap more', () => {
  lift(1);
  session.move({ x: 20 + 95, y: 120 });
  expect(session.hoveredPile()).toBe('tableau-2');
});

test('a drop on an illegal pile is reported too, one on the own pile or beside all piles is not', () => {
  lift(1);
  session.move({ x: 20 + 125, y: 120 });
  expect(session.hoveredPile()).toBeUndefined();
  session.drop();
  expect(onDrop.mock.calls).toEqual([[{ from: 'tableau-1', count: 1 }, 'tableau-3']]);
  lift(1);
  session.move({ x: 22, y: 120 });
  session.drop();
  lift(1);
  session.move({ x: 900, y: 120 });
  session.drop();
  expect(onDrop).toHaveBeenCalledTimes(1);
});

test('a cancelled drag drops nothing, and moves on after it are ignored', () => {
  lift(1);
  session.move({ x: 80, y: 120 });
  session.cancel();
  session.move({ x: 90, y: 120 });
  session.drop();
  expect(onDrop).not.toHaveBeenCalled();
  expect(cardOf('8D').dataset.lifted).toBeUndefined();
  expect(cardOf('8D').style.getPropertyValue('--dx')).toBe('');
});

test('a drop goes back if the table has got another size or place since the lift', () => {
  for (const [x, y, width, height] of [
    [0, 0, 300, 500],
    [0, 0, 420, 400],
    [40, 0, 420, 500],
    [0, -30, 420, 500],
  ] as const) {
    root.getBoundingClientRect = () => new DOMRect(0, 0, 420, 500);
    lift(1);
    session.move({ x: 75, y: 120 });
    root.getBoundingClientRect = () => new DOMRect(x, y, width, height);
    session.drop();
    expect(cardOf('8D').dataset.lifted).toBeUndefined();
  }
  expect(onDrop).not.toHaveBeenCalled();
});

test('clicks are suppressed from the lift to the next press', () => {
  expect(session.suppressesTaps()).toBe(false);
  lift(1);
  session.drop();
  expect(session.suppressesTaps()).toBe(true);
  fireEvent.pointerDown(window);
  expect(session.suppressesTaps()).toBe(false);
});

test('cards that are not on the table cannot be lifted', () => {
  session.lift({ from: 'tableau-3', count: 1 }, { x: 0, y: 0 });
  session.drop();
  expect(session.suppressesTaps()).toBe(false);
  expect(onDrop).not.toHaveBeenCalled();
});
