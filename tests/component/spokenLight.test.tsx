import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpokenLight } from '../../src/ui/analysis/SpokenLight';
import type { WinningLight } from '../../src/ui/analysis/useWinningLight';

const winnable: WinningLight = { verdict: 'winnable', words: 'You can still win' };
const lost: WinningLight = { verdict: 'unwinnable', words: 'No way to win from here' };
const searching: WinningLight = { verdict: 'unknown', words: 'Not known yet: still searching' };

test('a change of the winning light is said once, and what stays is not repeated', () => {
  const { container, rerender } = render(<SpokenLight light={searching} />);
  const region = container.querySelector('[aria-live="polite"]');
  const changes: (string | null)[] = [];
  for (const light of [winnable, searching, winnable, lost, searching, { ...lost }, winnable]) {
    rerender(<SpokenLight light={light} />);
    if (region?.textContent !== changes.at(-1)) changes.push(region?.textContent ?? null);
  }
  expect(changes).toEqual(['', 'No way to win from here.', 'You can still win.']);
});
