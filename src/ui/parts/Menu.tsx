import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useEscape } from './escape';
import { isWithin, onInput } from './input';
import { ToolButton, type ToolButtonProps } from './ToolButton';
import './Menu.css';

interface MenuProps extends Pick<ToolButtonProps, 'icon' | 'name' | 'iconOnly'> {
  readonly children: ReactNode;
}

/** A button and the list of buttons and links that it opens. Arrow keys move among them; Escape and any press close the list. */
export function Menu({ children, ...button }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  // Some browsers give a pressed button no focus, so a press elsewhere takes none away.
  useEffect(() => {
    if (!open) return;
    return onInput(['pointerdown'], ({ target }) => {
      if (!isWithin(root.current, target)) setOpen(false);
    });
  }, [open]);
  useEscape(open ? close : undefined);

  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function handleKey(event: KeyboardEvent): void {
    const list = event.currentTarget.querySelectorAll<HTMLElement>('.menu-list :is(button, a)');
    const items = [...list];
    const at = items.findIndex((item) => item.matches(':focus'));
    const targets = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at < 0 ? -1 : at - 1],
      ['Home', 0],
      ['End', -1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    items.at(target % items.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  function handleBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus of the buttons inside
    <div
      className="menu-root"
      ref={root}
      onKeyDown={open ? handleKey : undefined}
      onBlur={handleBlur}
    >
      <ToolButton open={open} onClick={() => setOpen(!open)} {...button} />
      {open && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a button inside is a click
        <div className="menu-list" role="group" aria-label={button.name} onClick={close}>
          {children}
        </div>
      )}
    </div>
  );
}
