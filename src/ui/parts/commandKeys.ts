import type { Command } from './context';

/** Commands that run again and again while their key is held down. */
export const REPEATABLE: ReadonlySet<Command> = new Set(['undo', 'redo', 'draw']);

const KEYS = new Map<string, Command>([
  ['u', 'undo'],
  ['r', 'redo'],
  ['d', 'draw'],
  [' ', 'draw'],
  ['h', 'hint'],
  ['a', 'autoComplete'],
  ['p', 'autoplay'],
  ['n', 'newGame'],
  ['v', 'panel'],
  ['/', 'console'],
  ['?', 'help'],
  ['F1', 'help'],
]);

/** The key of a command as printed on the keyboard, `U` or `Shift+R`; undefined if it has none. */
export function shortcutOf(command: Command): string | undefined {
  if (command === 'restart') return 'Shift+R';
  const [key] = [...KEYS].find(([, of]) => of === command) ?? [];
  return key?.toUpperCase();
}

/** The command of a key press, or nothing if the key belongs to a text field, a dialog or the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof Element)) return undefined;
  // A dialog that has just closed may keep the focus for a frame; its keys are the page’s again.
  const owner =
    target.closest('dialog') ?? target.closest('input, textarea, select, [contenteditable]');
  if (owner && !(owner instanceof HTMLDialogElement && !owner.open)) return undefined;
  const letter = letterOf(event);
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' && !shiftKey ? 'redo' : undefined;
  }
  if (key === ' ' && target.closest('a, button') && !target.closest('.table')) return undefined;
  if (shiftKey && letter === 'r') return 'restart';
  // Some keyboards need Shift for “?” or “/”.
  if (shiftKey && letter !== '?' && letter !== '/') return undefined;
  return KEYS.get(letter);
}

/** The key in lower case. On a keyboard of another script, the Latin letter in the same place. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  return (key > '~' && latin ? latin : key).toLowerCase();
}
