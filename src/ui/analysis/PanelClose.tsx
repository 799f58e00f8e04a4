import { useGamePage } from '../parts/gamePage';
import { closestTo, useKeyDown } from '../parts/input';
import { CloseButton } from '../parts/ToolButton';

/** True for what has an Escape of its own. A slider has none. */
const usesEscape = (target: EventTarget | null): boolean =>
  closestTo(target, 'input:not([type="range"]), select') !== null;

/** Closes the panel beside the table; so does Escape in the panel. The focus goes to the button that opens it again. */
export function PanelClose() {
  const { panel } = useGamePage();

  function close(): void {
    panel.toggle();
    document.querySelector<HTMLElement>('.toolbar > [data-tool="panel"]')?.focus();
  }

  useKeyDown(({ key, target, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || usesEscape(target)) return;
    if (closestTo(target, '.side-panel')) close();
  });

  return <CloseButton tool="closePanel" onClick={close} />;
}
