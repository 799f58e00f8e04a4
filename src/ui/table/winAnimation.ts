import { type Card, deckIndexOf, rankOf, SUITS, suitOf } from '../../engine/card';
import { ANY_INPUT, onInput } from './onInput';
import { cardOfElement } from './PlacedCard';

/** The animation's start and end, in milliseconds after the win. Its transitions are in PlacedCard.css. */
const START_MS = 350;
const END_MS = 2800;

const LAST_ROW = SUITS.length - 1;

/** Gives every card its place in the animation: each suit has a row, and with several decks a row for each deck. */
function spread(root: HTMLElement): void {
  const elements = [...root.querySelectorAll<HTMLElement>('.placed-card')].flatMap((element) => {
    const card = cardOfElement(element.querySelector<HTMLElement>('.card'));
    return card === undefined ? [] : [{ card, style: element.style }];
  });
  const decks = 1 + Math.max(0, ...elements.map(({ card }) => deckIndexOf(card)));
  for (const { card, style } of elements) {
    style.setProperty('--cheer-column', `${rankOf(card)}`);
    style.setProperty('--cheer-row', `${rowOf(card, decks)}`);
  }
}

/** The row of a card, from 0 to 3 however many rows there are. */
const rowOf = (card: Card, decks: number): number =>
  ((suitOf(card) * decks + deckIndexOf(card)) * LAST_ROW) / (SUITS.length * decks - 1);

/** Spreads the cards over the table for a moment, until any input. Returns what ends it. */
export function startWinAnimation(root: HTMLElement): () => void {
  const end = (): void => {
    for (const timer of timers) window.clearTimeout(timer);
    stopListening();
    if (root.dataset.phase === 'cheering') delete root.dataset.phase;
  };
  const timers = [
    window.setTimeout(() => {
      spread(root);
      root.dataset.phase = 'cheering';
    }, START_MS),
    window.setTimeout(end, END_MS),
  ];
  const stopListening = onInput(ANY_INPUT, end);
  return end;
}
