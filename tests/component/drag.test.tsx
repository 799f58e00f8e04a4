import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { view } from '../../src/games/klondike/table';
import { klondikeState } from '../support/klondike';
import { showTable } from '../support/showTable';

const rendered = vi.hoisted(() => ({ faces: 0, piles: 0 }));

vi.mock('../../src/ui/table/CardFace', async (load) => {
  const { memo } = await import('react');
  const real = await load<typeof import('../../src/ui/table/CardFace')>();
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
    // Every pile asks for its visible cards when it is rendered.
    visibleCards: (pile: Parameters<typeof real.visibleCards>[0]) => {
      rendered.piles++;
      return real.visibleCards(pile);
    },
  };
});

test('a pointer that moves while dragging renders no card face and no pile', async () => {
  const state = klondikeState({ tableau: ['9S 8D', 'KS', '9C'], stock: '2C' });
  const container = showTable(view(state), vi.fn(), () => ['tableau-3']);
  expect(rendered.faces).toBe(4);
  expect(rendered.piles).toBe(12);
  const grip = container.querySelector('[data-card="8D"]') as Element;
  const slot = grip.closest<HTMLElement>('.placed-card');
  fireEvent.pointerDown(grip, { button: 0, clientX: 10, clientY: 10, isPrimary: true });
  fireEvent.pointerMove(window, { clientX: 20, clientY: 20, isPrimary: true });
  expect(slot?.dataset.lifted).toBe('true');
  for (let step = 0; step < 30; step++) {
    await act(async () => {
      fireEvent.pointerMove(window, {
        clientX: 20 + step * 5,
        clientY: 20 + step * 3,
        isPrimary: true,
      });
    });
  }
  expect(slot?.style.getPropertyValue('--dx')).toBe('155px');
  expect(rendered).toEqual({ faces: 4, piles: 12 });
  fireEvent.pointerUp(window, { isPrimary: true });
  expect(slot?.dataset.lifted).toBeUndefined();
});
