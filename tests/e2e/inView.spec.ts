import { gameOf, type VariantId } from '../../src/games/index';
import { variant } from '../support/variants';
import {
  COLUMN_GAMES,
  card,
  coveredByWords,
  expect,
  expectCardsInView,
  keepMessages,
  open,
  resize,
  storeSettings,
  test,
} from './table';

/** Tables of all kinds, each with what is done on it first: cards that are pressed, or `draw`. In some, piles overlap in rows. */
const TABLES: readonly (readonly [VariantId, deal: string, done: string, inRows: boolean])[] = [
  ['golf', '7', 'KH draw 8H 9D TD', false],
  [variant('freecell;cells=6'), 'ms617', '', false],
  ['tripeaks', '7', '4S 3D 2H draw', true],
  ['pyramid', '27', 'KS draw draw draw draw', true],
];

/** Runs in the page: the cards that can be played and do not lie free, by what is seen in the middle of each. */
const coveredCards = (cards: readonly (HTMLElement | SVGElement)[]) =>
  cards.flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return each.contains(seen) ? [] : [each.dataset.card];
  });

/** Runs in the page: the piles that overlap, with their outlines and their cards. */
function overlaps(): readonly string[] {
  const parts = document.querySelectorAll<HTMLElement>(
    '.pile, .placed-card:not([data-culled]) > .card',
  );
  const boxes = [...parts].map((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return { pile: part.dataset.pile ?? part.dataset.in, left, top, right, bottom };
  });
  return boxes.flatMap((a) =>
    boxes
      .filter((b) => a.pile !== b.pile && a.left < b.right - 1 && b.left < a.right - 1)
      .filter((b) => a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map((b) => `${a.pile} and ${b.pile}`),
  );
}

for (const [id, deal, done, inRows] of TABLES) {
  test(`${id}: all is in view at every size, and cards that can be played lie free`, async ({
    page,
  }) => {
    const { rules, table } = gameOf(id);
    await open(page, `#/${id}/${deal}`);
    await expect(page.locator('.pile')).toHaveCount(table.view(rules.deal(deal)).piles.length);
    for (const each of done.split(' ').filter(Boolean)) {
      await (each === 'draw' ? page.keyboard.press('d') : card(page, each).click());
    }
    for (const [width, height] of [
      [1280, 800],
      [768, 1024],
      [360, 640],
      [640, 360],
    ] as const) {
      const size = `${width} × ${height}`;
      await resize(page, { width, height });
      await expectCardsInView(page, { width, height });
      const playable = page.locator('.card:not([aria-disabled])');
      expect(await playable.evaluateAll(coveredCards), size).toEqual([]);
      if (!inRows) expect(await page.evaluate(overlaps), size).toEqual([]);
    }
  });
}

for (const id of COLUMN_GAMES) {
  test(`${id} on a phone held sideways: a hint covers no card`, async ({ page }) => {
    await page.addInitScript(keepMessages);
    await storeSettings(page, { speed: 'off' });
    await open(page, `#/${id}/9`);
    await page.keyboard.press('h');
    const toast = page.locator('.toast');
    await expect(toast).toContainText(/./);
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [640, 331],
    ] as const) {
      await resize(page, { width, height });
      await expect(toast).toBeInViewport({ ratio: 0.9 });
      expect(await coveredByWords(page), `${width} × ${height}`).toEqual([]);
    }
  });
}
