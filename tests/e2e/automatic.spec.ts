import type { Page } from '@playwright/test';
import { playOut } from '../../src/engine/autoplay';
import { transcriptOf } from '../../src/engine/lines';
import type { VariantId } from '../../src/games/index';
import { consoleGameOf } from '../../src/games/lines';
import { savedFile } from '../support/eitherBrowser';
import { transcriptOnScreen } from '../support/transcriptOnScreen';
import pictures from '../vectors/pictures_transcripts.json' with { type: 'json' };
import stacks from '../vectors/stacks_transcripts.json' with { type: 'json' };
import {
  expect,
  moves,
  open,
  PHONES,
  pile,
  press,
  resize,
  status,
  storeSettings,
  test,
} from './table';

/** The panel of steps is open beside the games that play themselves. */
const WITH_STEPS = {
  games: Object.fromEntries(
    ['perditio-tempus', 'pictures', 'eight-stacks'].map((id) => [id, { panel: 'open' }]),
  ),
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Clicks the middle of the pile that plays the next step, on whatever lies there. */
async function clickNext(page: Page): Promise<void> {
  const box = await page.locator('.pile[data-marked]').boundingBox();
  if (!box) throw new Error('no pile plays the next step');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

for (const id of ['pictures', 'eight-stacks'] as const) {
  test(`${id}: a click on the next pile plays the next step, also on a face-up card`, async ({
    page,
  }) => {
    await open(page, `#/${id}/7`);
    for (let step = 1; step <= 12; step++) {
      await clickNext(page);
      await expect(moves(page)).toHaveText(`Moves ${step}`);
    }
    const label = await page.getByRole('list', { name: /, next$/ }).getAttribute('aria-label');
    expect(label).toMatch(/^(Deck|Court cards put aside|Uncovered cards), /);
  });
}

test('perditio-tempus: no pile lies on another on a phone', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/perditio-tempus/2');
  for (const [width, height] of PHONES) {
    await resize(page, { width, height });
    const cards = await page.locator('[data-in^="pile"]').evaluateAll((all) =>
      all.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return { left, right, top, bottom, pile: (card as HTMLElement).dataset.in };
      }),
    );
    expect(new Set(cards.map(({ pile: id }) => id)).size).toBe(13);
    const overlaps = cards.flatMap((one) =>
      cards.filter(
        (other) =>
          one.pile !== other.pile &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5,
      ),
    );
    expect(overlaps, `${width} × ${height}`).toEqual([]);
  }
});

test('space is reserved for the panel before it loads, so the table never moves', async ({
  page,
}) => {
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/panels/, async (route) => {
    await arrived;
    await route.continue();
  });
  await storeSettings(page, WITH_STEPS);
  await open(page, '#/pictures/7');
  await expect(page.getByRole('complementary', { name: 'Steps' })).toBeEmpty();
  const before = await pile(page, 'deck').boundingBox();
  arrive();
  await expect(page.getByRole('log', { name: 'Transcript' })).toBeVisible();
  expect(await pile(page, 'deck').boundingBox()).toEqual(before);
});

test('no key press is lost, even faster than the page can draw', async ({ page }) => {
  await open(page, '#/eight-stacks/7');
  await Promise.all(Array.from({ length: 60 }, () => page.keyboard.press('d')));
  await expect(moves(page)).toHaveText('Moves 60');
  await Promise.all(Array.from({ length: 40 }, () => page.keyboard.press('u')));
  await expect(moves(page)).toHaveText('Moves 20');
});

test('Perditio Tempus by button, by pile, by key, and back', async ({ page }) => {
  await storeSettings(page, { ...WITH_STEPS, speed: 'off' });
  await open(page, '#/perditio-tempus/0');
  await button(page, 'Step').click();
  await expect(status(page)).toHaveText('A three from pile A: on to pile 3.');
  await expect(pile(page, 'pile-3')).toHaveAttribute('aria-label', 'Pile 3, 4 cards, next');
  await clickNext(page);
  await expect(status(page)).toHaveText('A queen from pile 3: on to pile Q.');
  await page.keyboard.press('d');
  await expect(status(page)).toHaveText('A king from pile Q: on to pile K.');
  await expect(moves(page)).toHaveText('Moves 3');
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect(page.locator('[aria-current="step"]')).toHaveText('Got king from pile 12.');
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await expect(status(page)).toHaveText('Move 52. You won!');
  await page.reload();
  await expect(moves(page)).toHaveText('Moves 52');
});

/** The lines of each step of a deal that is played to its end, as the page shows them. */
function blocksOf(id: VariantId, deal: string): readonly (readonly string[])[] {
  const game = consoleGameOf(id);
  const blocks = transcriptOf(game, playOut(game, game.rules.deal(deal)));
  return blocks.map((lines) => lines.map(transcriptOnScreen));
}

for (const [id, deal, answer] of [
  ['perditio-tempus', '1', 'It comes out'],
  ['pictures', '3', 'Skip'],
  ['eight-stacks', '5', undefined],
] as const) {
  test(`${id}, ${answer ?? 'without an answer'}: the page holds nothing of the future before the end`, async ({
    page,
  }) => {
    const blocks = blocksOf(id, deal);
    const total = blocks.length - 1;
    const text = (steps: number) =>
      blocks
        .slice(0, steps + 1)
        .flat()
        .join('\n');
    /** All lines of text and all attributes in the page but those of cards, whose faces are drawn ahead in a fixed order. */
    const shown = async () => {
      const { html, attributes } = await page.evaluate(() => {
        const copy = document.body.cloneNode(true) as HTMLElement;
        for (const each of copy.querySelectorAll('.placed-card, svg')) each.remove();
        const attributes = [...copy.querySelectorAll('*')].flatMap((each) =>
          [...each.attributes].filter(({ name }) => name !== 'style').map(({ value }) => value),
        );
        return { html: copy.outerHTML, attributes };
      });
      const text = html
        .replaceAll(/<\/?(p|div|li|button|h1|h2)\b[^>]*>/g, '\n')
        .replaceAll(/<[^>]*>/g, '');
      return [...text.split('\n'), ...attributes].map((line) => line.trim());
    };
    const printed = async () =>
      (await page.locator('.transcript li > button').allTextContents()).join('\n');
    const expectSteps = async (steps: number) => {
      await expect(moves(page)).toHaveText(`Moves ${steps}`);
      const transcript = page.getByRole('log', { name: 'Transcript' });
      await expect(transcript).toBeVisible();
      await expect.poll(printed).toBe(text(steps));
      await expect(page.getByRole('slider')).toHaveCount(0);
      const everything = await shown();
      const panel = await page.getByRole('complementary', { name: 'Steps' }).innerHTML();
      expect(panel.replaceAll(/<svg.*?<\/svg>/g, '')).not.toMatch(new RegExp(`\\b${total}\\b`));
      expect(everything.join('\n')).not.toMatch(/You won|Lost:|Whatever you choose/);
      const lines = blocks.map((block) => block.map((line) => line.trim()));
      const past = new Set(lines.slice(0, steps + 1).flat());
      const future = lines.slice(steps + 1).flat();
      const telling = future.filter(
        (line) => line && !line.startsWith('Deck: ') && !past.has(line),
      );
      expect(telling.length).toBeGreaterThan(5);
      expect(everything.filter((line) => telling.includes(line))).toEqual([]);
    };
    await storeSettings(page, { ...WITH_STEPS, speed: 'off' });
    await open(page, `#/${id}/${deal}`);
    await expect(page.getByRole('group', { name: 'Your guess?' })).toBeVisible();
    await expectSteps(0);
    const before = await page.locator('.table').boundingBox();
    if (answer) await button(page, answer).click();
    for (let step = 1; step <= 3; step++) {
      if (answer || step > 1)
        await expect(page.getByRole('group', { name: 'Your guess?' })).toHaveCount(0);
      await button(page, 'Step').click();
      await expectSteps(step);
    }
    expect(await page.locator('.table').boundingBox()).toEqual(before);
    await page.reload();
    await expectSteps(3);
    await button(page, 'Skip to end').click();
    await expect(page.getByRole('slider')).toHaveAttribute('max', String(total));
    await expect.poll(printed).toBe(text(total));
  });
}

test('a guess is answered at the end; then the slider goes to any step', async ({ page }) => {
  await storeSettings(page, WITH_STEPS);
  await open(page, '#/perditio-tempus/1');
  await button(page, 'It doesn’t').click();
  await expect(status(page)).toHaveText('Your guess: it doesn’t come out.');
  await expect(
    page.getByText('Your guess: it doesn’t come out · 0 cards turned, 52 left'),
  ).toBeVisible();
  await button(page, 'Skip to end').click();
  await expect(status(page)).toHaveText(/Lost: pile A is empty\. Right guess\.$/);
  const call = page.getByText('Right guess (1 of 1 right) · 45 cards turned, 7 left');
  await expect(call).toBeVisible();
  const slider = page.getByRole('slider');
  await slider.fill('10');
  await expect(moves(page)).toHaveText('Moves 10');
  await expect(
    page.getByText('Right guess (1 of 1 right) · 10 cards turned, 42 left'),
  ).toBeVisible();
  await slider.fill('45');
  await expect(call).toBeVisible();
});

test('an unanswered guess is not asked for again when the game is skipped to its end', async ({
  page,
}) => {
  await storeSettings(page, { ...WITH_STEPS, speed: 'off' });
  await open(page, '#/pictures/7');
  await button(page, 'Skip to end').click();
  await expect(status(page)).toContainText('You won!');
  await expect(page.getByRole('group', { name: 'Your guess?' })).toHaveCount(0);
  await expect(page.getByText('guess')).toHaveCount(0);
});

test('the card turned last is shown large', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '#/perditio-tempus/1');
  const small = await pile(page, 'pile-1').boundingBox();
  await button(page, 'Step').click();
  const turned = await page.locator('[data-in="discard"]').boundingBox();
  const place = await pile(page, 'discard').boundingBox();
  expect(turned?.width).toBeGreaterThan(1.8 * (small?.width ?? Number.POSITIVE_INFINITY));
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(turned?.[side]).toBeCloseTo(place?.[side] ?? Number.NaN, 0);
  }
});

test('Twelve Pictures plays itself; its transcript is exact, and a click on it goes there', async ({
  page,
}) => {
  await storeSettings(page, { ...WITH_STEPS, speed: 'fast' });
  await open(page, '#/pictures/7');
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await button(page, 'Play').click();
  await expect(status(page)).toContainText('You won!', {
    timeout: 20_000,
  });
  for (const name of ['Step', 'Play', 'Pause']) {
    await expect(button(page, name), 'can do nothing any more').toHaveCount(0);
  }
  const printed = pictures.find(({ seed }) => seed === '7')?.text ?? '';
  const blocks = await page.locator('.transcript li > button').allTextContents();
  expect(`${blocks.join('\n')}\n`).toBe(transcriptOnScreen(printed));
  await expect(page.locator('main')).not.toContainText(']]');
  await page
    .locator('.transcript li > button', { hasText: 'Drawing and placing 3 cards' })
    .first()
    .click();
  await expect(status(page)).toHaveText('Move 3.');
  await expect(page.locator('[data-pile="aside"]')).toHaveAttribute('aria-label', /aside, 3/);
  const saved = await savedFile(page, () => button(page, 'Download').click());
  expect(saved).toEqual({ name: 'pictures-7.txt', text: printed });
});

test('Eight Stacks answers for its lines as the program does', async ({ page }) => {
  await storeSettings(page, WITH_STEPS);
  await open(page, '#/eight-stacks/9');
  const lines = (stacks.find(({ seed }) => seed === '9')?.collected ?? '').split('\n').slice(0, -1);
  await page.getByRole('button', { name: 'Skip to end' }).click();
  await page.getByRole('button', { name: 'Show lines by number' }).click();
  const input = page.getByRole('textbox', { name: 'Lines' });
  await expect(page.getByText('There are 819 lines of output')).toBeVisible();
  for (const [answer, from, to] of [
    ['3', 0, 3],
    ['-2', 817, 819],
    [' 283 -- 475 ', 282, 475],
  ] as const) {
    await input.fill(answer);
    await input.press('Enter');
    expect(await page.getByRole('log', { name: 'Shown lines' }).textContent()).toBe(
      transcriptOnScreen(lines.slice(from, to).join('\n')),
    );
  }
  await input.fill('820');
  await input.press('Enter');
  await expect(page.getByRole('log', { name: 'Shown lines' })).toHaveText('');
  await input.fill('q');
  await input.press('Enter');
  await expect(input).toHaveCount(0);
});

test('everything is in view on a phone held either way, with the panel of steps or without', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const panel = page.getByRole('complementary', { name: 'Steps' });
  for (const id of ['perditio-tempus', 'pictures', 'eight-stacks', 'tens'] as const) {
    await open(page, `#/${id}/9`, consoleGameOf(id).name);
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const) {
      await resize(page, { width, height });
      const table = await page.locator('.table').evaluate((each) => each.getBoundingClientRect());
      const piles = await page
        .locator('[data-pile]')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      expect(piles.length).toBeGreaterThan(0);
      const least = (side: 'left' | 'top') => Math.min(...piles.map((each) => each[side]));
      const most = (side: 'right' | 'bottom') => Math.max(...piles.map((each) => each[side]));
      expect(least('left')).toBeGreaterThanOrEqual(table.left);
      expect(most('right')).toBeLessThanOrEqual(table.right);
      expect(least('top')).toBeGreaterThanOrEqual(table.top);
      expect(most('bottom')).toBeLessThanOrEqual(table.bottom);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
      // The panel is the same for all games.
      if (id !== 'pictures') continue;
      await press(page, 'Steps');
      await expect(panel).toBeVisible();
      await press(page, 'Steps');
      await expect(panel).toHaveCount(0);
    }
  }
});

test('a game that plays itself opens with its table alone; its end is a press away', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#/pictures/7');
  await expect(pile(page, 'deck')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Steps' })).toHaveCount(0);
  await expect(button(page, 'Play')).toHaveAttribute('data-main');
  await press(page, 'Skip to end');
  await expect(status(page)).toContainText('You won!');
  // On a phone New takes the places of Step and Play.
  await page.setViewportSize({ width: 360, height: 740 });
  const [bar, start, undo] = await Promise.all(
    [page.locator('.toolbar'), button(page, 'New'), button(page, 'Undo')].map((each) =>
      each.boundingBox(),
    ),
  );
  expect(start?.width).toBeGreaterThan((bar?.width ?? 0) / 2);
  expect(undo?.x).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0));
});
