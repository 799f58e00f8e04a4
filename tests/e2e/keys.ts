import type { Page } from '@playwright/test';
import { card } from './table';

/** The card or the pile that has the keyboard’s focus; else the name of its element. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { card: code, stop } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    return code ?? stop ?? document.activeElement?.tagName ?? '';
  });

/** Runs in the page: the arrow key that leads from the focus towards a card on the screen; undefined once the card has the focus. */
function arrowTowards(target: HTMLElement | SVGElement): string | undefined {
  const focus = document.activeElement as HTMLElement;
  if (focus === target) return undefined;
  const placeOf = (element: HTMLElement | SVGElement) => {
    const { x, y } = element.getBoundingClientRect();
    const pile =
      element.closest('.pile') ?? document.querySelector(`[data-pile="${element.dataset.in}"]`);
    return { x, y, row: pile?.getBoundingClientRect().y ?? 0 };
  };
  const [here, there] = [placeOf(focus), placeOf(target)];
  if (here.row !== there.row) return here.row < there.row ? 'ArrowDown' : 'ArrowUp';
  if (Math.abs(here.x - there.x) > 1) return here.x < there.x ? 'ArrowRight' : 'ArrowLeft';
  return here.y < there.y ? 'ArrowDown' : 'ArrowUp';
}

/** Moves the focus to a card with the arrow keys alone, as a player does who sees where the card is. */
export async function moveFocusTo(page: Page, code: string): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const key = await card(page, code).evaluate(arrowTowards);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${code} was not reached`);
}
