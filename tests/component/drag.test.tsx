import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { klondikeState, view } from '../support/klondike';
import { showTable } from '../support/showTable';

afterEach(() => {
  vi.restoreAllMocks();
});

const rendered = vi.hoisted(() => ({ faces: 0, piles: 0 }));

vi.mock('../../src/ui/parts/cards/CardFace', async (load) => {
  const { memo } = await import('react');
  const real = await load<typeof import('../../src/ui/parts/cards/CardFace')>();
  const CardFace = memo(function CountedFace() {
    rendered.faces++;
    return null;
  });
  return { ...real, CardFace };
});

vi.mock('../../src/ui/parts/placement', async (load) => {
  const real = await load<typeof import('../../src/ui/parts/placement')>();
  return {
    ...real,
    // Every pile asks for its visible cards when it is rendered; so does the focus of the keyboard when the table changes.
    visibleCards: (pile: Parameters<typeof real.visibleCards>[0]) => {
      rendered.piles++;
      return real.visibleCards(pile);
    },
  };
});

test('a pointer that moves while dragging renders no card face and no pile', async () => {
  const state = klondikeState({ tableau: ['9S 8D', 'KS', '9C'], stock: '2C' });
  const { container } = showTable(view(state), vi.fn(), { targets: () => ['tableau-3'] });
  expect(rendered.faces).toBe(4);
  const { piles } = rendered;
  expect(piles).toBeGreaterThanOrEqual(12);
  const control = container.querySelector('[data-card="8D"]') as Element;
  const card = control.closest<HTMLElement>('.placed-card');
  fireEvent.pointerDown(control, { button: 0, clientX: 10, clientY: 10, isPrimary: true });
  fireEvent.pointerMove(window, { clientX: 20, clientY: 20, isPrimary: true });
  expect(card?.dataset.lifted).toBe('true');
  for (let step = 0; step < 30; step++) {
    await act(async () => {
      fireEvent.pointerMove(window, {
        clientX: 20 + step * 5,
        clientY: 20 + step * 3,
        isPrimary: true,
      });
    });
  }
  expect(card?.style.getPropertyValue('--dx')).toBe('155px');
  expect(rendered).toEqual({ faces: 4, piles });
  fireEvent.pointerUp(window, { isPrimary: true });
  expect(card?.dataset.lifted).toBeUndefined();
});

/** Lays the piles out 60 px apart, and every card on column 1: jsdom has no layout. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const column = Number(/tableau-(\d)/.exec(this.dataset.pile ?? '')?.[1] ?? 1) - 1;
    const inRow = this.dataset.pile === undefined || this.dataset.pile.startsWith('tableau');
    return this.className === 'table'
      ? new DOMRect(0, 0, 420, 500)
      : new DOMRect(column * 60, inRow ? 80 : -900, 50, 70);
  });
}

const at = (x: number, y: number) => ({ button: 0, clientX: x, clientY: y, isPrimary: true });

test('a drop is one gesture, made where the pointer is released, and the click after it is none', () => {
  layOut();
  const onGesture = vi.fn();
  const state = klondikeState({ tableau: ['8D', '9C', 'KS'] });
  const { container } = showTable(view(state), onGesture, {
    targets: () => ['tableau-2', 'tableau-3'],
  });
  const control = container.querySelector('[data-card="8D"]') as Element;
  fireEvent.pointerDown(control, at(10, 90));
  fireEvent.pointerMove(window, at(70, 90));
  fireEvent.pointerUp(window, at(130, 90));
  expect(onGesture.mock.calls).toEqual([
    [{ kind: 'drop', from: 'tableau-1', count: 1, to: 'tableau-3' }],
  ]);
  fireEvent.click(control, { detail: 1, ...at(130, 90) });
  expect(onGesture).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(control, at(10, 90));
  fireEvent.pointerUp(window, at(10, 90));
  fireEvent.click(control, { detail: 1, ...at(10, 90) });
  expect(onGesture.mock.calls[1]).toEqual([{ kind: 'tap', pile: 'tableau-1', count: 1 }]);
});

test('Escape puts the cards back', () => {
  layOut();
  const onGesture = vi.fn();
  const state = klondikeState({ tableau: ['8D', '9C', 'KS'] });
  const { container } = showTable(view(state), onGesture, { targets: () => ['tableau-2'] });
  const control = container.querySelector('[data-card="8D"]') as Element;
  const card = control.closest<HTMLElement>('.placed-card');
  fireEvent.pointerDown(control, at(10, 90));
  fireEvent.pointerMove(window, at(70, 90));
  expect(card?.dataset.lifted).toBe('true');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(card?.dataset.lifted).toBeUndefined();
  fireEvent.pointerUp(window, at(70, 90));
  expect(onGesture).not.toHaveBeenCalled();
});

test('a view that changes during a drag puts the cards back, and nothing is dropped', () => {
  layOut();
  const onGesture = vi.fn();
  const before = view(klondikeState({ tableau: ['8D', '9C', 'KS'], stock: '2C' }));
  const after = view(klondikeState({ tableau: ['8D', '9C', 'KS'], waste: '2C' }));
  const { container, change } = showTable(before, onGesture, {
    targets: () => ['tableau-2'],
  });
  const control = container.querySelector('[data-card="8D"]') as Element;
  const card = control.closest<HTMLElement>('.placed-card');
  fireEvent.pointerDown(control, at(10, 90));
  fireEvent.pointerMove(window, at(70, 90));
  expect(card?.dataset.lifted).toBe('true');
  change(after);
  expect(card?.dataset.lifted).toBeUndefined();
  fireEvent.pointerMove(window, at(75, 90));
  fireEvent.pointerUp(window, at(75, 90));
  expect(card?.style.getPropertyValue('--dx')).toBe('');
  expect(onGesture).not.toHaveBeenCalled();
});

test('a drag of a card that still flies scrolls nothing, and only the page speaks of it', async () => {
  layOut();
  const scrollBy = vi.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  const state = klondikeState({ tableau: ['8D', '9C', 'KS'] });
  const { container } = showTable(view(state), vi.fn(), { targets: () => ['tableau-2'] });
  container.style.overflow = 'auto';
  const control = container.querySelector('[data-card="8D"]') as HTMLElement;
  let flown = 0;
  control.getBoundingClientRect = () => new DOMRect(flown++, 80, 50, 70);
  await act(async () => {
    fireEvent.pointerDown(control, at(10, 90));
    fireEvent.pointerMove(window, at(70, 90));
  });
  expect(container.querySelector('[data-pile="tableau-2"] [data-over]')).not.toBeNull();
  await act(async () => {
    fireEvent.pointerUp(window, at(70, 90));
  });
  expect(flown).toBeGreaterThan(1);
  expect(scrollBy).not.toHaveBeenCalled();
  expect(document.querySelectorAll('[role="status"], [aria-live], [id^="Dnd"]')).toHaveLength(0);
});

const finger = (pointerId: number, x: number, y: number) => ({
  ...at(x, y),
  isPrimary: pointerId === 1,
  pointerId,
  pointerType: 'touch',
});

test('of several fingers on cards the first that moves drags, and the others do nothing', () => {
  layOut();
  const onGesture = vi.fn();
  const state = klondikeState({ tableau: ['8D', '9C', 'KS'] });
  const { container } = showTable(view(state), onGesture, {
    targets: () => ['tableau-2', 'tableau-3'],
  });
  const control = (code: string) => container.querySelector(`[data-card="${code}"]`) as Element;
  const lifted = () =>
    [...container.querySelectorAll('[data-lifted] [data-card]')].map((each) =>
      each.getAttribute('data-card'),
    );
  fireEvent.pointerDown(control('KS'), finger(1, 130, 90));
  fireEvent.pointerDown(control('9C'), finger(2, 70, 90));
  fireEvent.pointerDown(control('8D'), finger(3, 10, 90));
  fireEvent.pointerMove(window, finger(1, 133, 93));
  expect(lifted()).toEqual([]);
  fireEvent.pointerMove(window, finger(3, 40, 90));
  expect(lifted()).toEqual(['8D']);
  fireEvent.pointerMove(window, finger(1, 200, 90));
  fireEvent.pointerUp(window, finger(1, 200, 90));
  fireEvent.pointerCancel(window, finger(2, 70, 90));
  expect(lifted()).toEqual(['8D']);
  fireEvent.pointerUp(window, finger(3, 70, 90));
  expect(lifted()).toEqual([]);
  expect(onGesture.mock.calls).toEqual([
    [{ kind: 'drop', from: 'tableau-1', count: 1, to: 'tableau-2' }],
  ]);
});

test('a dialog that opens during a drag puts the card back', () => {
  layOut();
  const onGesture = vi.fn();
  const state = klondikeState({ tableau: ['8D', '9C', 'KS'] });
  const { container } = showTable(view(state), onGesture, { targets: () => ['tableau-2'] });
  const control = container.querySelector('[data-card="8D"]') as Element;
  fireEvent.pointerDown(control, at(10, 90));
  fireEvent.pointerMove(window, at(70, 90));
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  title.tabIndex = -1;
  dialog.append(title);
  document.body.append(dialog);
  title.focus();
  expect(control.closest<HTMLElement>('.placed-card')?.dataset.lifted).toBeUndefined();
  fireEvent.pointerUp(window, at(70, 90));
  expect(onGesture).not.toHaveBeenCalled();
  dialog.remove();
});
