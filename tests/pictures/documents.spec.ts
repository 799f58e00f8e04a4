import { writeFileSync } from 'node:fs';
import { type Browser, test } from '@playwright/test';
import { ANALYSIS, LAB, openScene, PHONE, PYRAMID, type Scene } from './scene';

/** From 0 to 1. Small text stays sharp. */
const QUALITY = 0.7;

/** The pictures of the documents, `docs/NAME.webp`. */
const PICTURES: Readonly<Record<string, Scene>> = {
  // Also shown where somebody shares the page.
  table: { size: [1200, 630], cursor: 53, press: ['u'] },
  menu: { hash: '#/', cursor: 60 },
  pyramid: PYRAMID,
  phone: { size: PHONE, cursor: 52 },
  analysis: ANALYSIS,
  daily: { hash: '#/daily/klondike-3', daily: true, shown: 'text=Par:' },
  statistics: {
    hash: '#/statistics/klondike-3',
    games: true,
    shown: '.share-key',
    gone: '.charts > .panel progress',
  },
  lab: LAB,
};

for (const [name, scene] of Object.entries(PICTURES)) {
  test(name, async ({ browser }) => {
    const page = await openScene(browser, scene);
    const png = await page.screenshot();
    await page.close();
    writeFileSync(`docs/${name}.webp`, await encodeWebP(browser, png));
  });
}

/** A PNG image as WebP, encoded by the browser. */
async function encodeWebP(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const bytes = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  await page.close();
  return Buffer.from(bytes);
}
