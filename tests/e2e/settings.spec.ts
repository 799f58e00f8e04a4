import { testLooks } from './axe';
import {
  card,
  choice,
  expect,
  finger,
  moves,
  open,
  openSettings,
  openWonGameAt,
  pile,
  status,
  storeSettings,
  test,
  toggle,
  untilStill,
} from './table';

test('settings change the table at once, and survive a reload', { tag: '@firefox' }, async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  await openSettings(page);
  await choice(page, 'Table', 'High contrast').check();
  await choice(page, 'Suit colours', 'Four').check();
  await toggle(page, 'Left-handed').click();
  await toggle(page, 'Timer').click();
  await toggle(page, 'Sounds').click();
  const before = await pile(page, 'stock').boundingBox();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'four');
  expect(await pile(page, 'stock').boundingBox()).toEqual(before);
  expect(before?.x ?? 0).toBeGreaterThan((await pile(page, 'foundation-1').boundingBox())?.x ?? 0);
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(page.getByTestId('time')).not.toHaveText(/\b0:00$/);
});

test('another language is chosen near the top; the same game goes on in it', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  await openSettings(page);
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  const language = sheet.getByRole('combobox', { name: 'Language' });
  await expect(language).toHaveValue('auto');
  const [top, table] = [language, sheet.getByRole('radiogroup', { name: 'Table' })];
  expect((await top.boundingBox())?.y ?? 0).toBeLessThan((await table.boundingBox())?.y ?? 0);
  const loaded = page.waitForEvent('load');
  await language.selectOption('English');
  await loaded;
  await expect(page).toHaveURL(/#\/klondike-3\/275$/);
  await expect(moves(page)).toHaveText(/\b1$/);
  await expect(page.locator('[data-in="waste"]')).toHaveCount(3);
  await openSettings(page);
  await expect(language).toHaveValue('en');
});

test('keys choose a language only with Enter, and the focus is there again', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await openSettings(page);
  const language = page.locator('.language-setting select');
  await language.focus();
  await page.keyboard.press('End');
  await expect(language).toHaveValue('zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(language).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the sheet stands beside the table, which is of felt, and changes as one chooses', async ({
  page,
}) => {
  const theme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '#/klondike-3/275');
  // Whatever the system’s colours are, until the player asks for them.
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await openSettings(page);
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(880);
  expect(await sheet.boundingBox()).toMatchObject({ y: 0, width: 400, height: 720 });
  await choice(page, 'Table', 'Burgundy').check();
  await expect(theme).toHaveAttribute('data-theme', 'burgundy');
  await expect(page.getByRole('radiogroup', { name: 'Table' }).getByRole('radio')).toHaveCount(7);
  await choice(page, 'Table', 'As the system').check();
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ contrast: 'more' });
  await expect(theme).toHaveAttribute('data-theme', 'contrast');
  await choice(page, 'Table', 'Burgundy').check();
  await expect(theme).toHaveAttribute('data-theme', 'burgundy');
  await expect(page.locator('.pile-base').first()).toHaveCSS('border-color', 'rgb(246, 245, 236)');
  const groups = sheet.getByRole('region');
  for (const [i, name] of ['Look', 'Play', 'Help', 'Data'].entries()) {
    await expect(groups.nth(i)).toHaveAccessibleName(name);
  }
  await expect(groups).toHaveCount(4);
});

test('by keyboard, Space turns a switch and arrows choose', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await openSettings(page);
  await toggle(page, 'Timer').focus();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Timer')).toBeChecked();
  await expect(page.getByTestId('time')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(toggle(page, 'Timer')).not.toBeChecked();
  await expect(toggle(page, 'Winning light')).toHaveAccessibleDescription(/after every move/);
  await choice(page, 'Speed', 'Normal').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Speed', 'Fast')).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'fast');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in large print the pictures of the card faces still show the figures', async ({ page }) => {
  await storeSettings(page, { largePrint: 'on' });
  await open(page, '#/klondike-3/275');
  await openSettings(page);
  const pictures = page.getByRole('radiogroup', { name: 'Card faces' }).locator('.card-picture');
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await expect(picture.locator('.full-face')).toBeVisible();
    await expect(picture.locator('.large-suit')).toBeHidden();
  }
});

test('the settings open from every page', async ({ page }) => {
  for (const hash of ['#/', '#/statistics', '#/daily', '#/lab']) {
    await open(page, hash);
    await openSettings(page);
    await choice(page, 'Table', 'Charcoal').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'charcoal');
    await choice(page, 'Table', 'Burgundy').check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the sheet comes from below and leaves the top of the table in view', async ({ page }) => {
    await open(page, '#/klondike-3/275');
    await openSettings(page);
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
        return Math.round(y + height);
      })
      .toBe(844);
    const box = await sheet.boundingBox();
    expect(box?.width).toBe(390);
    const stock = await pile(page, 'stock').boundingBox();
    expect((stock?.y ?? 0) + (stock?.height ?? 0)).toBeLessThan(box?.y ?? 0);
    await expect(toggle(page, 'Keep the screen on')).toBeVisible();
    await expect(toggle(page, 'Show partners on hover')).toHaveCount(0);
    await choice(page, 'Feedback', 'Both').check();
    await expect(choice(page, 'Feedback', 'Both')).toBeChecked();
  });
});

testLooks(
  'settings',
  async (page) => {
    await open(page, '#/klondike-3/275');
    await openSettings(page);
    await expect(page.getByText('Import a backup')).toBeVisible();
  },
  '.dialog :is(.button, .switch, .chip)',
);

test('another back, and the figures of the classic deck, are loaded when they are chosen', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '#/klondike-3/275');
  const pictures = () =>
    page
      .locator('[data-face="down"]')
      .evaluateAll((cards) => [
        ...new Set(cards.map((card) => getComputedStyle(card).backgroundImage)),
      ]);
  const before = await pictures();
  expect(asked.join()).not.toMatch(/rosette|Classic/);
  await openSettings(page);
  await expect(page.getByRole('dialog').locator('.classic-figure')).toHaveCount(1);
  expect(asked.join()).not.toContain('ClassicFigure');
  await choice(page, 'Card backs', 'Rosette').check();
  const [after, ...others] = await pictures();
  expect(others).toEqual([]);
  expect(before).not.toContain(after);
  await expect.poll(() => asked.join()).toContain('rosette');
  await choice(page, 'Card faces', 'Classic').check();
  await page.keyboard.press('Escape');
  await expect(card(page, 'KC').locator('.classic-figure')).toBeVisible();
  expect(asked.join()).toContain('ClassicFigure');
});

test('auto-complete is offered when a play-out wins; it plays every card, and undo takes back one', async ({
  page,
}) => {
  await openWonGameAt(page, 70);
  // The page itself presses as the celebration begins, which is over in a moment.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-phase="won"]')) return;
      observer.disconnect();
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    }).observe(document.body, { subtree: true, attributeFilter: ['data-phase'] });
  });
  await page.getByRole('button', { name: 'Auto-complete' }).click();
  await expect(status(page)).toContainText('Won in', { timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  // The fan stays.
  await expect(page.locator('[data-phase="won"][data-still]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('[data-phase]')).toHaveCount(0);
  await expect(page.locator('[data-in^="foundation"]')).toHaveCount(51);
  await page.goto('/#/statistics');
  await expect(page.getByRole('list', { name: 'Your games' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Your games' })).toContainText('Won');
});

test('opening another deal ends an auto-complete', async ({ page }) => {
  await openWonGameAt(page, 70);
  await page.getByRole('button', { name: 'Auto-complete' }).click();
  await expect(moves(page)).not.toHaveText(/\b70$/);
  await page.evaluate(() => {
    window.location.hash = '#/klondike-3/275';
  });
  await expect(moves(page)).toHaveText(/\b0$/);
  // An auto-complete that went on would make moves in this time.
  await page.waitForTimeout(1000);
  await expect(moves(page)).toHaveText(/\b0$/);
  await expect(status(page)).toHaveText('Deal 275.');
});

test('with automatic safe cards, auto-complete repeats none of their moves', async ({ page }) => {
  await openWonGameAt(page, 70);
  await openSettings(page);
  await toggle(page, 'Autoplay safe cards').click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    new MutationObserver(() => {
      const message = document.querySelector('.toast[data-kind="refusal"]')?.textContent;
      if (message) refused.push(message);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Auto-complete' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible({ timeout: 20_000 });
  // A move made twice would be refused in this time.
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual(
    [],
  );
  await expect(status(page)).toContainText('Won in');
});

test('with forced colours cards keep their own, with visible edges and marks', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openWonGameAt(page, 0);
  await page.keyboard.press('h');
  await expect(page.locator('[data-highlighted] > .card')).not.toHaveCount(0);
  const looks = await page.evaluate(() => {
    const styleOf = (selector: string, part?: string) =>
      getComputedStyle(document.querySelector(selector) as Element, part);
    return {
      card: styleOf('[data-face="up"]').backgroundColor,
      edge: styleOf('[data-face="up"]').outlineStyle,
      red: styleOf('[data-face="up"]:is([data-card$="D"], [data-card$="H"]) .card-face').color,
      hint: styleOf('[data-highlighted] > .card', '::before').boxShadow,
      mark: styleOf('[data-marked] .pile-mark').boxShadow,
    };
  });
  expect(looks).toMatchObject({ card: 'rgb(255, 255, 255)', edge: 'solid', red: 'rgb(179, 0, 0)' });
  expect([looks.hint, looks.mark]).not.toContain('none');
  await page.keyboard.press('Tab');
  await page.locator('[data-stop="stock"]').focus();
  const [ring, table] = await page.locator('[data-stop="stock"]').evaluate((place) => {
    const sample = document.createElement('i');
    sample.style.backgroundColor = 'Canvas';
    document.body.append(sample);
    return [getComputedStyle(place).outlineColor, getComputedStyle(sample).backgroundColor];
  });
  expect(ring).not.toBe(table);
});

test('with forced colours the header of a page has the ground of the page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '#/daily');
  const [bar, ground] = await page.locator('.page-bar').evaluate((header) => {
    const sample = document.createElement('i');
    sample.style.borderImageSource = 'conic-gradient(Canvas 0 0)';
    document.body.append(sample);
    return [header, sample].map((each) => getComputedStyle(each).borderImageSource);
  });
  expect(bar).toBe(ground);
});

test('safe cards go to the foundations by themselves only if the setting is on', async ({
  page,
}) => {
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'tableau-6');
  await expect(page.getByRole('button', { name: 'Auto-complete' })).toHaveCount(0);
  await openSettings(page);
  await toggle(page, 'Autoplay safe cards').click();
  await page.keyboard.press('Escape');
  await pile(page, 'stock').click();
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'foundation-1');
  const made = Number(/\d+$/.exec((await moves(page).textContent()) ?? '')?.[0]);
  for (let n = made; n > 2; n--) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(moves(page)).toHaveText(/\b2$/);
  await expect(card(page, 'AD')).toHaveAttribute('data-in', 'tableau-6');
});

test('a new deal is gathered and dealt out; the next action puts every card in its place', async ({
  page,
}) => {
  const gathered = page.locator('[data-in="gathered"]');
  await open(page, '#/klondike-3/275');
  /** The frames in which cards are gathered after a new deal. The page counts them, as they are over in a moment. */
  const framesOfDeal = (cutShort: boolean) =>
    page.evaluate(
      (isCutShort) =>
        new Promise<number>((resolve) => {
          const press = (key: string) =>
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
          let frames = 0;
          const look = () => {
            const count = document.querySelectorAll('[data-in="gathered"]').length;
            if (count > 0) frames++;
            if (count > 0 && frames === 3 && isCutShort) press('d');
            if (count === 0 && frames > 0) resolve(frames);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          press('n');
        }),
      cutShort,
    );
  const whole = await framesOfDeal(false);
  const short = await framesOfDeal(true);
  expect(short).toBeLessThan(whole / 2);
  await expect(page.locator('[data-in="waste"]')).toHaveCount(3);
  await page.keyboard.press('n');
  await expect(page.locator('[data-in^="tableau"]')).toHaveCount(28);
  await expect(page.locator('[data-in="stock"]')).toHaveCount(24);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'off');
  // In a burst cards are dealt without motion anyway.
  await expect(page.locator('[data-burst]')).toHaveCount(0);
  await page.keyboard.press('n');
  expect(await gathered.count()).toBe(0);
  await expect(page.locator('[data-in^="tableau"]')).toHaveCount(28);
});

test('a key held down moves the cards without motion', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  for (let n = 0; n < 6; n++) await page.keyboard.press('d');
  // The drawn cards arrive, and the keys above are no part of the burst below.
  await expect(page.locator('[data-burst]')).toHaveCount(0);
  await untilStill(page);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (propertyName === 'translate') document.title += '|moved';
    });
  });
  await page.evaluate(() => {
    const press = { key: 'u', bubbles: true, repeat: true };
    for (let n = 0; n < 5; n++) document.body.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(page.locator('[data-in="waste"]')).toHaveCount(3);
  await expect(page.locator('[data-burst]')).toHaveCount(0);
  expect(await page.title()).not.toContain('moved');
  await page.keyboard.press('d');
  await expect(page).toHaveTitle(/moved/);
});

test('a moved card flies above the others, and a card turns over on its way', async ({ page }) => {
  await open(page, '#/klondike-3/275');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const placed = target as HTMLElement;
      const { card: code } = placed.querySelector<HTMLElement>('.card')?.dataset ?? {};
      document.title += `|${propertyName} ${code} ${placed.dataset.flying}`;
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const { face } = (target as HTMLElement).dataset;
        const { side } = (target.parentElement as HTMLElement).dataset;
        if (face) document.title += `|${face}, showing the ${side}`;
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['data-face'] });
  });
  await card(page, '9D').click();
  await expect(page).toHaveTitle(/\|translate 9D true/);
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  await expect(page.locator('[data-flying]')).toHaveCount(0);
  await pile(page, 'stock').click();
  await expect(page).toHaveTitle(/(\|up, showing the back.*){3}/);
  await expect(page.locator('[data-side="back"] > [data-in="waste"]')).toHaveCount(0);
  await expect(page.locator('[data-side="face"] > [data-in="waste"]')).toHaveCount(3);
});

test('with reduced motion a card moves at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/klondike-3/275');
  await card(page, '9D').click();
  await expect(card(page, '9D')).toHaveAttribute('data-in', 'tableau-1');
  const [x, pileX] = await page.evaluate(() => {
    const left = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().x;
    return [left('[data-card="9D"]'), left('[data-pile="tableau-1"]')];
  });
  expect(x).toBeCloseTo(pileX ?? -1, 0);
});

test('the right button and a long press peek at a covered card', async ({ page }) => {
  await openWonGameAt(page, 60);
  const covered = page.locator('[data-in="tableau-1"]').first();
  const box = await covered.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down({ button: 'right' });
  await expect(page.locator('[data-peeked]')).toHaveCount(1);
  await page.mouse.up({ button: 'right' });
  await expect(page.locator('[data-peeked]')).toHaveCount(0);
  await expect(moves(page)).toHaveText(/\b60$/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
  test('a long press peeks and does not tap', async ({ page }) => {
    await openWonGameAt(page, 60);
    const box = await page.locator('[data-in="tableau-1"]').first().boundingBox();
    const touch = await finger(page);
    await touch.hold({ x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 5 }, async () => {
      await expect(page.locator('[data-peeked]')).toHaveCount(1);
    });
    await expect(page.locator('[data-peeked]')).toHaveCount(0);
    await expect(moves(page)).toHaveText(/\b60$/);
  });
});
