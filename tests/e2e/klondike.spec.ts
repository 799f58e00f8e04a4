import won from '../vectors/klondike_won.json' with { type: 'json' };
import {
  card,
  drag,
  dropPoint,
  expect,
  finger,
  grabPoint,
  moves,
  open,
  pile,
  playByMouse,
  press,
  resize,
  status,
  test,
  untilStill,
} from './table';

test('a whole game by mouse: drags, presses on the stock, and auto-complete', async ({ page }) => {
  test.slow();
  const { deal, moves: lines } = won['klondike-3'];
  await playByMouse(page, 'klondike-3', deal, lines.slice(0, 60));
  await page.getByRole('button', { name: 'Auto-complete' }).click();
  await expect(status(page)).toContainText(/Won in \d+ moves\./);
});

test('the last moves of a game are won by dragging', { tag: '@firefox' }, async ({ page }) => {
  const { deal, moves: lines } = won['klondike-3'];
  await playByMouse(page, 'klondike-3', deal, lines, lines.length - 12);
  await expect(status(page)).toContainText(`Won in ${lines.length} moves.`);

  // A game that is won takes only undo, a new deal and the menu.
  await page.keyboard.press('d');
  await expect(status(page)).toHaveText('You have won this game.');
  await drag(page, 'KH', 'tableau-1');
  await expect(moves(page)).toHaveText(new RegExp(`\\b${lines.length}$`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves(page)).toHaveText(new RegExp(`\\b${lines.length - 1}$`));
});

// The top cards of deal 275, from column 1 to column 7: TS JC TC 9D KC AD 5S.
test('a drag marks the pile that takes the card, and turns up the card beneath', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  const start = await grabPoint(page, '9D');
  const end = await dropPoint(page, 'tableau-1');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 30, start.y + 10, { steps: 2 });
  await page.mouse.move(end.x, end.y + 300, { steps: 4 });
  const held = await card(page, '9D').boundingBox();
  expect(Math.abs((held?.y ?? 0) - (end.y + 300 - 6))).toBeLessThan(8);
  await expect(pile(page, 'tableau-1').locator('[data-over]')).toBeVisible();
  await page.mouse.up();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  await expect(status(page)).toHaveText(/^9 of Diamonds to column 1\. .* revealed\.$/);
});

test('a dragged card stays visible over the toolbar and over an open panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/klondike-3/275');
  await page.keyboard.press('v');
  await expect(page.locator('.chance-figure')).toBeVisible();
  // The cards glide to the places that the panel leaves them.
  await resize(page, { width: 1280, height: 800 });
  const { x, y } = await grabPoint(page, '9D');
  await page.mouse.move(x, y);
  await page.mouse.down();
  const overPanel = page.locator('.chance-figure');
  for (const covered of [page.getByRole('button', { name: 'Hint', exact: true }), overPanel]) {
    const tool = await covered.boundingBox();
    const spot = { x: (tool?.x ?? 0) + 5, y: (tool?.y ?? 0) + 5 };
    await page.mouse.move(spot.x, spot.y, { steps: 4 });
    const seen = () =>
      page.evaluate(
        (at) =>
          document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-card]')?.dataset.card,
        spot,
      );
    await expect.poll(seen).toBe('9D');
  }
  await page.mouse.up();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-4');
  await expect(moves(page)).toHaveText(/\b0$/);
});

test('an illegal drop glides back and says why', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await untilStill(page);
  const before = await card(page, '9D').boundingBox();
  await drag(page, '9D', 'tableau-2');
  await expect(status(page)).toHaveText(
    '9 of Diamonds needs a black 10; column 2 ends in the Jack of Clubs.',
  );
  await expect(async () => {
    expect(await card(page, '9D').boundingBox()).toEqual(before);
  }).toPass();
  await expect(moves(page)).toHaveText(/\b0$/);
});

test('a tap takes a card to its best target, a second tap to the next', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await card(page, 'AD').click();
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
  await card(page, '9D').click();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  // Past the time of a double-click.
  await page.waitForTimeout(450);
  await card(page, '9D').click();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-3');
  await card(page, 'KC').click({ position: { x: 20, y: 10 } });
  await expect(status(page)).toHaveText(
    'King of Clubs needs the Queen of Clubs on its foundation, or an empty column.',
  );
});

test('a double-click sends a card to its foundation in one move', { tag: '@firefox' }, async ({
  page,
}) => {
  // The king beneath the ace has nowhere to go: a slow second click, which meets it, moves nothing.
  await open(page, '#/klondike-3/2');
  await card(page, 'AD').dblclick();
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
  await expect(moves(page)).toHaveText(/\b1$/);
});

test('clicks on the stock are never lost, and undo goes back to the start', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  for (let n = 0; n < 9; n++) await pile(page, 'stock').click({ delay: 0 });
  await expect(moves(page)).toHaveText(/\b9$/);
  await expect(page.locator('[data-in="stock"]')).toHaveCount(24);
  // The slot has the focus now. Only in play by keyboard is it raised above the cards.
  await expect(pile(page, 'stock').locator('.pile-slot')).toHaveCSS('z-index', 'auto');
  for (let n = 0; n < 9; n++) await press(page, 'Undo');
  await expect(moves(page)).toHaveText(/\b0$/);
  await expect(page.locator('[data-in="stock"]')).toHaveCount(24);
  await expect(page.locator('[data-in="waste"]')).toHaveCount(0);
});

test('a quick second click on the stock does not hit the card that has just left it', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  const box = await pile(page, 'stock').boundingBox();
  const middle = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
  const after = await page.evaluate(async ({ x, y }) => {
    const under = () => document.elementFromPoint(x, y)?.closest<HTMLElement>('button');
    under()?.click();
    await Promise.resolve();
    const flying = [...document.querySelectorAll<HTMLElement>('[data-flying] > .card')];
    return { flying: flying.map(({ dataset }) => dataset.in), under: under()?.dataset.press };
  }, middle);
  expect(after).toEqual({ flying: ['waste', 'waste', 'waste'], under: 'stock' });
});

test('a reload in mid-game resumes exactly, with every move that can be redone', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await untilStill(page);
  await drag(page, '9D', 'tableau-1');
  await pile(page, 'stock').click();
  await pile(page, 'stock').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.reload();
  await expect(moves(page)).toHaveText(/\b2$/);
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  await expect(status(page)).toHaveText('Welcome back – move 2.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(moves(page)).toHaveText(/\b3$/);
});

test('of two addresses in quick succession the last counts', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await expect(moves(page)).toHaveText(/\b0$/);
  await page.evaluate(() => {
    location.hash = '#/elevens/1';
    location.hash = '#/tens/2';
  });
  await expect(page.getByRole('heading', { name: 'Tens' })).toBeVisible();
  await expect(page.getByTestId('deal')).toHaveText('2');
  await expect(page).toHaveURL(/#\/tens\/2$/);
  await page.reload();
  await expect(page.getByTestId('deal')).toHaveText('2');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/#\/klondike-3\/275$/);
  await expect(page.getByRole('heading', { name: 'Klondike' })).toBeVisible();
});

test('the home page, the back button and the deals behind it', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '#/');
  await page.getByRole('radio', { name: 'Draw 1' }).click();
  await page.getByRole('link', { name: 'Play Klondike, draw one' }).click();
  await expect(page).toHaveURL(/#\/klondike-1\/\d+$/);
  const first = page.url();
  await pile(page, 'stock').click();
  await press(page, 'New game');
  await expect(moves(page)).toHaveText(/\b0$/);
  expect(page.url()).not.toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Games' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Draw one · move 1');
  await page.goForward();
  await expect(moves(page)).toHaveText(/\b1$/);
});

test('a drag interrupted by another tab breaks nothing', async ({ page, context }) => {
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  await expect(moves(page)).toHaveText(/\b1$/);
  const other = await context.newPage();
  await open(other, '#/klondike-3/275');
  const start = await grabPoint(page, '9D');
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 40, { steps: 3 });
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(status(other)).toHaveText('You play this game here now.');
  await pile(other, 'stock').click();
  await expect(moves(page)).toHaveText(/\b2$/);
  const end = await dropPoint(page, 'tableau-1');
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-4');
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(status(page)).toHaveText('You play this game here now.');
  await drag(page, '9D', 'tableau-1');
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  await expect(moves(page)).toHaveText(/\b3$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('finger drags and taps play; the page does not scroll', async ({ page }) => {
    await open(page, '#/klondike-3/275');
    await untilStill(page);
    const touch = await finger(page);
    await touch.drag(await grabPoint(page, '9D'), await dropPoint(page, 'tableau-1'));
    await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
    await touch.tap(await grabPoint(page, 'AD'));
    await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(moves(page)).toHaveText(/\b1$/);
    const scrolled = await page.evaluate(() => [window.scrollX, window.scrollY]);
    expect(scrolled).toEqual([0, 0]);
  });

  test('a touch that stops a rolling page is no error', async ({ page }) => {
    await page.addInitScript(() => {
      const note = ({ cancelable, target }: Event): void => {
        const onCard = target instanceof Element && target.closest('.card');
        if (!cancelable && onCard) document.documentElement.dataset.stops = 'true';
      };
      document.addEventListener('touchstart', note, { passive: true });
    });
    await open(page, '#/klondike-3/275');
    await expect(card(page, 'TS')).toBeVisible();
    const touch = await finger(page);
    const client = await page.context().newCDPSession(page);
    const zoom = (pageScaleFactor: number) =>
      client.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    const at = await grabPoint(page, 'TS');
    await expect(async () => {
      await zoom(1);
      await zoom(2);
      await touch.drag({ x: 90, y: 44 }, { x: 90, y: 4 });
      // The card has come up with the page.
      await touch.tap({ x: at.x, y: at.y - 15 });
      await expect(page.locator('[data-stops]')).toBeAttached({ timeout: 100 });
    }).toPass();
  });

  test('every card is in view, also of a long column', async ({ page }) => {
    await open(page, `#/klondike-1/${won['klondike-1'].deal}`);
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    const boxes = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect().toJSON()));
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(size.width);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(size.height);
  });
});
