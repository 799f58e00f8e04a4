import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GameNews } from '../../src/ui/statistics/GameNews';

test('of a deletion and the number of games, only what changes is said, and as a whole', () => {
  const newsOf = (text: string | undefined, count: number) => (
    <GameNews news={text === undefined ? undefined : { text }} count={count} onUndo={() => {}} />
  );
  const { rerender } = render(newsOf(undefined, 6));
  const status = screen.getByRole('status');
  expect(status.getAttribute('aria-atomic')).toBe('false');
  const parts = () => [...status.children];
  const show = (text: string, count: number): readonly (string | null)[] => {
    const before = parts();
    rerender(newsOf(text, count));
    return parts().flatMap((part) => (before.includes(part) ? [] : part.textContent));
  };
  expect(show('Golf, deal 7 is deleted.', 6)).toEqual(['Golf, deal 7 is deleted.']);
  expect(show('Golf, deal 7 is deleted.', 5)).toEqual(['5 games in the list.']);
  expect(show('Golf, deal 7 is deleted.', 24)).toEqual(['24 games in the list.']);
  expect(status.textContent).toBe('Golf, deal 7 is deleted. 24 games in the list.');
});
