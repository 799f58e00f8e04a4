import { useState } from 'react';
import type { Card } from '../../engine/card';
import { cardOfWord } from '../../interchange';
import { closestTo, hasCommandKey, useKeyDown } from '../parts/input';
import { ARROWS, type Direction } from '../table/keyboard/moveFocus';

interface TypedCardsProps {
  readonly onCard: (card: Card | undefined) => void;
  /** Backspace. */
  readonly onTakeBack: () => void;
  /** An arrow, unless it means something where the focus is. */
  readonly onMove: (direction: Direction) => void;
}

/** What a card begins with: its rank, of which 10 has two figures. */
const RANK = /^(?:10?|[2-9tjqkabdvr])$/i;

/** Where keys are typed into something else. */
const ELSEWHERE = 'dialog, input, textarea, select, [contenteditable]';

/** Puts cards typed anywhere on the page, such as `7h` or `10h`; `?` is an unknown card. Returns what is typed of the next one. */
export function useTypedCards(props: TypedCardsProps): string {
  const [typed, setTyped] = useState('');

  /** Handles a key. False if it means nothing here. */
  function press(key: string): boolean {
    const direction = ARROWS[key];
    if (direction) props.onMove(direction);
    else if (key === '?') props.onCard(undefined);
    else if (key === 'Backspace' && typed === '') props.onTakeBack();
    else if (key === 'Escape' && typed === '') return false;
    else if (key !== 'Backspace' && key !== 'Escape') {
      if (key.length > 1) return false;
      const word = typed + key;
      const card = cardOfWord(word);
      const isBegun = RANK.test(word) || RANK.test(key);
      if (card.ok) props.onCard(card.value.card);
      else if (!isBegun) return false;
      setTyped(card.ok ? '' : RANK.test(word) ? word : key);
      return true;
    }
    setTyped('');
    return true;
  }

  useKeyDown((event) => {
    // Shift makes large letters, and a question mark.
    if (event.defaultPrevented || hasCommandKey(event) || closestTo(event.target, ELSEWHERE))
      return;
    if (press(event.key)) event.preventDefault();
  });

  return typed;
}
