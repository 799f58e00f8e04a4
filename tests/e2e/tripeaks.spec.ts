import {
  card,
  drag,
  expect,
  grabPoint,
  moves,
  open,
  pile,
  resize,
  status,
  storeSettings,
  test,
  untilStill,
} from './table';

test('a tap plays a card, turns up what it uncovers, and says why another does not go', async ({
  page,
}) => {
  await open(page, '#/tripeaks/7');
  await expect(card(page, 'QC')).toHaveAttribute('data-face', 'down');
  const { x, y } = await grabPoint(page, 'QC');
  await page.mouse.click(x, y + 12);
  await expect(status(page)).toHaveText(
    'That card is covered by the 3 of Diamonds and the 4 of Spades.',
  );
  await card(page, '3D').click();
  await expect(status(page)).toHaveText(
    '3 of Diamonds needs a 2 or a 4; the waste shows the 3 of Clubs.',
  );
  await card(page, '4S').click();
  await expect(status(page)).toHaveText('4 of Spades to the waste.');
  await card(page, '3D').click();
  await expect(status(page)).toHaveText('3 of Diamonds to the waste. Queen of Clubs revealed.');
  await expect(card(page, 'QC')).toHaveAttribute('data-face', 'up');
  await pile(page, 'stock').getByRole('button').click();
  await expect(status(page)).toHaveText('Drew the 5 of Clubs; 22 cards left in the stock.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'QC')).toHaveAttribute('data-face', 'down');
});

test('stock and waste lie on both sides of the middle, little larger than the peaks', async ({
  page,
}) => {
  await storeSettings(page, { speed: 'off' });
  await open(page, '#/tripeaks/7');
  for (const [width, height] of [
    [1280, 800],
    [820, 1180],
    [390, 844],
  ] as const) {
    const where = `${width} × ${height}`;
    await resize(page, { width, height });
    const [stock, waste, peak] = await Promise.all(
      [pile(page, 'stock'), pile(page, 'waste'), card(page, '4S')].map((each) =>
        each.boundingBox(),
      ),
    );
    if (!stock || !waste || !peak) throw new Error('not on the page');
    expect(Math.abs((stock.x + waste.x + waste.width) / 2 - width / 2), where).toBeLessThan(6);
    expect(waste.width, where).toBeLessThan(1.4 * peak.width);
  }
});

test('a card is dragged to the waste', async ({ page }) => {
  await open(page, '#/tripeaks/7');
  await untilStill(page);
  await drag(page, '4S', 'waste');
  await expect(card(page, '4S')).toHaveAttribute('data-in', 'waste');
  await expect(moves(page)).toHaveText(/1$/);
});
