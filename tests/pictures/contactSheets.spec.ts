import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import {
  ANALYSIS,
  DESKTOP,
  LAB,
  openScene,
  PHONE,
  PYRAMID,
  type Scene,
  type Size,
  WINNING_MOVES,
} from './scene';

/** A drawing of three cards leaves nothing to play in this deal. */
const STUCK_DEAL = '#/klondike-3/20';

/** What the contact sheets show, from top to bottom. */
const SCENES: Readonly<Record<string, Scene>> = {
  Menu: { hash: '#/', cursor: 60 },
  Klondike: { cursor: 52 },
  'Classic deck, four colours': { cursor: 52, settings: { faces: 'classic', colours: 'four' } },
  Hint: { cursor: 20, press: ['h'], shown: '.hint-arrow' },
  Analysis: { ...ANALYSIS, press: ['v'] },
  Console: { cursor: 52, press: ['/'], shown: '.console-log' },
  Won: { cursor: WINNING_MOVES - 1, press: ['r'], shown: 'section[aria-label="Result"]' },
  'No more moves': {
    hash: STUCK_DEAL,
    press: ['d', 'd', 'Queen of Spades'],
    shown: 'section[aria-label="Result"]',
  },
  FreeCell: { hash: '#/freecell/ms617' },
  Spider: { hash: '#/spider/7', press: ['d', 'd'] },
  Yukon: { hash: '#/yukon/7' },
  Golf: { hash: '#/golf/7', press: ['d', 'd'] },
  TriPeaks: { hash: '#/tripeaks/7', press: ['4 of Spades', '3 of Diamonds', 'd'] },
  Pyramid: PYRAMID,
  Elevens: { hash: '#/elevens/0', press: ['h'] },
  Thirteens: { hash: '#/thirteens/0' },
  Tens: { hash: '#/tens/251' },
  'Perditio Tempus': { hash: '#/perditio-tempus/0' },
  'Twelve Pictures': { hash: '#/pictures/7', press: ['It comes out', 'd', 'd', 'd'] },
  'Eight Stacks': { hash: '#/eight-stacks/9', press: ['It doesn’t', ...'ddddddddd'] },
  Help: { cursor: 52, press: ['?'], shown: 'dialog[open]' },
  Settings: { cursor: 52, press: ['More', 'Settings'], shown: 'dialog[open]' },
  Game: { cursor: 52, press: ['Klondike, draw three'], shown: 'dialog[open]' },
  New: { cursor: 52, press: ['New'] },
  Daily: { hash: '#/daily/klondike-3', daily: true, shown: 'text=Par:' },
  Statistics: { hash: '#/statistics', games: true, shown: '.share-key' },
  Lab: { hash: '#/lab' },
  'Run of the lab': LAB,
  Shuffles: {
    hash: '#/lab/fair-shuffle',
    settings: { guessFirst: 'off' },
    shown: '[data-testid="verdict"]',
  },
};

const SIZES: readonly Size[] = [PHONE, [820, 1180], DESKTOP, [1920, 1080]];
const THEMES = ['dark', 'light', 'contrast'];

/** The folder of the contact sheets, which git ignores. */
const FOLDER = 'pictures';
/** Height of a page on a contact sheet, in pixels. */
const ROW = 260;

for (const theme of THEMES) {
  test(`contact sheet, ${theme}`, async ({ browser }) => {
    const rows: string[] = [];
    for (const [name, scene] of Object.entries(SCENES)) {
      const cells: string[] = [];
      for (const size of SIZES) {
        const settings = { ...scene.settings, theme };
        const page = await openScene(browser, { ...scene, size, settings });
        const shot = await page.screenshot({ type: 'jpeg', quality: 85 });
        await page.close();
        const source = `data:image/jpeg;base64,${shot.toString('base64')}`;
        cells.push(`<img height="${ROW}" src="${source}">`);
      }
      rows.push(`<h2>${name}</h2><p>${cells.join(' ')}</p>`);
    }
    const sheet = await browser.newPage({ viewport: { width: 1320, height: 800 } });
    await sheet.setContent(
      `<style>body { font: 12px sans-serif; margin: 12px } h2, p { margin: 4px 0 }</style>${rows.join('')}`,
    );
    mkdirSync(FOLDER, { recursive: true });
    const path = `${FOLDER}/${theme}.jpg`;
    await sheet.screenshot({ path, type: 'jpeg', quality: 70, fullPage: true });
    await sheet.close();
  });
}
