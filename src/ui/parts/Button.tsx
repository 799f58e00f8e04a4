import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** The most likely next action. */
  readonly primary?: boolean | undefined;
}

/** A button with a text or an icon. It submits a form only if its `type` says so. */
export const Button = ({ primary, className, ...button }: ButtonProps) => (
  <button
    type="button"
    className={className ? `button ${className}` : 'button'}
    data-main={primary || undefined}
    {...button}
  />
);
