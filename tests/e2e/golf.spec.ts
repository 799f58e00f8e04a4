import { card, expect, grabPoint, moves, open, pile, status, test, untilStill } from './table';

test('taps and draws play, and a card that does not fit says why', async ({ page }) => {
  await open(page, '#/golf/7');
  await card(page, '5C').click();
  await expect(status(page)).toHaveText(
    '5 of Clubs needs a 4 or a 6; the waste shows the Queen of Diamonds.',
  );
  await card(page, 'KH').click();
  await expect(status(page)).toHaveText('King of Hearts to the waste.');
  await pile(page, 'stock').getByRole('button').click();
  await expect(status(page)).toHaveText('Drew the 7 of Spades; 15 cards left in the stock.');
  await expect(moves(page)).toHaveText(/2$/);
  await expect(card(page, '7S')).toHaveAttribute('data-in', 'waste');
});

test('a card is dropped on the card that the waste shows, at the end of its fan', async ({
  page,
}) => {
  await open(page, '#/golf/7');
  await card(page, 'KH').click();
  await pile(page, 'stock').getByRole('button').click();
  await untilStill(page);
  const [from, to] = [await grabPoint(page, '8H'), await grabPoint(page, '7S')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  // Where the dropped card touches the waste’s last card only.
  const { width = 0 } = (await card(page, '7S').boundingBox()) ?? {};
  await page.mouse.move(to.x + width * 0.6, to.y, { steps: 3 });
  await page.mouse.up();
  await expect(card(page, '8H')).toHaveAttribute('data-in', 'waste');
});

test('a double-click on a column plays two cards', async ({ page }) => {
  await open(page, '#/golf/11');
  const box = await card(page, '7S').boundingBox();
  if (!box) throw new Error('7S is not on the page');
  // Where the card below lies, too.
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height * 0.4);
  await expect(moves(page)).toHaveText(/2$/);
  await expect(card(page, '7S')).toHaveAttribute('data-in', 'waste');
  await expect(card(page, '8C')).toHaveAttribute('data-in', 'waste');
});
