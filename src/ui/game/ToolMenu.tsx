import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ToolButton } from '../parts/ToolButton';

/**
 * The button “More” and, while it is open, the buttons that do not fit into the toolbar. Arrow keys move among them; Escape, a
 * press outside and every press inside close it.
 */
export function ToolMenu({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  // Some browsers give a pressed button no focus, so a press elsewhere takes none away.
  useEffect(() => {
    if (!open) return;
    function onPointerDown({ target }: PointerEvent): void {
      if (!root.current?.contains(target as Node)) setOpen(false);
    }
    window.addEventListener('pointerdown', onPointerDown, true);
    return () => window.removeEventListener('pointerdown', onPointerDown, true);
  }, [open]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at < 0 ? -1 : at - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') close();
    else if (target === undefined) return;
    else buttons.at(target % buttons.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of the buttons inside
    <div
      className="tool-menu"
      ref={root}
      onKeyDown={open ? handleKey : undefined}
      onBlur={handleBlur}
    >
      <ToolButton ref={button} icon="more" name="More" open={open} onClick={() => setOpen(!open)} />
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button inside is a click
        <div className="tool-list" role="group" aria-label="More" ref={menu} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
