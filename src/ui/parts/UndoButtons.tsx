import { t } from '@lingui/core/macro';
import { ToolButton } from './ToolButton';

interface UndoButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Buttons that undo and redo changes on a page. `useUndoKeys` has the keys. */
export const UndoButtons = ({ canUndo, canRedo, undo, redo }: UndoButtonsProps) => (
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
