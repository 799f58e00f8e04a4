import { type RefObject, useEffect } from 'react';
import { type Card, rankOf, suitOf } from '../../engine/card';
import { hasMotion } from './motion';
import { ANY_INPUT, onInput } from './onInput';

/** Milliseconds from the win to its celebration and to the end of that. */
const STARTS_MS = 350;
const ENDS_MS = 2800;

/** Spreads the cards over the table for a moment when the game is won; any input ends it. */
export function useWinAnimation(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || !hasMotion()) return;
    const end = (): void => {
      for (const timer of timers) window.clearTimeout(timer);
      deafen();
      if (root.dataset.phase === 'cheering') delete root.dataset.phase;
    };
    const timers = [
      window.setTimeout(() => {
        for (const [card, { style }] of root
          .querySelectorAll<HTMLElement>('.placed-card')
          .entries()) {
          style.setProperty('--rank', `${rankOf(card as Card)}`);
          style.setProperty('--suit', `${suitOf(card as Card)}`);
        }
        root.dataset.phase = 'cheering';
      }, STARTS_MS),
      window.setTimeout(end, ENDS_MS),
    ];
    const deafen = onInput(ANY_INPUT, end);
    return end;
  }, [table, won]);
}
