const KEY = 'patience/keyboard';

/** Notes whether the player last used the keyboard, for as long as the tab lives. */
export function recordLastInput(window: Window): void {
  const note = ({ type }: Event): void => remember(type === 'keydown');
  window.addEventListener('keydown', note, true);
  window.addEventListener('pointerdown', note, true);
}

export function lastInputWasKeyboard(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function remember(keyboard: boolean): void {
  try {
    if (lastInputWasKeyboard() !== keyboard) sessionStorage.setItem(KEY, String(keyboard));
  } catch {
    // Without a storage the focus starts where the browser puts it.
  }
}
