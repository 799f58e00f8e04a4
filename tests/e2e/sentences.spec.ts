import { MAX_SHORT } from '../../src/ui/parts/messageLength';
import { sentencesOf } from '../support/sentences';
import { expect, open, resize, status, test } from './table';

/** Runs in the page: the sentences that lie over something, are cut off, or move a table that is to stay. */
function problemsOf({
  sentences,
  maxShort,
  isSteady,
}: {
  readonly sentences: readonly string[];
  readonly maxShort: number;
  readonly isSteady: boolean;
}): readonly string[] {
  const message = document.querySelector<HTMLElement>('.message');
  const text = message?.querySelector<HTMLElement>('span');
  const table = document.querySelector('.table');
  const others = [...document.querySelectorAll('.game-notes, .toolbar, .game-bar, .table')];
  if (!message || !text || !table) throw new Error('the page of a game');
  const [before, fitted] = [text.textContent, message.hasAttribute('data-fits')];
  const { top } = table.getBoundingClientRect();
  const problems = sentences.flatMap((sentence) => {
    text.textContent = sentence;
    message.toggleAttribute('data-fits', sentence.length <= maxShort);
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    const overlapped = others.filter((other) => {
      const box = other.getBoundingClientRect();
      return lines.some(
        (line) =>
          line.bottom > box.top + 1 &&
          line.top < box.bottom - 1 &&
          line.right > box.left + 1 &&
          line.left < box.right - 1,
      );
    });
    const isCut = lines.some(
      ({ left, right, bottom }) =>
        left < -1 ||
        right > window.innerWidth + 1 ||
        bottom > document.documentElement.scrollHeight + 1,
    );
    const shift = isSteady ? table.getBoundingClientRect().top - top : 0;
    return overlapped.length > 0 || isCut || Math.abs(shift) >= 0.5
      ? [`${sentence} | ${overlapped.map(({ className }) => className)} ${isCut} ${shift}`]
      : [];
  });
  text.textContent = before;
  message.toggleAttribute('data-fits', fitted);
  return problems;
}

for (const game of [
  'klondike-3',
  'elevens',
  'perditio-tempus',
  'pictures',
  'eight-stacks',
] as const) {
  test(`${game}: no sentence lies over anything at any size, with letters of any size`, async ({
    page,
  }) => {
    const sentences = sentencesOf(game);
    const browser = await page.context().newCDPSession(page);
    for (const letters of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await open(page, `#/${game}/251`);
      await page.reload();
      await expect(status(page)).toContainText('Deal 251');
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [430, 932],
        [568, 320],
        [640, 360],
        [932, 430],
      ] as const) {
        await resize(page, { width, height });
        // On an upright phone with letters of the usual size, no sentence moves the table.
        const isSteady = letters === 16 && width < height;
        const problems = await page.evaluate(problemsOf, {
          sentences,
          maxShort: MAX_SHORT,
          isSteady,
        });
        const where = `${width} × ${height}, letters of ${letters} pixels`;
        expect(problems.slice(0, 5), where).toEqual([]);
      }
    }
  });
}
