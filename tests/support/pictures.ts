// Takes the pictures in `docs/` from the production build: all of them, or those named on the command line.
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { findProgram } from './programs';
import { archiveGames, sampleGames } from './sampleGames';

const { deal, moves } = won['klondike-3'];

interface Picture {
  readonly name: string;
  readonly size?: Size;
  readonly hash?: string;
  /** How many moves of the won game have been made. */
  readonly cursor?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether some daily deals of November 2026 were played, and it is the 23rd. */
  readonly daily?: boolean;
  /** Whether the archive has half a year of games. */
  readonly archive?: boolean;
  /** Keys pressed, or buttons by their names, one after another, before the picture is taken. */
  readonly press?: readonly string[];
  /** How long to wait after that, or after the page has loaded, in milliseconds. */
  readonly wait?: number;
}

type Size = readonly [width: number, height: number];

/** Games of an archive. */
const SAMPLE_GAMES = 640;

const DESKTOP: Size = [1280, 800];
const PHONE: Size = [360, 640];
/** A drawing of three cards leaves nothing to play in this deal. */
const STUCK_DEAL = '#/klondike-3/20';

/** A king and a pair go, some cards are drawn, and a card is selected. */
const PYRAMID_MOVES = [
  'King of Spades, place',
  'Ace of Spades, place',
  'Queen of Clubs, place',
  ...'ddd',
  'Queen of Diamonds, place 22',
];

/** The pictures of the documents, `docs/NAME.png`. */
const PICTURES: readonly Picture[] = [
  { name: 'menu', hash: '#/', cursor: 60 },
  { name: 'table', cursor: 52 },
  { name: 'light', cursor: 52, settings: { scheme: 'light', colours: 'four' } },
  { name: 'contrast', cursor: 52, settings: { scheme: 'contrast', colours: 'four' } },
  { name: 'classic', cursor: 44, settings: { deck: 'classic', colours: 'four' } },
  { name: 'analysis', cursor: 52, press: ['Analysis'], wait: 4000 },
  { name: 'won', cursor: moves.length - 1, press: ['Redo'], wait: 4000 },
  { name: 'hint', cursor: 20, press: ['Hint'], wait: 1500 },
  { name: 'settings', cursor: 52, press: ['Settings'] },
  { name: 'help', cursor: 52, press: ['Help'] },
  { name: 'freecell', hash: '#/freecell/ms617' },
  { name: 'spider', hash: '#/spider/7', press: ['d', 'd'] },
  {
    name: 'phone-spider',
    size: PHONE,
    hash: '#/spider;suits=4/7',
    press: ['d', 'd', 'd', 'd', 'd'],
  },
  { name: 'yukon', hash: '#/yukon/7' },
  { name: 'golf', hash: '#/golf/7', press: ['d', 'd'] },
  {
    name: 'tripeaks',
    hash: '#/tripeaks/7',
    press: ['4 of Spades', '3 of Diamonds', '2 of Hearts', 'd'],
  },
  { name: 'pyramid', hash: '#/pyramid/27', press: PYRAMID_MOVES },
  { name: 'rules', cursor: 52, press: ['Klondike, draw three'] },
  { name: 'elevens', hash: '#/elevens/0', press: ['Hint'] },
  { name: 'perditio-tempus', hash: '#/perditio-tempus/0' },
  { name: 'pictures', hash: '#/pictures/7', press: ['Win', 'Step', 'Step'] },
  { name: 'eight-stacks', hash: '#/eight-stacks/9', press: ['Loss', 'Skip to end'], wait: 1500 },
  { name: 'console', cursor: 52, press: ['/'], wait: 1500 },
  { name: 'lab', hash: '#/lab/pictures/automatic/200000/0', wait: 4000 },
  { name: 'daily', hash: '#/daily/klondike-3', daily: true, wait: 4000 },
  { name: 'phone-daily', size: PHONE, hash: '#/daily/klondike-3', daily: true, wait: 4000 },
  { name: 'phone-pyramid', size: PHONE, hash: '#/pyramid/27', press: PYRAMID_MOVES },
  { name: 'statistics', hash: '#/statistics/klondike-3', archive: true, wait: 25_000 },
  { name: 'phone-statistics', size: PHONE, hash: '#/statistics', archive: true, wait: 4000 },
  { name: 'phone-thirteens', size: PHONE, hash: '#/thirteens/0' },
  { name: 'phone', size: PHONE, cursor: 52 },
  { name: 'phone-left', size: PHONE, cursor: 52, settings: { scheme: 'light', hand: 'left' } },
  { name: 'phone-landscape', size: [640, 360], cursor: 52 },
  { name: 'phone-menu', size: PHONE, hash: '#/', cursor: 60 },
];

/** What the contact sheets show, from top to bottom. */
const PAGES: readonly Picture[] = [
  { name: 'Menu', hash: '#/', cursor: 60 },
  { name: 'Klondike', cursor: 52 },
  {
    name: 'Classic deck, four colours',
    cursor: 52,
    settings: { deck: 'classic', colours: 'four' },
  },
  { name: 'Hint', cursor: 20, press: ['h'], wait: 1500 },
  { name: 'Analysis', cursor: 52, press: ['v'], wait: 3000 },
  { name: 'Console', cursor: 52, press: ['/'], wait: 1200 },
  { name: 'Won', cursor: moves.length - 1, press: ['r'], wait: 3500 },
  { name: 'No more moves', hash: STUCK_DEAL, press: ['d', 'd', 'Queen of Spades'], wait: 2500 },
  { name: 'FreeCell', hash: '#/freecell/ms617' },
  { name: 'Spider', hash: '#/spider/7', press: ['d', 'd'] },
  { name: 'Yukon', hash: '#/yukon/7' },
  { name: 'Golf', hash: '#/golf/7', press: ['d', 'd'] },
  { name: 'TriPeaks', hash: '#/tripeaks/7', press: ['4 of Spades', '3 of Diamonds', 'd'] },
  { name: 'Pyramid', hash: '#/pyramid/27', press: PYRAMID_MOVES },
  { name: 'Elevens', hash: '#/elevens/0', press: ['h'] },
  { name: 'Tens', hash: '#/tens/251' },
  { name: 'Perditio Tempus', hash: '#/perditio-tempus/0' },
  { name: 'Twelve Pictures', hash: '#/pictures/7', press: ['Win', 'd', 'd', 'd'] },
  { name: 'Eight Stacks', hash: '#/eight-stacks/9', press: ['Loss', ...'ddddddddd'] },
  { name: 'Help', cursor: 52, press: ['?'] },
  { name: 'Settings', cursor: 52, press: ['Settings'] },
  { name: 'Deal', cursor: 52, press: ['Deal'] },
  { name: 'Lab', hash: '#/lab' },
  { name: 'Run of the lab', hash: '#/lab/pictures/automatic/200000/0', wait: 2500 },
  { name: 'Shuffles', hash: '#/lab/fair-shuffle', wait: 3000 },
];

/** The stored texts of daily deals that were played in November 2026. */
function playedDailyDeals(): Readonly<Record<string, string>> {
  const days: Readonly<Record<string, object>> = {
    '16': { outcome: 'won' },
    '17': { outcome: 'won', undos: 2 },
    '18': { outcome: 'won', undos: 1, late: true },
    '19': {},
    '21': { outcome: 'won', helped: true },
    '22': { outcome: 'won' },
    '23': { outcome: 'won', undos: 1 },
  };
  const texts = Object.entries(days).map(([date, notes]) => {
    const daily = { source: 'daily', day: `2026-11-${date}` };
    const game = { version: 1, game: 'klondike-3', deal: `202611${date}000`, moves: [], cursor: 0 };
    return [`patience/klondike-3/${game.deal}`, JSON.stringify({ ...game, ...daily, ...notes })];
  });
  const visit = JSON.stringify({ version: 1, firstVisit: '2026-11-12' });
  return { ...Object.fromEntries(texts), 'patience/daily': visit };
}

const SIZES: readonly Size[] = [
  [360, 640],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
];
const THEMES = { felt: 'dark', light: 'light', contrast: 'contrast' } as const;
/** Height of a picture on a contact sheet, in pixels. */
const SHEET_ROW = 260;

/** Opens a page as a picture describes it. The caller closes it. */
async function openPage(browser: Browser, picture: Picture): Promise<Page> {
  const [width, height] = picture.size ?? DESKTOP;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 700 ? 2 : 1,
  });
  const game = { version: 1, game: 'klondike-3', deal, moves, cursor: picture.cursor ?? 0 };
  if (picture.daily) await page.clock.setFixedTime('2026-11-23T10:00');
  await page.addInitScript(
    (texts) => {
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    },
    {
      'patience/settings': JSON.stringify({ version: 1, ...picture.settings }),
      'patience/klondike-3': JSON.stringify({ version: 1, deal }),
      [`patience/klondike-3/${deal}`]: JSON.stringify(game),
      ...(picture.daily && playedDailyDeals()),
    },
  );
  await page.goto(`${ADDRESS}${picture.hash ?? `#/klondike-3/${deal}`}`, {
    waitUntil: 'networkidle',
  });
  if (picture.archive) {
    await archiveGames(page, sampleGames(SAMPLE_GAMES));
    await page.reload({ waitUntil: 'networkidle' });
  }
  for (const name of picture.press ?? []) await press(page, name);
  await page.waitForTimeout(picture.wait ?? 500);
  return page;
}

/** Presses a key, whose name is one character, or a button or card. */
async function press(page: Page, name: string): Promise<void> {
  if (name.length === 1) await page.keyboard.press(name);
  else await page.getByRole('button', { name }).first().click();
}

/** Writes `docs/contact-THEME.jpg`: every page at every size. */
async function takeContactSheet(browser: Browser, theme: keyof typeof THEMES): Promise<void> {
  const rows: string[] = [];
  for (const each of PAGES) {
    const cells: string[] = [];
    for (const size of SIZES) {
      const settings = { ...each.settings, scheme: THEMES[theme] };
      const page = await openPage(browser, { ...each, size, settings });
      const shot = await page.screenshot({ type: 'jpeg', quality: 85 });
      await page.close();
      cells.push(
        `<img height="${SHEET_ROW}" src="data:image/jpeg;base64,${shot.toString('base64')}">`,
      );
    }
    rows.push(`<h2>${each.name}</h2><p>${cells.join(' ')}</p>`);
  }
  const sheet = await browser.newPage({ viewport: { width: 1320, height: 800 } });
  await sheet.setContent(
    `<style>body { font: 12px sans-serif; margin: 12px } h2, p { margin: 4px 0 }</style>${rows.join('')}`,
  );
  await sheet.screenshot({
    path: `docs/contact-${theme}.jpg`,
    type: 'jpeg',
    quality: 70,
    fullPage: true,
  });
  await sheet.close();
}

const ADDRESS = 'http://localhost:4190/';
const server = await preview({ preview: { port: 4190 } });
const browser = await chromium.launch({ executablePath: findProgram('chromium') ?? '' });
const only = process.argv.slice(2);
const isWanted = (name: string): boolean => only.length === 0 || only.includes(name);
for (const picture of PICTURES.filter(({ name }) => isWanted(name))) {
  const page = await openPage(browser, picture);
  await page.screenshot({ path: `docs/${picture.name}.png` });
  await page.close();
}
for (const theme of ['felt', 'light', 'contrast'] as const) {
  if (isWanted(`contact-${theme}`)) await takeContactSheet(browser, theme);
}
await browser.close();
await server.close();
