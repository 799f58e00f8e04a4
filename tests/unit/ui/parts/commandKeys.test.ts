// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { commandOf, REPEATABLE } from '../../../../src/ui/parts/commandKeys';
import type { Command } from '../../../../src/ui/parts/context';

function press(key: string, more: KeyboardEventInit = {}, html = '<main></main>') {
  document.body.innerHTML = html;
  const target = document.body.querySelector('input, button, main') ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  let command: string | undefined;
  document.addEventListener('keydown', (seen) => (command = commandOf(seen)), { once: true });
  target.dispatchEvent(event);
  return command;
}

test.each<[string, KeyboardEventInit, string | undefined]>([
  ['u', {}, 'undo'],
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['r', {}, 'redo'],
  ['R', { shiftKey: true }, 'restart'],
  ['d', {}, 'draw'],
  [' ', {}, 'draw'],
  ['h', {}, 'hint'],
  ['a', {}, 'autoComplete'],
  ['n', {}, 'newGame'],
  ['?', { shiftKey: true }, 'help'],
  ['F1', {}, 'help'],
  ['/', {}, 'console'],
  // Shift and 7 on a German keyboard, U and Z on a Russian one.
  ['/', { shiftKey: true, code: 'Digit7' }, 'console'],
  ['г', { code: 'KeyU' }, 'undo'],
  ['К', { shiftKey: true, code: 'KeyR' }, 'restart'],
  ['я', { ctrlKey: true, code: 'KeyZ' }, 'undo'],
])('%j %j is %s', (key, more, command) => {
  expect(press(key, more)).toBe(command);
});

test.each<[string, KeyboardEventInit]>([
  ['r', { ctrlKey: true }],
  ['n', { ctrlKey: true }],
  ['d', { metaKey: true }],
  ['u', { altKey: true }],
  ['a', { ctrlKey: true }],
  ['N', { shiftKey: true }],
  ['x', {}],
  ['z', { code: 'KeyY' }],
  ['ö', { code: 'Semicolon' }],
])('%j %j belongs to the browser', (key, more) => {
  expect(press(key, more)).toBeUndefined();
});

test('typing is left alone, and so is the space bar on a button', () => {
  expect(press('u', {}, '<input>')).toBeUndefined();
  expect(press('z', { ctrlKey: true }, '<input>')).toBeUndefined();
  expect(press(' ', {}, '<button></button>')).toBeUndefined();
  expect(press('u', {}, '<button></button>')).toBe('undo');
  expect(press(' ', {}, '<div class="table"><button></button></div>')).toBe('draw');
  expect(press('u', {}, '<dialog open><button></button></dialog>')).toBeUndefined();
});

test('a dialog that was just closed keeps no key, though it may still have the focus', () => {
  expect(press('n', {}, '<dialog><button></button></dialog>')).toBe('newGame');
  expect(press('n', {}, '<dialog><input></dialog>')).toBe('newGame');
  expect(press('n', {}, '<dialog open><input></dialog>')).toBeUndefined();
});

test('only harmless commands repeat while their key is held down', () => {
  const letters = [...'urdhan/?'];
  const commands = letters.map((letter) => press(letter) as Command);
  expect(commands.filter((command) => REPEATABLE.has(command))).toEqual(['undo', 'redo', 'draw']);
});
