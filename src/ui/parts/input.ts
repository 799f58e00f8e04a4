import { useEffectEvent, useLayoutEffect } from 'react';
import { TAB_KEYS } from '../../persistence/keys';
import { tabStorage } from '../../store/browser';

/** What a player does to go on: it ends an animation, and a pause of the clock. */
export const ANY_INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/** An event of the window. */
export type InputName = keyof WindowEventMap;

/** Runs a task at each of these inputs, before the page handles it. Returns a function that stops listening. */
export function onInput<Input extends InputName>(
  inputs: readonly Input[],
  task: (event: WindowEventMap[Input]) => void,
): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  for (const input of inputs) window.addEventListener(input, task, options);
  return () => listening.abort();
}

/** Calls a handler with every key that is pressed anywhere on the page, unless somebody stops it. */
export function useKeyDown(handle: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(handle);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** The nearest element that fits a selector, from the target of an event outwards. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** True for the target of an event inside an element. */
export const isWithin = (element: Element | null, target: EventTarget | null): boolean =>
  target instanceof Node && element?.contains(target) === true;

/** True while a dialog lies over the page. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>;

/** True if a key is held that makes a command of another: Control, Alt or the system’s. */
export const hasCommandKey = (event: Modifiers): boolean =>
  event.ctrlKey || event.altKey || event.metaKey;

/** True if a modifier key is held. */
export const isModified = (event: Modifiers & Pick<KeyboardEvent, 'shiftKey'>): boolean =>
  hasCommandKey(event) || event.shiftKey;

/** The code of every key that an input method takes. Safari sends the key that ends a composition after its end, with this code. */
const COMPOSING_KEY = 229;

/** Keeps the keys of an input method, which choose among its suggestions, from the page. Call it before anything listens to keys. */
export function ignoreComposition(window: Window): void {
  const ignore = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === COMPOSING_KEY) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', ignore, true);
  window.addEventListener('keyup', ignore, true);
}

/** What had the focus last. */
let focused: EventTarget | null = null;

/** Records what had the focus, and until the tab closes whether the last input came by key. After Esc there are no tooltips until the next input. */
export function recordLastInput(window: Window): void {
  const { dataset } = window.document.documentElement;
  const record = (event: KeyboardEvent | PointerEvent): void => {
    write(event.type === 'keydown');
    const tips = 'key' in event && event.key === 'Escape' ? 'off' : 'on';
    if (dataset.tips !== tips) dataset.tips = tips;
  };
  window.addEventListener('keydown', record, true);
  window.addEventListener('pointerdown', record, true);
  window.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
}

/** Focuses the place on the table of a game from which the arrow keys go on. */
export const focusTable = (): void =>
  document
    .querySelector<HTMLElement>('.game .table [tabindex="0"]')
    ?.focus({ preventScroll: true });

/** True where arrows and digits mean nothing, so that the table of a game takes them: on the page itself, and on its bar. */
export const isLeftToTable = (target: EventTarget | null): boolean =>
  target === document.body || closestTo(target, '.game-top') !== null;

/** False if nothing is recorded. */
export const lastInputWasKeyboard = (): boolean => tabStorage.read(TAB_KEYS.keyboard) === 'true';

/** True if what had the focus has left the page, unless the pointer was used last: then nobody misses it. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body &&
  focused instanceof Element &&
  !focused.isConnected &&
  tabStorage.read(TAB_KEYS.keyboard) !== 'false';

function write(keyboard: boolean): void {
  if (lastInputWasKeyboard() !== keyboard) tabStorage.write(TAB_KEYS.keyboard, String(keyboard));
}
