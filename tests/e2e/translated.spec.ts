import type { Page } from '@playwright/test';
import { expect, open, pile, status, test, toAnalysis } from './table';

/** Does what a browser's translator does: moves every text into an element of its own, now and later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    function wrap(text: Node): void {
      const parent = text.parentElement;
      if (!parent || parent.nodeName === 'FONT' || !text.nodeValue?.trim()) return;
      if (parent.closest('[translate="no"]')) return;
      const font = document.createElement('font');
      font.append(document.createTextNode(`¡${text.nodeValue}!`));
      parent.replaceChild(font, text);
    }
    function wrapAll(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeName !== 'FONT') wrapAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test('a translated page can be played on: messages and counters keep up', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await translate(page);
  for (const moves of [1, 2, 3]) {
    await pile(page, 'stock').click();
    await expect(page.getByTestId('moves')).toContainText(`¡${moves}!`);
    await expect(status(page)).toContainText(/^¡Drew 3 cards/);
  }
  await page.keyboard.press('u');
  await expect(status(page)).toContainText(/^¡Undone/);
  await page.keyboard.press('v');
  await toAnalysis(page);
  await page.getByRole('slider').fill('1');
  await expect(page.getByText('Move 1 of 3')).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.location.hash = '#/eight-stacks/9';
  });
  await expect(pile(page, 'deck')).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByTestId('moves')).toContainText('1');
  await page.evaluate(() => {
    window.location.hash = '#/';
  });
  await expect(page.getByRole('navigation', { name: /Games/ })).toBeVisible();
});

test('a translated lab keeps working', async ({ page }) => {
  await open(page, '#/lab/pictures/automatic/3000/0');
  await expect(page.getByText('3,000 games from deal 0')).toBeVisible();
  await translate(page);
  const scores = page.getByRole('slider', { name: /Distribution of scores/ });
  await scores.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(/^¡12: .* of games/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^¡11: .* of games/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(/First deal/).fill('7');
  await page.getByRole('button', { name: /^¡?Run/ }).click();
  await expect(page.getByText('3,000 games from deal 7')).toBeVisible();
  await page.getByRole('link', { name: /Back/ }).click();
  await page.getByRole('link', { name: /perfect shuffles/ }).click();
  await page.getByRole('button', { name: /without a guess/ }).click();
  const passes = page.getByRole('slider', { name: /Passes/ });
  for (const times of ['3', '8']) await passes.fill(times);
  await expect(page.getByText('in its first order again')).toBeVisible();
  await passes.fill('5');
  await expect(page.getByText('after each of 5 passes')).toBeVisible();
});
