// Takes the pictures in `docs/` from the production build.
import { type Browser, chromium } from '@playwright/test';
import { preview } from 'vite';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { findBrowser } from './browser.mjs';

const { deal, moves } = won['klondike-3'];

interface Picture {
  readonly name: string;
  readonly size?: readonly [width: number, height: number];
  readonly hash?: string;
  /** How many moves of the won game have been made. */
  readonly cursor?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** A button to press before the picture is taken. */
  readonly press?: string;
  /** How long to wait after the button is pressed, or the page loaded, in milliseconds. */
  readonly wait?: number;
}

const PHONE = [360, 640] as const;
const DARK = { scheme: 'dark' };

const PICTURES: readonly Picture[] = [
  { name: 'menu', hash: '#/', cursor: 60, settings: DARK },
  { name: 'table', cursor: 52, settings: DARK },
  { name: 'light', cursor: 52, settings: { scheme: 'light', colours: 'four' } },
  { name: 'contrast', cursor: 52, settings: { scheme: 'contrast', colours: 'four' } },
  { name: 'classic', cursor: 44, settings: { scheme: 'dark', deck: 'classic' } },
  { name: 'win', cursor: moves.length - 1, settings: DARK, press: 'Redo', wait: 1900 },
  { name: 'settings', cursor: 52, settings: DARK, press: 'Settings' },
  { name: 'help', cursor: 52, settings: DARK, press: 'Help' },
  { name: 'elevens', hash: '#/elevens/0', settings: DARK, press: 'Hint' },
  { name: 'perditio-tempus', hash: '#/perditio-tempus/0', settings: DARK, press: 'Step' },
  { name: 'pictures', hash: '#/pictures/7', settings: DARK, press: 'Step' },
  {
    name: 'eight-stacks',
    hash: '#/eight-stacks/9',
    settings: DARK,
    press: 'Skip to end',
    wait: 900,
  },
  {
    name: 'console',
    cursor: 52,
    settings: { scheme: 'dark', panel: 'open' },
    press: 'Hint',
    wait: 2500,
  },
  { name: 'lab', hash: '#/lab/pictures/automatic/200000/0', settings: DARK, wait: 4000 },
  { name: 'phone-thirteens', size: PHONE, hash: '#/thirteens/0', settings: DARK },
  { name: 'phone', size: PHONE, cursor: 52, settings: DARK },
  { name: 'phone-left', size: PHONE, cursor: 52, settings: { scheme: 'light', hand: 'left' } },
  { name: 'phone-landscape', size: [640, 360], cursor: 52, settings: DARK },
  { name: 'phone-menu', size: PHONE, hash: '#/', cursor: 60, settings: DARK },
];

async function takePicture(browser: Browser, address: string, picture: Picture): Promise<void> {
  const [width, height] = picture.size ?? [1280, 800];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: picture.size ? 2 : 1,
  });
  const game = { version: 1, game: 'klondike-3', deal, moves, cursor: picture.cursor ?? 0 };
  await page.addInitScript(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    {
      'patience/settings': JSON.stringify({ version: 1, ...picture.settings }),
      'patience/klondike-3': JSON.stringify({ version: 1, deal }),
      [`patience/klondike-3/${deal}`]: JSON.stringify(game),
    },
  );
  await page.goto(`${address}${picture.hash ?? `#/klondike-3/${deal}`}`, {
    waitUntil: 'networkidle',
  });
  if (picture.press) await page.getByRole('button', { name: picture.press }).first().click();
  await page.waitForTimeout(picture.wait ?? 500);
  await page.screenshot({ path: `docs/${picture.name}.png` });
  await page.close();
}

const server = await preview({ preview: { port: 4190 } });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' });
for (const picture of PICTURES) await takePicture(browser, 'http://localhost:4190/', picture);
await browser.close();
await server.close();
