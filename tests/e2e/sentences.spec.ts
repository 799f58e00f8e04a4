import { MAX_SHORT } from '../../src/ui/parts/messageLength';
import { sentencesOf } from '../support/sentences';
import { expect, open, status, test } from './table';

const GAMES = ['klondike-3', 'elevens', 'perditio-tempus', 'pictures', 'eight-stacks'] as const;

for (const game of GAMES) {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [430, 932],
    [568, 320],
    [640, 360],
    [932, 430],
  ] as const) {
    for (const letters of [16, 32]) {
      test(`${game}, ${width} × ${height}, letters of ${letters} pixels: no sentence lies over anything`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        const browser = await page.context().newCDPSession(page);
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await open(page, `#/${game}/251`);
        await expect(status(page)).toContainText('Deal 251');
        // On an upright phone with letters of the usual size, no sentence moves the table.
        const isSteady = letters === 16 && width < height;
        const problems = await page.evaluate(
          ({ sentences, maxShort, isSteady }) => {
            const message = document.querySelector<HTMLElement>('.message');
            const text = message?.querySelector<HTMLElement>('span');
            const table = document.querySelector('.table');
            const others = [
              ...document.querySelectorAll('.game-notes, .toolbar, .game-bar, .table'),
            ];
            if (!message || !text || !table) throw new Error('the page of a game');
            const { top } = table.getBoundingClientRect();
            return sentences.flatMap((sentence) => {
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
                ? [
                    `${sentence} | ${overlapped.map(({ className }) => className)} ${isCut} ${shift}`,
                  ]
                : [];
            });
          },
          { sentences: sentencesOf(game), maxShort: MAX_SHORT, isSteady },
        );
        expect(problems.slice(0, 5)).toEqual([]);
      });
    }
  }
}
