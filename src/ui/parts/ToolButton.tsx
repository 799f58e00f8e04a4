import { t } from '@lingui/core/macro';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { type Act, useHold } from './useHold';

/** What a `ToolButton` shows and does. */
export interface ToolButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onClick: Act;
  /** What it does, for the style of its place. */
  readonly tool?: string;
  /** The key that does the same, as printed on the keyboard. */
  readonly shortcut?: string | undefined;
  /** Has no effect now. The button stays focusable, and a press announces why. */
  readonly disabled?: boolean;
  readonly primary?: boolean;
  readonly iconOnly?: boolean;
  /** Acts again and again while it is held down. */
  readonly repeats?: boolean;
  /** An entry of a menu, which shows its key. */
  readonly inMenu?: boolean;
  /** Has no ground. */
  readonly quiet?: boolean;
  /** Whether the panel or menu that the button toggles is open. */
  readonly open?: boolean;
}

/** A button with an icon and its name. The tooltip shows its key, and its name if that is hidden. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, name, shortcut, iconOnly, inMenu, repeats, disabled } = props;
  const press = useHold(props.onClick, repeats === true && !disabled);
  const tip = shortcut ? `${name} (${shortcut})` : name;
  return (
    <Button
      className={props.quiet ? 'quiet' : undefined}
      data-tool={props.tool}
      primary={props.primary}
      data-tip={!inMenu && (shortcut || iconOnly) ? tip : undefined}
      {...press}
      aria-keyshortcuts={shortcut}
      aria-label={name}
      aria-disabled={disabled || undefined}
      aria-expanded={props.open}
    >
      <Icon name={icon} />
      {!iconOnly && <span>{name}</span>}
      {inMenu && shortcut && <kbd>{shortcut}</kbd>}
    </Button>
  );
}

/** Closes what it lies on. */
export const CloseButton = (props: Pick<ToolButtonProps, 'onClick' | 'tool'>) => (
  <ToolButton icon="close" name={t`Close`} iconOnly quiet {...props} />
);
