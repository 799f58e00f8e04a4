import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** The most likely next action. */
  readonly primary?: boolean | undefined;
  /** It destroys something for good. */
  readonly danger?: boolean;
}

/** A button with a text or an icon. It submits a form only if its `type` says so. */
export const Button = ({ primary, danger, className, ...button }: ButtonProps) => (
  <button
    type="button"
    className={className ? `button ${className}` : 'button'}
    data-main={primary || undefined}
    data-danger={danger}
    {...button}
  />
);
