const KEY = 'patience/keyboard';

/** Records whether the last input came from the keyboard. It outlives a reload, but not the tab. */
export function recordLastInput(window: Window): void {
  const record = ({ type }: Event): void => write(type === 'keydown');
  window.addEventListener('keydown', record, true);
  window.addEventListener('pointerdown', record, true);
}

/** False if nothing is recorded. */
export function lastInputWasKeyboard(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function write(keyboard: boolean): void {
  try {
    if (lastInputWasKeyboard() !== keyboard) sessionStorage.setItem(KEY, String(keyboard));
  } catch {
    // Without storage, the browser decides where the focus starts.
  }
}
