import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';

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

/** Milliseconds until a held button acts again, and then between its acts: each pause is shorter, down to the least. */
const FIRST_MS = 500;
const NEXT_MS = 240;
const MIN_MS = 50;
const SHORTER = 0.85;

/** What a button does; `isRepeated` while it, or the key that presses it, is held down. */
export type Act = (isRepeated: boolean) => void;

/** The handlers of a button that acts when pressed and, if it `repeats`, faster and faster while it is held. */
function useHold(act: Act, repeats: boolean) {
  const latest = useRef(act);
  const timer = useRef<number>(undefined);
  /** True from the first repetition until the click that ends the press. */
  const hasRepeated = useRef(false);
  /** True while Enter is held down on the button: the browser clicks it again and again. */
  const isKeyRepeated = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  const stop = (): void => window.clearTimeout(timer.current);
  useEffect(() => (repeats ? () => window.clearTimeout(timer.current) : undefined), [repeats]);
  function onClick({ detail }: MouseEvent): void {
    // A click by key has the detail 0.
    if (detail === 0) act(isKeyRepeated.current);
    else if (!hasRepeated.current) act(false);
    hasRepeated.current = false;
  }
  function onKeyDown({ repeat }: KeyboardEvent): void {
    isKeyRepeated.current = repeat;
  }
  function onKeyUp(): void {
    isKeyRepeated.current = false;
  }
  // A key may be let go after the button has stopped repeating.
  if (!repeats) return { onClick, onKeyUp };

  function start(): void {
    hasRepeated.current = false;
    const again = (pause: number): void => {
      hasRepeated.current = true;
      latest.current(true);
      timer.current = window.setTimeout(again, pause, Math.max(MIN_MS, pause * SHORTER));
    };
    stop();
    timer.current = window.setTimeout(again, FIRST_MS, NEXT_MS);
  }
  return {
    onClick,
    onPointerDown: start,
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onKeyDown,
    onKeyUp,
  };
}
