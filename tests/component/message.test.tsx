import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stores } from '../../src/store/stores';
import { StoresContext } from '../../src/ui/parts/context';
import { Message } from '../../src/ui/parts/Message';
import { testStores } from '../support/testStores';

let stores: Stores;

beforeEach(() => {
  vi.useFakeTimers();
  stores = testStores();
  show();
  // Until screen readers know the region.
  wait(100);
});

const show = () =>
  render(<Message />, {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  });

afterEach(() => {
  vi.useRealTimers();
});

type Announced = NonNullable<ReturnType<Stores['store']['getState']>['announcement']>;

const say = (text: string, rest: Partial<Announced> = {}): void =>
  act(() =>
    stores.store.setState({
      announcement: { text, kind: 'news', serial: Math.random(), ...rest },
    }),
  );
const spoken = () => screen.getByRole('status').textContent;
const seen = () => document.querySelector('.toast')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('what is announced before screen readers know the region is spoken once they do', () => {
  say('Deal 319.');
  cleanup();
  show();
  expect(spoken()).toBe('');
  wait(100);
  expect(spoken()).toBe('Deal 319.');
});

test('a message is seen for two and a half seconds, and stays for the screen reader', () => {
  say('Restarted.');
  expect([spoken(), seen()]).toEqual(['Restarted.', 'Restarted.']);
  wait(2_400);
  expect(seen()).toBe('Restarted.');
  wait(200);
  expect([spoken(), seen()]).toEqual(['Restarted.', undefined]);
});

test('a warning is seen until it ends, but while a message is, and again after it was dismissed', () => {
  const { warn } = stores.store.actions;
  act(() => warn('A reload would lose this game.'));
  wait(60_000);
  say('9 of Diamonds to column 1.', { kind: 'move' });
  expect([spoken(), seen()]).toEqual([
    '9 of Diamonds to column 1.',
    'A reload would lose this game.',
  ]);
  say('Restarted.');
  expect(seen()).toBe('Restarted.');
  wait(3_000);
  expect(seen()).toBe('A reload would lose this game.');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(seen()).toBeUndefined();
  act(() => warn('A reload would lose this game.'));
  expect(seen()).toBe('A reload would lose this game.');
  act(() => warn(undefined));
  expect(seen()).toBeUndefined();
});

test('a move is spoken only, and takes an earlier message away', () => {
  say('Kings go on empty columns.', { kind: 'refusal' });
  say('9 of Diamonds to column 1.', { kind: 'move' });
  expect([spoken(), seen()]).toEqual(['9 of Diamonds to column 1.', undefined]);
});

test('the eye sees the short sentence, the ear hears the whole one', () => {
  say('7 of Hearts needs a black 8.', { kind: 'refusal', short: '7♥ needs a black 8.' });
  expect([spoken(), seen()]).toEqual(['7 of Hearts needs a black 8.', '7♥ needs a black 8.']);
  expect(document.querySelector('.toast span')?.getAttribute('aria-hidden')).toBe('true');
});

test('a long message stays as long as it takes to read', () => {
  say('x'.repeat(100));
  wait(5_900);
  expect(seen()).toBeDefined();
  wait(200);
  expect(seen()).toBeUndefined();
});

test('an offer stays for ten seconds, longer while its button has the focus', () => {
  const accept = vi.fn();
  say('New game.', { offer: { name: 'Go back', accept } });
  wait(9_900);
  fireEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(accept).toHaveBeenCalledOnce();
  say('New game.', { offer: { name: 'Go back', accept } });
  screen.getByRole('button', { name: 'Go back' }).focus();
  wait(20_000);
  expect(seen()).toBe('New game.Go back');
});

test('an offer that stays is shown until the next message', () => {
  say('This game is open in another tab.', {
    offer: { name: 'Play here', stays: true, accept: vi.fn() },
  });
  wait(60_000);
  expect(seen()).toBe('This game is open in another tab.Play here');
  say('You play this game here now.');
  expect(seen()).toBe('You play this game here now.');
});

test('Escape and a press where it lies take it away; a press elsewhere does not', () => {
  const box = { left: 100, right: 300, top: 500, bottom: 530 };
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  const press = (x: number, y: number) =>
    fireEvent(
      document.body,
      new MouseEvent('pointerdown', { bubbles: true, clientX: x, clientY: y }),
    );
  say('Restarted.');
  press(50, 510);
  expect(seen()).toBe('Restarted.');
  press(150, 510);
  expect(seen()).toBeUndefined();
  say('Restarted.');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(seen()).toBeUndefined();
  vi.restoreAllMocks();
});
