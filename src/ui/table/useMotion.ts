import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Milliseconds: from the first card dealt to the last, and from the win to the end of its celebration. */
const DEAL_SPREAD = 500;
const DEAL_ALL = 750;
const CHEER_BEGINS = 350;
const CHEER_ALL = 2800;

const ANY_INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/** Deals the cards out one after another whenever `deals` changes; a page that is opened shows them in their places. */
export function useDealing(table: RefObject<HTMLElement | null>, deals: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is a deal
  useLayoutEffect(() => {
    const root = table.current;
    if (!root || !moves(root) || document.readyState !== 'complete') return;
    const slots = [...root.querySelectorAll<HTMLElement>('.slot')];
    const dealt = slots
      .filter((slot) => slot.querySelector('[data-in="stock"]') === null)
      .sort((a, b) => order(a) - order(b));
    root.dataset.phase = 'gathered';
    root.getBoundingClientRect(); // the cards lie together before they are dealt
    root.dataset.phase = 'dealing';
    for (const [i, { style }] of dealt.entries()) {
      style.setProperty('--delay', `${Math.round((i * DEAL_SPREAD) / dealt.length)}ms`);
    }
    const stop = (): void => {
      if (root.dataset.phase === 'dealing') delete root.dataset.phase;
      for (const { style } of slots) style.removeProperty('--delay');
    };
    const timer = window.setTimeout(stop, DEAL_ALL);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [table, deals]);
}

/** Spreads the cards over the table for a moment when the game is won; any input ends it. */
export function useCheer(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || !moves(root)) return;
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

/** Lets cards that are still on their way arrive soon, since something new happens. */
export function hurry(table: HTMLElement | null): void {
  for (const animation of table?.getAnimations?.({ subtree: true }) ?? []) {
    animation.updatePlaybackRate(4);
  }
}

/** Dealing order: by columns, from the bottom up. */
function order({ style }: HTMLElement): number {
  const value = (name: string): number => Number(style.getPropertyValue(name));
  return value('--row') * 10_000 + value('--column') * 100 + value('--depth');
}

const moves = (root: HTMLElement): boolean =>
  getComputedStyle(root).getPropertyValue('--move-time').trim() !== '0s';
