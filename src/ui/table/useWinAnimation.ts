import { type RefObject, useEffect } from 'react';
import { type Card, rankOf, suitOf } from '../../engine/card';
import { hasMotion } from './motion';
import { ANY_INPUT, onInput } from './onInput';

/** The animation's start and end, in milliseconds after the win. Its transitions are in PlacedCard.css. */
const START_MS = 350;
const END_MS = 2800;

/** Spreads the cards over the table for a moment when the game is won, until any input. */
export function useWinAnimation(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    if (!root || !won || !hasMotion()) return;
    const end = (): void => {
      for (const timer of timers) window.clearTimeout(timer);
      stopListening();
      if (root.dataset.phase === 'cheering') delete root.dataset.phase;
    };
    const timers = [
      window.setTimeout(() => {
        // The elements are in the order of the cards' numbers.
        for (const [card, { style }] of root
          .querySelectorAll<HTMLElement>('.placed-card')
          .entries()) {
          style.setProperty('--rank', `${rankOf(card as Card)}`);
          style.setProperty('--suit', `${suitOf(card as Card)}`);
        }
        root.dataset.phase = 'cheering';
      }, START_MS),
      window.setTimeout(end, END_MS),
    ];
    const stopListening = onInput(ANY_INPUT, end);
    return end;
  }, [table, won]);
}
