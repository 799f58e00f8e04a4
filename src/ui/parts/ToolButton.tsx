import { Icon, type IconName } from './Icon';

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: () => void;
  /** It would do nothing now. It stays focusable, and says so when it is pressed. */
  readonly off?: boolean;
  /** The button that the player most likely wants. */
  readonly main?: boolean;
  /** Shows its picture alone. */
  readonly quiet?: boolean;
  /** Stands apart from the one before it. */
  readonly apart?: boolean;
  /** Whether what the button opens is open. */
  readonly open?: boolean;
}

/** A button of the tool bar: a picture over its name. */
export function Tool({ icon, name, onClick, off, main, quiet, apart, open }: ToolProps) {
  return (
    <button
      type="button"
      className={apart ? 'button apart' : 'button'}
      data-main={main || undefined}
      onClick={onClick}
      aria-label={name}
      aria-disabled={off || undefined}
      aria-expanded={open}
    >
      <Icon name={icon} />
      {!quiet && <span>{name}</span>}
    </button>
  );
}
