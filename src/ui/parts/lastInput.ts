const KEY = 'patience/keyboard';

/** Notes whether the player last used the keyboard, for as long as the tab lives. */
export function noteInput(window: Window): void {
  const note = ({ type }: Event): void => remember(type === 'keydown');
  window.addEventListener('keydown', note, true);
  window.addEventListener('pointerdown', note, true);
}

export function playsByKeyboard(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}

function remember(keyboard: boolean): void {
  try {
    if (playsByKeyboard() !== keyboard) sessionStorage.setItem(KEY, String(keyboard));
  } catch {
    // Without a storage the focus starts where the browser puts it.
  }
}
