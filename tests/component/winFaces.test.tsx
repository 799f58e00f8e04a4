import { act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { klondikeState, view } from '../support/klondike';
import { showTable } from '../support/showTable';

vi.mock('../../src/ui/table/motion/cardMotion', async (load) => ({
  ...(await load<typeof import('../../src/ui/table/motion/cardMotion')>()),
  hasMotion: () => true,
}));

test('the celebration of a win shows all cards face up, those left in the stock too', async () => {
  const state = klondikeState({ stock: '2C 3C 4C', tableau: ['9S'] });
  const { container } = showTable(view(state), vi.fn(), { won: true });
  const faceDown = () => container.querySelectorAll('[data-face="down"]').length;
  expect(faceDown()).toBe(3);
  await vi.waitFor(async () => {
    await act(async () => {
      fireEvent.pointerDown(window);
    });
    expect(container.querySelector('[data-phase="won"]')).not.toBeNull();
  });
  expect(faceDown()).toBe(0);
});
