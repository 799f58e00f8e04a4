import { t } from '@lingui/core/macro';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { hasCommandKey, lastInputWasKeyboard } from './input';

/** Keys that open the list of a select, or leave it. */
const OTHER_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'F4', 'Escape', 'Tab']);

/** True for a key that changes the choice while the list is closed. On a Mac, arrow keys open it. */
function browses(event: KeyboardEvent): boolean {
  if (OTHER_KEYS.has(event.key) || hasCommandKey(event)) return false;
  return !(event.key.startsWith('Arrow') && navigator.platform.startsWith('Mac'));
}

/** The props of a select whose choice leads elsewhere. What keys choose while its list is closed is only shown until Enter; leaving takes it back. */
export function useActingSelect<Value extends string>(
  value: Value,
  onChoose: (value: Value) => void,
) {
  /** What the keys chose. */
  const [shown, setShown] = useState<Value>();
  const [isByKeys, setIsByKeys] = useState(false);
  /** True if the last input here was a key that `browses`. */
  const isBrowsing = useRef(false);

  function choose(next: Value): void {
    setShown(undefined);
    if (next !== value) onChoose(next);
  }

  return {
    value: shown ?? value,
    'aria-description': isByKeys ? t`Press Enter to choose.` : undefined,
    onPointerDown: (): void => {
      isBrowsing.current = false;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      isBrowsing.current = browses(event);
      if (event.key !== 'Enter' || shown === undefined) return;
      event.preventDefault();
      choose(shown);
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>): void => {
      const next = target.value as Value;
      if (isBrowsing.current) setShown(next);
      else choose(next);
    },
    onFocus: (): void => setIsByKeys(lastInputWasKeyboard()),
    onBlur: (): void => setShown(undefined),
  };
}
