import type { CDPSession, FrameLocator, Locator, Page } from '@playwright/test';
import { displayDeal } from '../../src/engine/dealId';
import type { VariantId } from '../../src/games/index';
import { parseAddress } from '../../src/ui/parts/address';
import { handsOf } from '../support/hands';
import { gameOfLines, storeGame, storeSettings } from '../support/stored';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import { expect, test } from './fixtures';

export { gameOfLines, storeGame, storeSettings, storeText } from '../support/stored';
export { expect, test };

export const pile = (page: Page, id: string) => page.locator(`[data-pile="${id}"]`);
export const card = (page: Page, code: string) => page.locator(`[data-card="${code}"]`);
export const moves = (page: Page) => page.getByTestId('moves');
export const status = (page: Page) => page.getByRole('status');
/** The sheet at the end of a game. */
export const result = (page: Page) => page.getByRole('region', { name: 'Result' });

/** Opens the settings, which a game may have in a menu. */
export async function openSettings(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Settings' });
  const more = page.getByRole('button', { name: 'More' });
  await expect(button.or(more).first()).toBeVisible();
  if ((await button.count()) === 0) await more.click();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

/** Goes from the chance to the analysis, in the panel of a game that has chances. */
export async function toAnalysis(page: Page): Promise<void> {
  const panel = page.getByRole('complementary');
  if ((await panel.count()) === 0) return;
  const tab = panel.getByRole('tab', { name: 'Solver' });
  await expect(panel).toContainText(/\S/);
  if ((await tab.count()) > 0) await tab.click();
}

/** One of the choices of a setting. */
export const choice = (page: Page, setting: string, name: string) =>
  page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name, exact: true });

/** A setting that is on or off. */
export const toggle = (page: Page, name: string) => page.getByRole('switch', { name });

/**
 * Opens an address, and waits until the table shows its deal: one that is already there shows the old deal for a moment, and a
 * page that is already there its heading, unless the new `heading` is given.
 */
export async function open(page: Page, hash: string, heading?: string): Promise<void> {
  await page.goto(`/${hash}`);
  const address = parseAddress(hash);
  const hasDeal = address.page === 'game' && address.deal !== undefined;
  const deal = hasDeal ? displayDeal(address.deal) : undefined;
  // One step in the page: expectations of Playwright, one after the other, cost half as much as the page itself.
  await page.waitForFunction(
    (wanted) => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent;
      const [h1, shown] = [textOf('h1'), textOf('[data-testid="deal"]')];
      const isHeaded = h1 !== undefined && (wanted.heading ?? h1) === h1;
      const isDealt = shown === undefined || (wanted.deal ?? shown) === shown;
      return isHeaded && isDealt && !document.querySelector('[data-opening]');
    },
    { heading, deal },
    { timeout: 15_000 },
  );
}

/** A game of every kind with columns and foundations. */
export const COLUMN_GAMES = [
  'klondike-3',
  'freecell',
  'spider',
  'yukon',
  'canfield',
  'forty-thieves',
] as const;

/** Windows of phones, held upright and sideways: width and height. */
export const PHONES = [
  [360, 740],
  [390, 844],
  [844, 390],
] as const;

/** Waits until the page has a service worker. */
export const workerReady = (page: Page) =>
  page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
    await serviceWorker.ready;
    if (!serviceWorker.controller) await taken;
  });

/** Opens the won game of draw three at move `cursor`. */
export async function openWonGameAt(page: Page, cursor: number): Promise<void> {
  const { deal, moves: lines } = won['klondike-3'];
  await storeGame(page, gameOfLines('klondike-3', deal, lines, cursor));
  await open(page, `#/klondike-3/${deal}`);
}

/** Records the flights of cards from the picture of a table, as they begin; the function returns them. */
export async function recordFlights(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const flights: string[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const [from] = (frames as { transform?: string[] })?.transform ?? [];
      if (this.id && from) flights.push(`${this.id} ${from}`);
      return animate.call(this, frames, timing);
    };
    Object.assign(window, { flights });
  });
  return () => page.evaluate('window.flights');
}

/** Waits until no card has moved for this many frames. */
export const untilStill = (page: Page, frames = 10): Promise<void> =>
  page.evaluate(stillness, { frames });

/** Runs in the page: resolves once no card has moved for this many frames, and nothing glides to its place any more. */
async function stillness({
  frames,
  glides = false,
}: {
  readonly frames: number;
  readonly glides?: boolean;
}): Promise<void> {
  for (let still = 0; still <= frames; ) {
    await new Promise(requestAnimationFrame);
    still = document.querySelector('[data-flying]') ? 0 : still + 1;
  }
  if (!glides) return;
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Gives the window another size, and waits until the table has followed. Unless motion is off, cards glide to their new places. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(stillness, { frames: 3, glides: true });
}

/** Windows in the order that costs the fewest changes of size, if every other thing is looked at from the last to the first. */
export const forthAndBack = <Window>(
  windows: readonly Window[],
  turn: number,
): readonly Window[] => (turn % 2 === 0 ? windows : windows.toReversed());

/** The menus of a game's page, and what is in them. */
const MENUS = {
  New: ['New game', 'Restart', 'Winnable deal', 'Deal number…'],
  More: ['Skip to end', 'Steps', 'Help', 'Settings', 'Full screen', 'About…'],
} as const;

/** A button of a game's page. If it is in a menu, that is opened first. */
export async function tool(page: Page | FrameLocator, name: string): Promise<Locator> {
  const top = page.locator('.game-top');
  const button = top.getByRole('button', { name, exact: true });
  await expect(top.getByRole('button', { name: 'Undo' })).toBeVisible();
  const [menu] =
    Object.entries(MENUS).find(([, names]) => names.some((each) => each === name)) ?? [];
  if (menu && (await button.count()) === 0) {
    await top.getByRole('button', { name: menu, exact: true }).click();
  }
  await expect(button).toBeVisible();
  return button;
}

/** Presses a button of a game's page. */
export async function press(page: Page | FrameLocator, name: string): Promise<void> {
  await (await tool(page, name)).click();
}

/** Opens the sheet behind the game's name. */
export async function openSheet(page: Page): Promise<Locator> {
  await page.locator('h1').getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  return sheet;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a card or pile that is seen: of an open card it is never covered. */
export async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses where the middle of an element is drawn, whatever lies there. */
export async function pressMiddle(of: Locator): Promise<void> {
  const { x, y } = await middle(of);
  await of.page().mouse.click(x, y);
}

/** Expects that nothing covers the middle of an element, once what moves has come to rest. */
export async function expectUncovered(of: Locator): Promise<void> {
  const isUncovered = async () =>
    of.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      await middle(of),
    );
  await expect.poll(isUncovered, String(of)).toBe(true);
}

/**
 * Those of many boxes that leave the window. A test asserts that there are none: an assertion of Playwright for each box takes
 * a millisecond.
 */
export const outside = <Box extends Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>>(
  boxes: readonly Box[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Box[] =>
  boxes.filter(({ left, top, right, bottom }) => {
    const isInside = Math.min(left, top) >= -0.5 && right <= width + 0.5 && bottom <= height + 0.5;
    return !isInside;
  });

/** Every card that is drawn lies on the page. */
export async function expectCardsInView(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const boxes = await page
    .locator('.placed-card:not([data-culled]) > .card')
    .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBeGreaterThan(0);
  expect(outside(boxes, size)).toEqual([]);
}

/** Runs in the page before its own code: what is said stays, however long a busy machine takes to look at it. */
export function keepMessages(): void {
  const { setTimeout } = window;
  window.setTimeout = ((task: () => void, ms = 0) =>
    ms < 2_000 ? setTimeout(task, ms) : 0) as typeof window.setTimeout;
}

/** Which cards and piles lie under a message or a strip: `toast on QH`. */
export const coveredByWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const drawn = '.pile, .placed-card:not([data-culled]) > .card';
    return [...document.querySelectorAll('.toast, .table-strip')].flatMap((words) => {
      const box = words.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>(drawn)]
        .filter((each) => {
          const { left, top, right, bottom } = each.getBoundingClientRect();
          return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
        })
        .map(({ dataset }) => `${words.className} on ${dataset.card ?? dataset.pile}`);
    });
  });

/** Where to take hold of a card at rest: a point on the strip that stays visible when other cards lie on it. */
export async function grabPoint(page: Page, code: string): Promise<Point> {
  await expect(page.locator('[data-flying]', { has: card(page, code) })).toHaveCount(0);
  const box = await card(page, code).boundingBox();
  if (!box) throw new Error(`${code} is not on the page`);
  return { x: box.x + box.width * 0.3, y: box.y + Math.min(6, box.height * 0.05) };
}

/** Where to drop a card that is held at its `grabPoint`, so that it lies on a pile. */
export async function dropPoint(page: Page, id: string): Promise<Point> {
  const box = await pile(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not on the page`);
  return { x: box.x + box.width * 0.34, y: box.y + box.height * 0.1 };
}

/** Drags a card to a pile with the mouse. */
export async function drag(page: Page, code: string, to: string): Promise<void> {
  const start = await grabPoint(page, code);
  const end = await dropPoint(page, to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

/** A finger on the page. Its touch events come from Chromium’s debugger, one session for all fingers of a page. */
export async function finger(page: Page, id = 1, session?: CDPSession) {
  const client = session ?? (await page.context().newCDPSession(page));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point: Point) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ id, ...point }] });
  return {
    async tap(point: Point) {
      // Without waiting in between: on a loaded machine that would be a long press.
      await Promise.all([touch('touchStart', point), touch('touchEnd', point)]);
    },
    async hold(point: Point, meanwhile: () => Promise<void>) {
      await touch('touchStart', point);
      await meanwhile();
      await touch('touchEnd', point);
    },
    async drag(start: Point, end: Point, meanwhile?: () => Promise<void>) {
      await touch('touchStart', start);
      for (let step = 1; step <= 6; step++) {
        const share = step / 6;
        await touch('touchMove', {
          x: start.x + (end.x - start.x) * share,
          y: start.y + (end.y - start.y) * share,
        });
      }
      await meanwhile?.();
      await touch('touchEnd', end);
    },
  };
}

/** Two fingers on the page. */
export async function twoFingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  return [await finger(page, 1, session), await finger(page, 2, session)] as const;
}

/** Opens a deal after these moves. */
export async function openAfter(
  page: Page,
  variant: VariantId,
  deal: string,
  lines: readonly string[],
): Promise<void> {
  if (lines.length > 0) await storeGame(page, gameOfLines(variant, deal, lines));
  await open(page, `#/${variant}/${deal}`);
}

/** Plays a game with the mouse, without animation: every move after the first `made` ones is a drag, or a click on the stock. */
export async function playByMouse(
  page: Page,
  id: VariantId,
  deal: string,
  lines: readonly string[],
  made = 0,
): Promise<void> {
  await storeSettings(page, { speed: 'off' });
  await openAfter(page, id, deal, lines.slice(0, made));
  for (const [n, { line, code, to }] of [...handsOf(id, deal, lines).entries()].slice(made)) {
    if (code === '') await pile(page, 'stock').click();
    else await drag(page, code, to);
    await expect(moves(page), line).toHaveText(`Moves ${n + 1}`);
  }
}
