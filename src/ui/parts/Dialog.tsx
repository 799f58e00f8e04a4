import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  /** A class for another place than the middle. */
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog. A click on the backdrop closes it too. On closing, the browser returns the focus. */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedBackdrop = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // Without a text field the title gets the focus, so that a screen reader starts there.
      (element.querySelector<HTMLElement>('.form-control') ?? element.querySelector('h2'))?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBackdrop.current = isOnBackdrop(event);
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && isOnBackdrop(event)) dialog.current?.close();
      }}
    >
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}

/** True for an event on the backdrop, whose target is the dialog itself. */
function isOnBackdrop({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
