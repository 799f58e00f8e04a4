import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseButton } from './ToolButton';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  /** At the start of the window, under the name that opens it; at its end, over the full height; in the middle if left out. */
  readonly place?: 'start' | 'end';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A modal dialog. A click on the backdrop closes it too, and so does another address, which is about another page or game. Its
 * title gets the focus, so that a screen reader starts there and no phone shows its keyboard; an element with `data-first-focus`
 * comes before it. On closing, the browser returns the focus.
 */
export function Dialog({ title, place, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  // Closed while it is still on the page, or the browser would return no focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      const first = element.querySelector<HTMLElement>('[data-first-focus]');
      (first ?? element.querySelector('h2'))?.focus();
    }
    const close = (): void => element?.close();
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('hashchange', close);
      close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it
    <dialog
      ref={dialog}
      className="dialog"
      data-place={place}
      aria-label={title}
      onClose={({ target, currentTarget }) => {
        // React lets the event of a dialog within this one bubble.
        if (target === currentTarget) onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isOnBackdrop(event)) dialog.current?.close();
      }}
    >
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <CloseButton onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  );
}

/** True for an event on the backdrop, whose target is the dialog itself. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
