const KEY = 'patience/keyboard';

/**
 * Records whether the last input came from the keyboard. It outlives a reload, but not the tab. Tooltips are off from a
 * press of Esc to the next input.
 */
export function recordLastInput(window: Window): void {
  const { dataset } = window.document.documentElement;
  const record = (event: KeyboardEvent | PointerEvent): void => {
    write(event.type === 'keydown');
    const tips = 'key' in event && event.key === 'Escape' ? 'off' : 'on';
    if (dataset.tips !== tips) dataset.tips = tips;
  };
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
