/** What a key or a button asks for, wherever the focus is. */
export type Command =
  | 'undo'
  | 'redo'
  | 'draw'
  | 'hint'
  | 'autoComplete'
  | 'play'
  | 'replace'
  | 'newDeal'
  | 'sameDeal'
  | 'console'
  | 'panel'
  | 'deal'
  | 'help'
  | 'settings';

/** Does what is asked for. */
export type RunCommand = (command: Command) => void;

/** What goes on while its key is held down. */
const REPEATED: readonly Command[] = ['undo', 'redo', 'draw'];

const PLAIN: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  d: 'draw',
  ' ': 'draw',
  h: 'hint',
  a: 'autoComplete',
  p: 'play',
  n: 'newDeal',
  '/': 'console',
  '?': 'help',
  F1: 'help',
};

/** The command of a key press; nothing for what belongs to a text field, to a dialog or to the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof Element)) return undefined;
  // A dialog just closed may keep the focus until the next frame; its keys are the table's again.
  const owner =
    target.closest('dialog') ?? target.closest('input, textarea, select, [contenteditable]');
  if (owner && !(owner instanceof HTMLDialogElement && !owner.open)) return undefined;
  const letter = letterOf(event);
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' && !shiftKey ? 'redo' : undefined;
  }
  if (key === ' ' && target.closest('a, button') && !target.closest('.table')) return undefined;
  if (shiftKey && letter === 'r') return 'sameDeal';
  // A sign may need the shift key, and on another keyboard another one does.
  if (shiftKey && letter !== '?' && letter !== '/') return undefined;
  return PLAIN[letter];
}

/** Whether a command is run again and again while its key is held down. */
export const isRepeated = (command: Command): boolean => REPEATED.includes(command);

/** The letter of a key, in lower case; on a keyboard of another script the Latin one in its place. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  return (key > '~' && latin ? latin : key).toLowerCase();
}
