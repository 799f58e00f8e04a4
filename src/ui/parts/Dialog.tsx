import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import './Dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; closing it, also by a press beside it, gives the focus back to what had it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const pressedBeside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // Where there is nothing to fill in, a dialog is read from its title on.
      (element.querySelector('input') ?? element.querySelector('h2'))?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={heading}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) dialog.current?.close();
      }}
    >
      <h2 id={heading} tabIndex={-1}>
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

/** Whether something happens beside the dialog, on its backdrop, which counts as the dialog itself. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}
