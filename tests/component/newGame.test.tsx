import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../support/openPage';
import { testStores } from '../support/testStores';

// The table of games with the example of CONTRIBUTING.md in it, registered as it says but for the id.
vi.mock(import('../../src/games/registry'), async (importOriginal) => {
  const original = await importOriginal();
  const { accordion } = await import('../support/exampleGame');
  const REGISTRY = { ...original.REGISTRY, example: { make: () => accordion, group: 'build' } };
  return { ...original, REGISTRY };
});

test('a new game whose rules are code is in the last family of all games, and on the table', async () => {
  const { unmount } = await openPage(testStores(), '#/games');
  const family = (await screen.findAllByRole('heading', { level: 2 })).at(-1);
  expect(family?.textContent).toContain('Other games');
  const links = screen.getAllByRole('link', { name: /^Accordion/ });
  expect(links.map((link) => link.getAttribute('href'))).toContain('#/example');
  unmount();
  await openPage(testStores(), '#/example/5');
  await waitFor(() => expect(document.querySelectorAll('.card')).toHaveLength(52));
});
