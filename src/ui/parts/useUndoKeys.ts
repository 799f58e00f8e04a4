import { useKeyDown } from './input';

/**
 * Lets the usual keys undo and redo on a page, unless it is `isOff`: Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z. A long text that is typed has
 * changes of its own.
 */
export function useUndoKeys(
  { undo, redo }: { readonly undo: () => void; readonly redo: () => void },
  isOff = false,
): void {
  useKeyDown((event) => {
    if (isOff || !(event.ctrlKey || event.metaKey)) return;
    if (event.target instanceof HTMLTextAreaElement) return;
    const name = event.key.toLowerCase();
    if (name === 'z') (event.shiftKey ? redo : undo)();
    else if (name === 'y') redo();
    else return;
    event.preventDefault();
  });
}
