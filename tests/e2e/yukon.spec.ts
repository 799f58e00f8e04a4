import { card, drag, expect, moves, open, status, test, untilStill } from './table';

test('a card moves with cards on it that are in no order, and a refusal says why', async ({
  page,
}) => {
  await open(page, '#/yukon/7');
  await drag(page, 'QC', 'tableau-2');
  await expect(status(page)).toHaveText(
    'Queen of Clubs needs a red King; column 2 ends in the Queen of Hearts.',
  );
  await untilStill(page);
  await drag(page, '7S', 'tableau-1');
  await expect(card(page, '7S')).toHaveAttribute('data-in', 'tableau-1');
  await expect(card(page, 'JH')).toHaveAttribute('data-in', 'tableau-1');
  await expect(moves(page)).toHaveText(/1$/);
  await page.keyboard.press('u');
  await expect(card(page, 'JH')).toHaveAttribute('data-in', 'tableau-4');
});
