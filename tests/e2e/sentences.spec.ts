import { sentencesOf } from '../support/sentences';
import { expect, open, status, test } from './table';

test.use({ fresh: true });

/** Runs in the page: the sentences that lie over a control or are cut off, or that move the table. */
function problemsOf(sentences: readonly string[]): readonly string[] {
  const toast = document.querySelector<HTMLElement>('.toast');
  const text = toast?.querySelector<HTMLElement>('span');
  const table = document.querySelector('.table');
  const controls = [...document.querySelectorAll('.game-notes, .toolbar, .game-bar, .page-menu')];
  if (!toast || !text || !table) throw new Error('a message on the page of a game');
  const before = text.textContent;
  const placeOf = (element: Element): string => JSON.stringify(element.getBoundingClientRect());
  const place = placeOf(table);
  const problems = sentences.flatMap((sentence) => {
    text.textContent = sentence;
    const { left, right, top, bottom } = toast.getBoundingClientRect();
    const overlapped = controls.filter((control) => {
      const box = control.getBoundingClientRect();
      return (
        bottom > box.top + 1 && top < box.bottom - 1 && right > box.left + 1 && left < box.right - 1
      );
    });
    const isCut =
      toast.scrollWidth > toast.clientWidth + 1 ||
      toast.scrollHeight > toast.clientHeight + 1 ||
      left < -1 ||
      right > window.innerWidth + 1;
    const isMoved = placeOf(table) !== place;
    return overlapped.length > 0 || isCut || isMoved
      ? [`${sentence} | ${overlapped.map(({ className }) => className)} ${isCut} ${isMoved}`]
      : [];
  });
  text.textContent = before;
  return problems;
}

/** Runs in the page: whether the page scrolls, and whether the game’s name is cut. */
const misfits = (): readonly string[] =>
  [document.documentElement, ...document.querySelectorAll('h1 span')]
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight,
    )
    .map(({ tagName, textContent }) => (tagName === 'HTML' ? 'scrolls' : `${textContent} is cut`));

for (const game of [
  'klondike-3',
  'elevens',
  'perditio-tempus',
  'pictures',
  'eight-stacks',
] as const) {
  test(`${game}: no sentence lies over a control or moves the table, and nothing scrolls, at any size, in letters of any size`, async ({
    page,
  }) => {
    const sentences = await sentencesOf(game);
    const browser = await page.context().newCDPSession(page);
    // Messages stay, however long the test takes.
    await page.clock.install();
    for (const letters of [16, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
      await open(page, `#/${game}/251`);
      if (letters > 16) await page.reload();
      await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
      await page.clock.pauseAt(Date.now() + 600_000 * (letters / 16));
      await page.keyboard.press('u');
      await expect(status(page)).toHaveText('There is nothing to undo.');
      await expect(page.locator('.toast')).toBeVisible();
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [430, 932],
        [568, 320],
        [640, 360],
        [932, 430],
      ] as const) {
        await page.setViewportSize({ width, height });
        const problems = await page.evaluate(problemsOf, sentences);
        const where = `${width} × ${height}, letters of ${letters} pixels`;
        expect(problems.slice(0, 5), where).toEqual([]);
        expect(await page.evaluate(misfits), where).toEqual([]);
      }
      await page.clock.resume();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.keyboard.press('v');
      await expect(page.locator('.side-panel')).toBeVisible();
      expect(await page.evaluate(misfits), 'with the panel').toEqual([]);
      await page.getByRole('button', { name: 'New', exact: true }).click();
      await expect(page.getByRole('group', { name: 'New', exact: true })).toBeInViewport({
        ratio: 1,
      });
    }
  });
}
