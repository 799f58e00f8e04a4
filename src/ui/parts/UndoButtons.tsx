import { t } from '@lingui/core/macro';
import { isDialogOpen, useKeyDown } from './input';
import { ToolButton } from './ToolButton';

interface UndoButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Buttons that undo and redo changes on a page. So do the usual keys: Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: UndoButtonsProps) {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || belongsElsewhere(event.target)) return;
    const name = event.key.toLowerCase();
    if (name === 'z') (event.shiftKey ? redo : undo)();
    else if (name === 'y') redo();
    else return;
    event.preventDefault();
  });
  return (
    <>
      <ToolButton
        icon="undo"
        name={t({ message: 'Undo', context: 'a change on the page' })}
        iconOnly
        disabled={!canUndo}
        onClick={undo}
      />
      <ToolButton
        icon="redo"
        name={t({ message: 'Redo', context: 'a change on the page' })}
        iconOnly
        disabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}

/** A long text that is typed has changes of its own, and behind a dialog the page stays as it is. */
const belongsElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || isDialogOpen();
