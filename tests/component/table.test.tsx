import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Gesture } from '../../src/engine/view';
import { klondikeState, upTo, view } from '../support/klondike';
import { showTable } from '../support/showTable';

const cards = {
  stock: '2C 3C',
  waste: '4C 5C 6C 7C',
  foundations: [upTo('H', 2)],
  tableau: ['2D | 9S 8D', '', 'KS'],
};
const state = klondikeState(cards);

function show() {
  const gestures: Gesture[] = [];
  const onGesture = vi.fn((gesture: Gesture) => {
    gestures.push(gesture);
  });
  showTable(view(state), onGesture);
  return gestures;
}

test('the table is an application, every pile a named list and every card a named control', () => {
  show();
  expect(screen.getByRole('application', { name: 'Table' })).toBeTruthy();
  const names = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'));
  expect(names.slice(0, 4)).toEqual([
    'Stock, 2 cards',
    'Waste, 7 of clubs on top',
    'Foundation 1, hearts up to 2',
    'Foundation 2, empty',
  ]);
  expect(screen.getByRole('button', { name: 'Stock, 2 cards' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '8 of Diamonds, 3 of 3 in column 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Face-down card, 1 of 3 in column 1' })).toBeTruthy();
});

test('cards carry the handles that tests and styles rely on', () => {
  const { container } = showTable(view(state), vi.fn());
  const card = container.querySelector<HTMLElement>('[data-card="8D"]');
  expect(card?.dataset).toMatchObject({ face: 'up', in: 'tableau-1' });
  expect(container.querySelectorAll('[data-pile]').length).toBe(13);
  const tableau = container.querySelector('[data-pile="tableau-1"]');
  expect(tableau?.getAttribute('aria-owns')).toBe('card-2D card-9S card-8D');
});

test('a press on the stock, a tap and a double-click are gestures', async () => {
  const gestures = show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stock, 2 cards' }));
  expect(gestures).toEqual([{ kind: 'press', pile: 'stock' }]);
  await user.dblClick(screen.getByRole('button', { name: /^9 of Spades/ }));
  expect(gestures.slice(1)).toEqual([
    { kind: 'tap', pile: 'tableau-1', count: 2 },
    { kind: 'send', pile: 'tableau-1', count: 2 },
  ]);
});

test('on a card that no foundation takes two quick clicks are two taps', async () => {
  const gestures: Gesture[] = [];
  const onGesture = (gesture: Gesture) => void gestures.push(gesture);
  showTable(view(state), onGesture, { canSend: () => false });
  await userEvent.setup().dblClick(screen.getByRole('button', { name: /^9 of Spades/ }));
  expect(gestures).toEqual([
    { kind: 'tap', pile: 'tableau-1', count: 2 },
    { kind: 'tap', pile: 'tableau-1', count: 2 },
  ]);
});

describe('a second tap in the same place', () => {
  const topOfWaste = { kind: 'tap', pile: 'waste', count: 1 };
  const card = (code: string) => document.querySelector(`[data-card="${code}"]`) as HTMLElement;
  /** All clicks come in one moment, or so many milliseconds later, however long it takes to render what is between them. */
  function click(at: Element, later = 0): void {
    const event = createEvent.click(at, { detail: 1, clientX: 10, clientY: 10 });
    Object.defineProperty(event, 'timeStamp', { value: 5000 + later });
    fireEvent(at, event);
  }

  /** Taps the 7 of clubs, which goes to the second column; returns the gestures. */
  function tapSeven(canSend: boolean): readonly Gesture[] {
    const gestures: Gesture[] = [];
    const after = klondikeState({
      ...cards,
      waste: '4C 5C 6C',
      tableau: ['2D | 9S 8D', '7C', 'KS'],
    });
    const { change } = showTable(view(state), (gesture) => void gestures.push(gesture), {
      canSend: () => canSend,
    });
    click(card('7C'));
    change(view(after));
    return gestures;
  }

  test('is a tap of its own on the card that now lies there', () => {
    const gestures = tapSeven(true);
    click(card('6C'));
    expect(gestures).toEqual([topOfWaste, topOfWaste]);
  });

  test('moves nothing if the first sent its card to a foundation a moment ago', () => {
    const gestures: Gesture[] = [];
    const onGesture = (gesture: Gesture) => void gestures.push(gesture);
    const { change } = showTable(view(klondikeState({ ...cards, waste: '6C 3H' })), onGesture);
    click(card('3H'));
    change(view(klondikeState({ ...cards, waste: '6C', foundations: [upTo('H', 3)] })));
    click(card('6C'), 299);
    expect(gestures).toEqual([topOfWaste]);
    click(card('6C'), 600);
    expect(gestures).toEqual([topOfWaste, topOfWaste]);
  });

  test('sends the first card that is still under the pointer, or that has left nothing there', () => {
    for (const target of [() => card('7C'), () => document.querySelector('.felt') as Element]) {
      const gestures = tapSeven(true);
      click(target());
      expect(gestures).toEqual([topOfWaste, { kind: 'send', pile: 'waste', count: 1 }]);
      cleanup();
    }
  });

  test('goes through a card in flight that no foundation takes', () => {
    const gestures = tapSeven(false);
    const flying = card('7C');
    flying.parentElement?.setAttribute('data-flying', 'true');
    document.elementsFromPoint = () => [flying, card('6C')];
    click(flying);
    expect(gestures).toEqual([topOfWaste, topOfWaste]);
    // At rest it is tapped itself.
    flying.parentElement?.removeAttribute('data-flying');
    click(flying);
    expect(gestures.at(-1)).toEqual({ kind: 'tap', pile: 'tableau-2', count: 1 });
  });
});

test('a click means what was pressed, even if another card has come in between, but not far from the press', () => {
  const gestures = show();
  const stock = screen.getByRole('button', { name: 'Stock, 2 cards' });
  // The browser gives such a click to what holds both cards.
  const felt = document.querySelector('.felt') as Element;
  fireEvent.pointerDown(stock, { clientX: 10, clientY: 10 });
  fireEvent.click(felt, { clientX: 11, clientY: 10, detail: 1 });
  expect(gestures).toEqual([{ kind: 'press', pile: 'stock' }]);
  fireEvent.pointerDown(stock, { clientX: 10, clientY: 10 });
  fireEvent.click(felt, { clientX: 60, clientY: 10, detail: 1 });
  fireEvent.click(felt, { clientX: 10, clientY: 10, detail: 1 });
  expect(gestures).toHaveLength(1);
});

test('Enter taps, however fast it is pressed', () => {
  const gestures = show();
  const card = screen.getByRole('button', { name: /^King of Spades/ });
  fireEvent.click(card, { detail: 0 });
  fireEvent.click(card, { detail: 0 });
  expect(gestures.map(({ kind }) => kind)).toEqual(['tap', 'tap']);
});

test('a click on a face-down card does nothing; one on a covered card, or its drag, asks why it stays', () => {
  const gestures = show();
  const covered = screen.getByRole('button', { name: /^6 of Clubs/ });
  const tapped = { kind: 'tap', pile: 'waste', count: 2 };
  fireEvent.click(screen.getByRole('button', { name: /^Face-down card, 1/ }), { detail: 1 });
  expect(gestures).toEqual([]);
  fireEvent.click(covered, { detail: 1 });
  expect(gestures).toEqual([tapped]);
  fireEvent.pointerDown(covered, { clientX: 10, clientY: 10 });
  fireEvent.click(document.querySelector('.felt') as Element, { clientX: 90, detail: 1 });
  expect(gestures).toEqual([tapped, tapped]);
});
