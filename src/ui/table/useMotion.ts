import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { dealFrom, moveTime, turnOver } from './flight';

/** Milliseconds: from the first card dealt to the last; from the win to its celebration and to the end of that. */
const DEAL_SPREAD = 500;
const CHEER_BEGINS = 350;
const CHEER_ALL = 2800;

const ANY_INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/** Deals the cards out one after another whenever `deals` changes; at 0 they lie in their places at once. */
export function useDealing(table: RefObject<HTMLElement | null>, deals: number): void {
  useLayoutEffect(() => {
    const root = table.current;
    if (!root || deals === 0 || moveTime() === 0) return;
    const dealt = [
      ...root.querySelectorAll<HTMLElement>('.slot:not(:has([data-in="stock"], [data-in="deck"]))'),
    ]
      .map((slot) => ({ slot, order: order(slot) }))
      .sort((a, b) => a.order - b.order);
    for (const [i, { slot }] of dealt.entries()) {
      const delay = (i * DEAL_SPREAD) / dealt.length;
      dealFrom(slot, delay);
      if (slot.querySelector('[data-face="up"]')) turnOver(slot, true, delay);
    }
  }, [table, deals]);
}

/** Spreads the cards over the table for a moment when the game is won; any input ends it. */
export function useCheer(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || moveTime() === 0) return;
    const end = (): void => {
      for (const timer of timers) window.clearTimeout(timer);
      for (const input of ANY_INPUT) window.removeEventListener(input, end, true);
      if (root.dataset.phase === 'cheering') delete root.dataset.phase;
    };
    const timers = [
      window.setTimeout(() => {
        root.dataset.phase = 'cheering';
      }, CHEER_BEGINS),
      window.setTimeout(end, CHEER_ALL),
    ];
    for (const input of ANY_INPUT) window.addEventListener(input, end, true);
    return end;
  }, [table, won]);
}

/** Dealing order: by columns, from the bottom up. */
function order({ style }: HTMLElement): number {
  const value = (name: string): number => Number(style.getPropertyValue(name));
  return value('--row') * 10_000 + value('--column') * 100 + value('--depth');
}
