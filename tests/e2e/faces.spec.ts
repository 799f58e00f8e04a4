import won from '../vectors/klondike_won.json' with { type: 'json' };
import {
  card,
  expect,
  gameOfLines,
  open,
  PHONES,
  pile,
  resize,
  result,
  storeGame,
  storeSettings,
  test,
  untilStill,
} from './table';

/** Windows with cards 34 pixels wide, on a phone, just under and over the width from which cards have two indices, and on 4K. */
const WINDOWS = [
  [268, 700],
  [360, 640],
  [702, 1100],
  [722, 1100],
  [1280, 800],
  [3840, 2160],
] as const;

const { deal: DEAL, moves: LINES } = won['klondike-3'];
/** The won game at a move where all cards but one are face up, in columns that are not pressed together. */
const GAME = gameOfLines('klondike-3', DEAL, LINES, 78);

/** Runs in the page: how far from its card's left edge each rank begins, and from it its suit; what reaches over a card's edge. */
function measureFaces() {
  const faces = [...document.querySelectorAll('[data-face="up"] > .card-face')];
  return faces.map((face) => {
    const card = (face.parentElement as HTMLElement).getBoundingClientRect();
    const code = (face.parentElement as HTMLElement).dataset.card ?? '';
    const drawn = [...face.children].filter((drawing) => drawing.getBoundingClientRect().width > 0);
    const [rank, suit] = [...(drawn[0]?.querySelector('[data-index]')?.children ?? [])].map(
      (path) => path.getBoundingClientRect(),
    );
    const outside = drawn
      .flatMap((drawing) => [...drawing.querySelectorAll('path')])
      .filter((path) => !path.closest('.classic-figure'))
      .filter((path) => {
        const { left, top, right, bottom } = path.getBoundingClientRect();
        const edge = card.width * 0.03;
        return (
          left < card.left + edge ||
          top < card.top + edge ||
          right > card.right - edge ||
          bottom > card.bottom - edge
        );
      });
    return {
      code,
      faces: drawn.map((drawing) => drawing.classList.value),
      width: card.width,
      height: card.height,
      foot: card.top + card.height * 0.19,
      bottom: Math.max(rank?.bottom ?? Number.NaN, suit?.bottom ?? Number.NaN),
      rank: (rank?.left ?? Number.NaN) - card.left,
      rankHeight: rank?.height ?? Number.NaN,
      gap: (suit?.left ?? Number.NaN) - (rank?.right ?? Number.NaN),
      outside: outside.map((path) => path.getAttribute('d')),
      texts: face.textContent,
    };
  });
}

for (const deck of ['standard', 'classic'] as const) {
  test(`${deck} deck: ranks stand in one line, suits close to them, inside the card, at every size`, {
    tag: deck === 'standard' ? '@firefox' : [],
  }, async ({ page }) => {
    await storeSettings(page, { faces: deck, speed: 'off' });
    await storeGame(page, GAME);
    await open(page, `#/klondike-3/${DEAL}`);
    await expect(page.locator('[data-face="up"]')).toHaveCount(51);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const faces = await page.evaluate(measureFaces);
      expect(new Set(faces.map(({ code }) => code[0])).size).toBe(13);
      const first = faces[0]?.rank ?? Number.NaN;
      // In one assertion, since one for each card takes a millisecond.
      const wrong = faces.filter((face) => {
        const tail = face.code.startsWith('Q') ? 1.1 : 1.04;
        const isLow = face.rankHeight <= face.height * 0.13 * tail && face.bottom <= face.foot;
        const isRight =
          face.faces.join() === (face.width < 70 ? 'large-face' : 'full-face') &&
          (face.width < 70 || isLow) &&
          Math.abs(face.rank - first) <= 1 &&
          face.rank > face.width * 0.05 &&
          face.gap > face.rankHeight * 0.06 &&
          face.gap < face.rankHeight * 0.19 &&
          face.outside.length === 0 &&
          face.texts === '';
        return !isRight;
      });
      expect(wrong, `${width} × ${height}`).toEqual([]);
    }
  });
}

test('large print gives cards of every size one large index', async ({ page }) => {
  await storeSettings(page, { largePrint: 'on', speed: 'off' });
  await storeGame(page, GAME);
  await open(page, `#/klondike-3/${DEAL}`);
  await expect(page.locator('[data-face="up"]')).toHaveCount(51);
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const faces = await page.evaluate(measureFaces);
    expect(faces.length).toBe(51);
    expect(faces.filter(({ faces }) => faces.join() !== 'large-face')).toEqual([]);
  }
});

/** Runs in the page: by how many pixels the card above it covers the index of a card. */
const coveredIndices = () =>
  [...document.querySelectorAll('[data-pile^="tableau"]')].flatMap((pile) => {
    const cards = (pile.getAttribute('aria-owns') ?? '').split(' ').map((id) => {
      const element = document.getElementById(id);
      const index = element?.querySelector('.large-face [data-index]');
      const top = element?.getBoundingClientRect().top ?? Number.NaN;
      const bottom = index?.getBoundingClientRect().bottom ?? Number.NaN;
      return { id, top, bottom };
    });
    const covered = cards.slice(1).map(({ top }, i) => (cards[i]?.bottom ?? Number.NaN) - top);
    // A queen’s tail hangs below the line.
    return covered.filter((_, i) => !cards[i]?.id.startsWith('card-Q'));
  });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('large print shows the whole index of every card of a new deal', async ({ page }) => {
    await storeSettings(page, { largePrint: 'on', speed: 'off' });
    for (const hash of ['#/freecell/ms1', '#/golf/5']) {
      await open(page, hash);
      for (const [width, height] of PHONES) {
        await resize(page, { width, height });
        const covered = await page.evaluate(coveredIndices);
        const where = `${hash}, ${width} × ${height}`;
        expect(covered.length, where).toBeGreaterThan(20);
        expect(Math.max(...covered), where).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

/** Runs in the page: the colour at a point of a picture, red, green and blue. */
async function colourAt([picture, x, y]: readonly [string, number, number]) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
}

test('the signs on the court figures have the colours of four suits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeSettings(page, { faces: 'classic', colours: 'four' });
  await storeGame(page, gameOfLines('klondike-3', DEAL, LINES));
  await open(page, `#/klondike-3/${DEAL}`);
  // The result lies over the table, which is dimmed.
  await expect(result(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result(page)).toHaveCount(0);
  await untilStill(page);
  for (const code of ['KH', 'KD', 'KC', 'KS']) {
    await expect(async () => {
      const shown = page.locator(`[data-card="${code}"]`);
      await expect(shown.locator('.classic-figure')).toBeVisible();
      const corner = shown.locator('[data-index]').first();
      const { width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
      const picture = (await shown.screenshot()).toString('base64');
      // The middle of the large sign at the top, which is on the left or on the right.
      const signs = await Promise.all(
        [0.245, 0.755].map((x) =>
          page.evaluate(colourAt, [
            picture,
            Math.round(width * x),
            Math.round(height * 0.231),
          ] as const),
        ),
      );
      const wanted = await corner.evaluate((drawing) =>
        (getComputedStyle(drawing).fill.match(/\d+/g) ?? []).map(Number),
      );
      const differences = signs.map((sign) =>
        Math.max(...sign.map((value, i) => Math.abs(value - (wanted[i] ?? Number.NaN)))),
      );
      expect(Math.min(...differences), `${code}: ${signs.join(' or ')}`).toBeLessThan(24);
    }).toPass();
  }
});

/** Runs in the page: the parts of a card's face that are seen. */
const partsSeen = (card: Element) =>
  [...card.querySelectorAll('.card-face path')]
    .filter((path) => path.getBoundingClientRect().width > 0)
    .filter((path) => getComputedStyle(path).visibility === 'visible')
    .map((path) => (path.closest('[data-index]') ? 'index' : 'pips'));

test('a strip of a column shows the index alone, and the whole face once the card on it is taken up', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await storeGame(page, GAME);
  await open(page, `#/klondike-3/${DEAL}`);
  for (const [width, height] of WINDOWS.slice(0, -1)) {
    await resize(page, { width, height });
    const strips = await page.locator('[data-strip="down"]').evaluateAll((cards) => cards.length);
    expect(strips).toBeGreaterThan(9);
    const shown = await page
      .locator('[data-strip="down"] .card-face path:not([data-index] *)')
      .evaluateAll((paths) =>
        paths.filter((path) => path.checkVisibility({ visibilityProperty: true })),
      );
    expect(shown, `${width} × ${height}`).toEqual([]);
  }
  const top = page.locator('[data-in="tableau-1"][data-count="1"]');
  const under = page.locator('[data-in="tableau-1"][data-count="2"]');
  expect(await under.evaluate(partsSeen)).not.toContain('pips');
  await top.hover();
  await page.mouse.down();
  await page.mouse.move(600, 600);
  await page.mouse.move(620, 640);
  expect(await under.evaluate(partsSeen)).toContain('pips');
  await page.mouse.move(5, 5);
  await page.mouse.up();
});

test('a covered card of the waste shows half of its face', async ({ page }) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/klondike-3/275');
  await pile(page, 'stock').click();
  for (const [width, height] of WINDOWS.slice(0, -1)) {
    await resize(page, { width, height });
    for (const code of ['7H', 'JH', 'QS']) {
      const where = `${code}, ${width} × ${height}`;
      expect(await card(page, code).evaluate(partsSeen), where).toContain('pips');
    }
  }
});

test('in a low window the ranks of a long column are seen whole', async ({ page }) => {
  const column = '9h5sTcJs2hQHJCTD9C8D7C6D5C4H3C';
  const rest = 'tKH.6C5H.KDQSJHTS.2c8C7H6S5D4C3H';
  const address = `#/klondike-3/position/${rest}.${column}.Th9dKs7S.QD4D6H7D8S9SQC-fAH.3D.AC.4S-wKCJD8H`;
  for (const [width, height] of [
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, address);
    await untilStill(page);
    const hidden = await page
      .locator('[data-in="tableau-5"][data-face="up"]')
      .evaluateAll((cards) => {
        const tops = cards.map((card) => card.getBoundingClientRect().top).sort((a, b) => a - b);
        return cards.map((card) => {
          const top = card.getBoundingClientRect().top;
          const next = tops.find((other) => other > top + 1) ?? Number.POSITIVE_INFINITY;
          const [rank] = [...card.querySelectorAll('[data-index] path')]
            .map((path) => path.getBoundingClientRect())
            .filter((place) => place.width > 0);
          return (rank?.bottom ?? Number.POSITIVE_INFINITY) - next;
        });
      });
    expect(hidden.length).toBe(10);
    expect(Math.max(...hidden), `${width} × ${height}`).toBeLessThanOrEqual(1);
  }
});
