import type { Page } from '@playwright/test';
import { savedFile, typeInto } from '../support/eitherBrowser';
import { axeViolations, testLooks } from './axe';
import {
  choice,
  expect,
  moves,
  open,
  openSettings,
  openSheet,
  status,
  storeText,
  test,
  untilStill,
} from './table';

const openWorkshop = async (page: Page, description = ''): Promise<void> => {
  await open(page, `#/workshop${description && `;${description}`}`);
  await expect(page.getByRole('heading', { name: 'Invent a game' })).toBeVisible();
};
const field = (page: Page, name: string) =>
  page.locator('input, select').and(page.getByLabel(name, { exact: true }));
const more = (page: Page, name: string) => page.getByRole('button', { name: `${name}: one more` });
const less = (page: Page, name: string) => page.getByRole('button', { name: `${name}: one less` });
const rules = (page: Page) => page.getByRole('region', { name: 'Rules' });
const odds = (page: Page) => page.getByRole('region', { name: 'Odds' });
const play = (page: Page) => page.getByRole('link', { name: 'Play', exact: true });

/** Drags a handle of the picture by so many pixels. */
async function drag(page: Page, handle: string, dx: number, dy: number): Promise<void> {
  const bar = page.locator(`[data-handle="${handle}"]`);
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await bar.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

test('a changed FreeCell is on the table after three presses', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: /^Invent a game Change/ }).click();
  await more(page, 'Free cells').click();
  await play(page).click();
  await expect(page).toHaveURL(/#\/freecell;cells=5\/-?\d+$/);
  await expect(page.locator('[data-pile^="cell-"]')).toHaveCount(5);
});

test('five columns and six cells: rules, picture and address follow, and the game is played', async ({
  page,
}) => {
  await openWorkshop(page);
  for (let n = 0; n < 3; n++) await less(page, 'Columns').click();
  for (let n = 0; n < 2; n++) await more(page, 'Free cells').click();
  await expect(rules(page)).toContainText('Five columns of ten or eleven cards, all face up.');
  await expect(rules(page)).toContainText('Six free cells hold one card each.');
  await expect(page.locator('[data-handle^="column-"]')).toHaveCount(5);
  await expect(page).toHaveURL(/#\/workshop;columns=11x2\.10x3;move=helped;cells=6$/);
  await play(page).click();
  await expect(page).toHaveURL(/#\/layout;columns=11x2\.10x3;move=helped;cells=6\/-?\d+$/);
  await expect(
    page.getByRole('heading', { name: 'FreeCell · 5 columns · 6 free cells' }),
  ).toBeAttached();
  await untilStill(page);
  await page.getByLabel(/, 11 of 11 in column 1/).click();
  await expect(moves(page)).toHaveText(/\b1$/);
  await page.keyboard.press('u');
  await expect(moves(page)).toHaveText(/\b0$/);
  // Back is the game as it was left, with its changes.
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, 'Free cells')).toHaveValue('5');
  // So it is from the home page, too.
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: /^Invent a game Change/ }).click();
  await expect(field(page, 'Free cells')).toHaveValue('5');
});

test('a Klondike becomes one of two decks', async ({ page }) => {
  await open(page, '#/klondike-1/5');
  await page.getByRole('button', { name: /^Klondike, draw one/ }).click();
  await page.getByRole('link', { name: 'Invent from this game' }).click();
  await choice(page, 'Decks', 'Two').check();
  await choice(page, 'Empty columns take', 'Any card').check();
  for (let n = 0; n < 2; n++) await more(page, 'Columns').click();
  await expect(rules(page)).toContainText('Two decks.');
  await expect(rules(page)).toContainText('Nine columns of one to nine cards');
  await play(page).click();
  await expect(page.locator('[data-pile^="tableau-"]')).toHaveCount(9);
  await expect(page.locator('[data-pile^="foundation-"]')).toHaveCount(8);
});

test('changes are undone and redone, by button and by key', async ({ page }) => {
  await openWorkshop(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const redo = page.getByRole('button', { name: 'Redo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await more(page, 'Free cells').click();
  await choice(page, 'Columns are built down', 'In suit').check();
  await undo.click();
  await expect(rules(page)).toContainText('in alternating colours');
  await expect(field(page, 'Free cells')).toHaveValue('5');
  await redo.click();
  await expect(rules(page)).toContainText('Build columns down in suit');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Free cells')).toHaveValue('4');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect(page).toHaveURL(/build=suit;move=helped;cells=5$/);
});

test('a fault is said at its control, and nothing is played until it is mended', async ({
  page,
}) => {
  await openWorkshop(page);
  await page.getByRole('button', { name: 'A card more in each column' }).click();
  await expect(page.getByText('7–8', { exact: true })).toBeVisible();
  const fault = page.locator('[data-member="columns"] > .form-error');
  await expect(fault).toHaveText('60 cards are dealt, and there are only 52.');
  await expect(field(page, 'Columns')).toHaveAccessibleDescription(/^60 cards/);
  await expect(play(page)).toHaveCount(0);
  // It is disabled, and says why.
  await page.getByRole('button', { name: 'Play', exact: true }).click({ force: true });
  await expect(status(page)).toContainText('60 cards are dealt');
  await expect(page).toHaveURL(/#\/workshop;columns=7x4\.6x4;move=helped;cells=4$/);
  await page.getByRole('button', { name: 'A card less in each column' }).click();
  await expect(fault).toHaveText('');
  await expect(play(page)).toBeVisible();
  const upToo = page.getByRole('switch', { name: 'Built up as well as down' });
  await upToo.click();
  await expect(upToo).toHaveAccessibleDescription(/^In columns built up and down, cards move/);
});

test('the end of a drawn column is dragged for more cards, and the edge for more columns', {
  tag: '@firefox',
}, async ({ page }) => {
  await openWorkshop(page, 'columns=3x8;move=run;redeals=1');
  await drag(page, 'column-2', 0, 30);
  await expect(page).toHaveURL(/columns=3\.5\.3x6;move=run;redeals=1$/);
  await drag(page, 'columns', 70, 0);
  await expect(page).toHaveURL(/columns=3\.5\.3x8;move=run;redeals=1$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/columns=3x8;move=run;redeals=1$/);
  await page.getByText('Column by column').click();
  await typeInto(field(page, 'Column 3: cards'), '6');
  await typeInto(field(page, 'Column 3: face down'), '2');
  await expect(page).toHaveURL(/columns=3x2\.6\.3x5;down=0x2\.2\.0x5;move=run;redeals=1$/);
});

for (const [size, width, height] of [
  ['a desktop', 1280, 800],
  ['a phone', 390, 844],
] as const)
  test(`a pyramid is invented by dragging its last row, and by keyboard, on ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, '#/pyramid/5');
    await page.getByRole('button', { name: /^Pyramid/ }).click();
    await page.getByRole('link', { name: 'Invent from this game' }).click();
    await expect(page).toHaveURL(/#\/workshop;removal;pyramid=7;match=sum;sum=13;redeals=2;open$/);
    await page.locator('.game-picture').scrollIntoViewIfNeeded();
    await drag(page, 'pyramid', 0, -54);
    await expect(page).toHaveURL(/removal;pyramid=5;match=sum;sum=13;redeals=2;open$/);
    await expect(field(page, 'Rows of the pyramid')).toHaveValue('5');
    await field(page, 'Rows of the pyramid').press('ArrowDown');
    await expect(page).toHaveURL(/removal;pyramid=4;/);
    await choice(page, 'What goes', 'Two of one rank').check();
    await page.getByRole('switch', { name: 'Its top card lies open' }).press('Space');
    await field(page, 'Turned over').selectOption('As often as you like');
    await expect(page).toHaveURL(/#\/workshop;removal;pyramid=4;match=rank;redeals=-1$/);
    await expect(rules(page)).toContainText('Two cards of one rank go together.');
    await expect(page.getByTestId('odds-state')).toHaveText(
      /^(0 to )?[1-9]\d*( to \d+)? deals? tried/,
      {
        timeout: 90_000,
      },
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await play(page).click();
    await expect(page).toHaveURL(/#\/removal;pyramid=4;match=rank;redeals=-1\/-?\d+$/);
    await expect(page.locator('[data-pile^="place-"]')).toHaveCount(10);
    await untilStill(page);
    await page.locator('[data-pile="stock"]').click();
    await expect(moves(page)).toHaveText(/\b1$/);
    await page.keyboard.press('u');
    await expect(moves(page)).toHaveText(/\b0$/);
  });

test('what its places are can be changed, and a game of removal is kept and shared', async ({
  page,
}) => {
  await openWorkshop(page);
  await field(page, 'Start from a game you know').selectOption('Golf');
  await choice(page, 'The cards lie', 'In peaks').check();
  await drag(page, 'peaks', -80, 0);
  await page.getByRole('switch', { name: 'Covered cards lie face down' }).click();
  await expect(page).toHaveURL(/#\/workshop;removal;peaks=2;hidden;onKing=nothing$/);
  await choice(page, 'The cards lie', 'In a refilled row').check();
  await drag(page, 'row', 70, 0);
  await choice(page, 'Besides pairs', 'Jack, queen and king').check();
  await expect(page).toHaveURL(/removal;row=11;match=sum;sum=11;sets=courts;refill;goal=all$/);
  await expect(rules(page).getByRole('heading')).toHaveText('Elevens · 11 places');
  // No choice matters in it, so no solver is needed to say how often it is won.
  await expect(odds(page).locator('dd').first()).toContainText(/\d+%\s*\d+–/, {
    timeout: 90_000,
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(choice(page, 'Besides pairs', 'Nothing')).toBeChecked();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Eleven places');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  await open(page, '#/');
  await page.getByRole('link', { name: /^Eleven places/ }).click();
  await expect(page).toHaveURL(/#\/removal;row=11;match=sum;sum=13;refill;goal=all\/-?\d+$/);
  await expect(page.locator('[data-pile^="place-"]')).toHaveCount(11);
});

test('a kept game comes back after a reload and by a backup, under any name', async ({ page }) => {
  await openWorkshop(page, 'columns=6x8;build=suit;move=helped;cells=3');
  await page.getByRole('button', { name: 'Keep' }).click();
  const field = page.getByRole('dialog').getByLabel('Name');
  const name = `Ελλάδα 日本 العربية ${'long'.repeat(9)}<b>`;
  await expect(field).toBeFocused();
  await page.keyboard.insertText(`${name} and more than a name has room for`);
  await expect(field).toHaveValue(new RegExp(`^${name}.{1,20}$`));
  await field.fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(status(page)).toContainText('Kept.');
  await open(page, '#/');
  await page.reload();
  const tiles = page.getByRole('navigation', { name: 'Games', exact: true }).locator('.tile-link');
  await expect(tiles.first()).toContainText(name);
  expect(await axeViolations(page)).toEqual([]);
  await open(page, '#/games');
  await page.getByRole('button', { name: 'Favourite: Scorpion' }).click();

  await openSettings(page);
  const { text } = await savedFile(page, () =>
    page.getByRole('button', { name: 'Export all games' }).click(),
  );
  expect(text).toContain(JSON.stringify(name).slice(1, -1));

  await page.goto('/licences.txt');
  await page.evaluate(() => localStorage.clear());
  await open(page, '#/');
  await expect(tiles.first()).toContainText('FreeCell');
  await openSettings(page);
  for (const news of ['2 favourites and kept games.', 'No new games.']) {
    await page
      .getByLabel('Import a backup')
      .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.locator('.backup .data-news')).toHaveText(news);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(tiles.first()).toContainText('Scorpion');
  await expect(tiles.nth(1)).toContainText(name);
  await tiles.nth(1).click();
  await expect(page).toHaveURL(/#\/layout;columns=6x8;build=suit;move=helped;cells=3\/-?\d+$/);
  // A long word goes on in the next line, beside the button.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect((await openSheet(page)).getByRole('button', { name: 'Close' })).toBeInViewport({
    ratio: 1,
  });
});

test('of a thousand kept games some are at home, and all are among all games', async ({ page }) => {
  const games = Array.from({ length: 1_000 }, (_, n) => ({
    game: `layout;columns=${1 + (n % 6)}x${8 + (Math.floor(n / 6) % 4)};cells=${n % 12};start=${Math.floor(n / 250)}`,
    name: `Game ${n}`,
    at: n,
  }));
  const each = [...new Map(games.map((game) => [game.game, game])).values()];
  await storeText(page, 'kept-games', JSON.stringify({ version: 1, games: each }));
  await open(page, '#/');
  await expect(page.locator('.tile-link').filter({ hasText: /^Game \d/ })).toHaveCount(4);
  await open(page, '#/games');
  const own = page.getByRole('link', { name: /^Game \d/ });
  await expect(own).toHaveCount(each.length);
  await page.getByRole('searchbox').fill('game 99');
  await expect(own.first()).toHaveText(/^Game 99/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ of [\d,]+ games$/);
  await expect(page.getByText('No game of that name.')).toHaveCount(0);
});

test('a kept game that is a favourite, too, has one tile', async ({ page }) => {
  const game = 'layout;columns=6x8;build=suit;move=helped;cells=3';
  await storeText(
    page,
    'kept-games',
    JSON.stringify({ version: 1, games: [{ game, name: 'Six' }] }),
  );
  const games = { [game]: { favourite: 'yes' } };
  await storeText(page, 'settings', JSON.stringify({ version: 1, games }));
  await open(page, '#/');
  await expect(page.locator('.tile-link').first()).toContainText('Six');
  await expect(page.locator('.tile-link').filter({ hasText: 'Six' })).toHaveCount(1);
});

test('a kept game that cannot be read is no start, and a sentence says why', async ({ page }) => {
  const ids = ['layout;columns=99x99', 'freecell;cells=99', 'pictures'];
  const games = ids.map((game, at) => ({ game, name: `Game ${at}`, at }));
  await storeText(page, 'kept-games', JSON.stringify({ version: 1, games }));
  await openWorkshop(page);
  const start = field(page, 'Start from a game you know');
  for (const [name, sentence] of [
    ['Game 0', '“columns” has at most 20 numbers.'],
    ['Game 1', '“99” is no value of cells'],
    ['Game 2', 'The rules of this game cannot be changed.'],
  ] as const) {
    await start.selectOption(name);
    await expect(status(page)).toContainText(sentence);
  }
  await start.selectOption('Yukon');
  await expect(rules(page)).toContainText('Seven columns');
});

test('on a phone the bars of the odds are equally long, whatever is said of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWorkshop(page);
  await expect(odds(page).locator('dd').nth(2)).toContainText(/\d+%/, { timeout: 90_000 });
  const [first, ...others] = await odds(page)
    .locator('dd > svg')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(first).toBeGreaterThan(200);
  expect(others).toEqual([first, first]);
});

test('odds appear and are compared; they stop when the page is left', async ({ page }) => {
  await openWorkshop(page);
  const state = page.getByTestId('odds-state');
  await expect(state).toHaveText(/^(1\d|[2-9]\d|\d{3})( to \d+)? deals tried/, { timeout: 90_000 });
  await expect(odds(page).locator('dd').first()).toContainText(/\d+%\s*\d+–/);
  await expect(odds(page).locator('dd').nth(1)).toContainText(/\d+%/);
  await typeInto(field(page, 'Free cells'), '1');
  await expect(odds(page).locator('dd').first()).toContainText(/before \d+%/);
  // However far down the field is, the figure is in view.
  await page.setViewportSize({ width: 360, height: 640 });
  await field(page, 'Free cells').scrollIntoViewIfNeeded();
  const figure = page.getByText(/^\d+–\u2060?\d+% can be won$/);
  await expect(figure).toBeInViewport({ ratio: 1 });
  await expect(odds(page)).toContainText(/^.*1 free cell instead of 4: \d+% instead of/, {
    timeout: 90_000,
  });
  expect(await axeViolations(page)).toEqual([]);
  const workers = (): number => page.workers().length;
  expect(workers()).toBeGreaterThan(0);
  await open(page, '#/daily');
  // The lab’s end at once, the solver’s a while after the last question.
  await expect.poll(workers, { timeout: 60_000 }).toBe(0);
});

test('by keyboard alone a game is changed and played', async ({ page }) => {
  await openWorkshop(page);
  const press = async (name: string): Promise<void> => {
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
      if (focused === name) return page.keyboard.press('Enter');
    }
    throw new Error(`${name} was not reached`);
  };
  await press('Free cells: one more');
  await expect(field(page, 'Free cells')).toHaveValue('5');
  await page.getByRole('heading', { name: 'Invent a game' }).focus();
  await press('Play');
  await expect(page).toHaveURL(/#\/freecell;cells=5\//);
});

test('an address that cannot be read opens the usual game with a sentence', async ({ page }) => {
  for (const [faulty, sentence] of [
    ['columns=99x99', '“columns” has at most 20 numbers.'],
    ['columns=7x4;columns=7x4', '“columns” is given twice.'],
    [`columns=${'7.'.repeat(9_999)}7`, 'A description has at most 600 characters'],
    ['columns=30x4', '120 cards are dealt, and there are only 52.'],
    ['columns=6x8/5/x', 'is a list of numbers'],
    ['removal;pyramid=99', '“pyramid” can be 0, 3, 4, 5, 6, 7, 8 or 9, not “99”.'],
    ['removal;pyramid=7;match=sum;sum=0', '“sum” goes with “match=sum”, and with nothing else.'],
    ['removal;row=1000', 'not “1000”.'],
    ['removal;pyramid=7;wings=2', '“wings=2” is not a member of a description'],
    ['removal;pyramid=7;pyramid=6', '“pyramid” is given twice.'],
    ['removal;pyramid=9;columns=5x8', '86 cards are dealt, and there are only 52.'],
    ['removal', '“” is not a member of a description'],
  ] as const) {
    await openWorkshop(page, faulty);
    await expect(status(page)).toContainText(`This address cannot be opened. `);
    await expect(status(page)).toContainText(sentence);
    await expect(field(page, 'Free cells')).toHaveValue('4');
  }
});

test('nothing scrolls sideways on a phone', async ({ page }) => {
  await openWorkshop(page, 'columns=5x20;decks=2');
  await page.getByText('Column by column').click();
  for (const width of [320, 844]) {
    await page.setViewportSize({ width, height: 568 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

testLooks('the workshop', (page) => openWorkshop(page), '.workshop :is(button, select, summary)');

for (const width of [320, 360, 390]) {
  test(`every choice of a game is read and pressed on a screen ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openWorkshop(page);
    const cut = await page.locator('[data-member] .chip').evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          const isClipped = each.scrollWidth > each.clientWidth + 1;
          return left < 0 || right > window.innerWidth || isClipped;
        })
        .map((each) => each.textContent),
    );
    expect(cut).toEqual([]);
    for (const [setting, name] of [
      ['Columns are built down', 'In suit'],
      ['What may be moved', 'Any card, with all on it'],
      ['Empty columns take', 'Nothing'],
    ] as const) {
      const radio = choice(page, setting, name);
      await radio.scrollIntoViewIfNeeded();
      const box = await radio.boundingBox();
      if (!box) throw new Error(`${name} is not on the page`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await expect(radio).toBeChecked();
    }
    // Lists that are left are as wide as what they say.
    const lists = await page
      .locator('[data-member] select')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().width / window.innerWidth),
      );
    for (const share of lists) expect(share).toBeGreaterThan(0.7);
  });
}
