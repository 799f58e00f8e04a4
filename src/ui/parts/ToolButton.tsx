import { Icon, type IconName } from './Icon';

interface ToolButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  /** It would do nothing now. It stays focusable, and says so when it is pressed. */
  readonly disabled?: boolean;
  /** The button that the player most likely wants. */
  readonly primary?: boolean;
  /** Shows its picture alone. */
  readonly iconOnly?: boolean;
  /** Stands apart from the one before it. */
  readonly separated?: boolean;
  /** Whether what the button opens is open. */
  readonly open?: boolean;
}

/** A button of the tool bar: a picture over its name. */
export function ToolButton({
  icon,
  name,
  onClick,
  disabled,
  primary,
  iconOnly,
  separated,
  open,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-main={primary || undefined}
      data-separated={separated || undefined}
      onClick={onClick}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-expanded={open}
    >
      <Icon name={icon} />
      {!iconOnly && <span>{name}</span>}
    </button>
  );
}
