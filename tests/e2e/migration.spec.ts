import version1 from '../fixtures/version1.json' with { type: 'json' };
import { archivedIn, asideIn } from '../support/archiveOf';
import { beforeLoad } from '../support/eitherBrowser';
import { expect, moves, open, status, test } from './table';

const OLD: Readonly<Record<string, string>> = version1;
const GAMES = Object.keys(OLD).filter((key) => /^patience\/(?!aside)[^/]+\/[^/]+/.test(key));

test('the page takes over everything that version 1 stored', { tag: '@firefox' }, async ({
  page,
}) => {
  await beforeLoad(
    page,
    (stored) => {
      if (localStorage.length > 0) return;
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    },
    OLD,
  );
  await open(page, '#/');
  await expect
    .poll(async () => (await archivedIn(page)).length, { timeout: 60_000 })
    .toBe(GAMES.length);
  await expect
    .poll(async () => (await asideIn(page)).map(({ key }) => key).sort())
    .toEqual(['patience/klondike-3/31', 'patience/klondike-3/32']);
  const before = await archivedIn(page);

  // Again, from the start: nothing changes.
  await page.reload();
  await open(page, '#/statistics');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  expect(await archivedIn(page)).toEqual(before);
  expect(await asideIn(page)).toHaveLength(2);

  await open(page, '#/klondike-3/5');
  await expect(status(page)).toHaveText('Deal 5 resumed at move 3.');
  await page.keyboard.press('r');
  await page.keyboard.press('r');
  await expect(moves(page)).toHaveText(/\b5$/);
  await open(page, '#/klondike-1/273');
  await expect(moves(page)).toHaveText(/\b66$/);
  await open(page, '#/klondike-1/101');
  await expect(status(page)).toHaveText('Deal 101 resumed at move 2.');
  await open(page, '#/elevens;places=8/3');
  await expect(moves(page)).toHaveText(/\b3$/);
  await open(page, '#/');
  await expect(page.getByText('best 106 moves')).toBeVisible();
});
