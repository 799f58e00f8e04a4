import { useGamePage } from '../parts/gameContext';
import { closestTo, focusTable, useKeyDown } from '../parts/input';
import { CloseButton } from '../parts/ToolButton';

/** True for what has an Escape of its own. A slider has none. */
const usesEscape = (target: EventTarget | null): boolean =>
  closestTo(target, 'input:not([type="range"]), select') !== null;

/**
 * Closes the panel beside the table; so does Escape in the panel. The focus goes back to the table if the panel was opened from there,
 * else to the button that opens it again.
 */
export function PanelClose() {
  const { panel } = useGamePage();

  function close(): void {
    const { fromTable } = panel.getState();
    panel.toggle();
    if (fromTable) focusTable();
    else document.querySelector<HTMLElement>('.toolbar > [data-tool="panel"]')?.focus();
  }

  useKeyDown(({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || usesEscape(target)) return;
    if (closestTo(target, '.side-panel')) close();
  });

  return <CloseButton tool="closePanel" onClick={close} />;
}
