import { type RefObject, useEffect } from 'react';
import { type Card, deckIndexOf, rankOf, SUITS, suitOf } from '../../../engine/card';
import { MAX_DECKS } from '../../../engine/deck';
import { ANY_INPUT, onInput } from '../../parts/input';
import { cardOfElement } from '../cards/PlacedCard';
import { hasMotion } from './cardMotion';

/** When the animation starts and ends, in milliseconds after the win. PlacedCard.css has its transitions. */
const START_MS = 350;
const END_MS = 2800;

const LAST_ROW = SUITS.length - 1;

/** Spreads the cards over the table for a moment when the game is won. Any input ends it. */
export function useWinAnimation(table: RefObject<HTMLElement | null>, won: boolean): void {
  useEffect(() => {
    const root = table.current;
    return root && won && hasMotion() ? startWinAnimation(root) : undefined;
  }, [table, won]);
}

/** Returns a function that ends the animation. */
function startWinAnimation(root: HTMLElement): () => void {
  const end = (): void => {
    for (const timer of timers) window.clearTimeout(timer);
    stopListening();
    if (root.dataset.phase === 'won') delete root.dataset.phase;
  };
  const timers = [
    window.setTimeout(() => {
      spread(root);
      root.dataset.phase = 'won';
    }, START_MS),
    window.setTimeout(end, END_MS),
  ];
  const stopListening = onInput(ANY_INPUT, end);
  return end;
}

/** Gives every card its place in the animation: a row for each suit of each deck. */
function spread(root: HTMLElement): void {
  const elements = [...root.querySelectorAll<HTMLElement>('.placed-card')].flatMap((element) => {
    const card = cardOfElement(element.querySelector<HTMLElement>('.card'));
    return card === undefined ? [] : [{ card, style: element.style }];
  });
  const rows = [...new Set(elements.map(({ card }) => rowOf(card)))].sort((a, b) => a - b);
  for (const { card, style } of elements) {
    style.setProperty('--win-column', `${rankOf(card)}`);
    style.setProperty(
      '--win-row',
      `${(rows.indexOf(rowOf(card)) * LAST_ROW) / Math.max(1, rows.length - 1)}`,
    );
  }
}

/** Sorts the rows by suit, then by deck. */
const rowOf = (card: Card): number => suitOf(card) * MAX_DECKS + deckIndexOf(card);
