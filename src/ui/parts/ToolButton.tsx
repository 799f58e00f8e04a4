import type { Ref } from 'react';
import { Icon, type IconName } from './Icon';
import './Tooltip.css';

/** What a `ToolButton` shows and does. */
export interface ToolButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  /** The key that does the same, as printed on the keyboard. */
  readonly shortcut?: string | undefined;
  /** Has no effect now. The button stays focusable, and a press announces why. */
  readonly disabled?: boolean;
  /** The most likely next action. */
  readonly primary?: boolean;
  /** Highlights the button. */
  readonly lit?: boolean;
  /** Hides the button but keeps its space, so that the others stay where they are. */
  readonly reserved?: boolean;
  /** Hides the name from view. */
  readonly iconOnly?: boolean;
  /** Adds a gap before the button. */
  readonly separated?: boolean;
  /** Whether the panel or menu that the button toggles is open. */
  readonly open?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A toolbar button: an icon over its name. The tooltip shows its key, and its name if that is hidden. */
export function ToolButton({
  icon,
  name,
  onClick,
  shortcut,
  disabled,
  primary,
  lit,
  reserved,
  iconOnly,
  separated,
  open,
  ref,
}: ToolButtonProps) {
  const tip = shortcut ? `${name} (${shortcut})` : name;
  return (
    <button
      type="button"
      ref={ref}
      className="button"
      data-main={primary || undefined}
      data-lit={lit || undefined}
      data-reserved={reserved}
      data-separated={separated || undefined}
      data-tip={shortcut || iconOnly ? tip : undefined}
      onClick={onClick}
      aria-keyshortcuts={shortcut}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-expanded={open}
    >
      <Icon name={icon} />
      {!iconOnly && <span>{name}</span>}
    </button>
  );
}
