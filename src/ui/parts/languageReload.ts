import { TAB_KEYS } from '../../persistence/keys';
import { tabStorage } from '../../store/browser';
import { lastInputWasKeyboard } from './input';

/** Loads the page again, to speak another language. The settings, where it was chosen, open again for a player who uses the keyboard. */
export function reloadInSettings(): void {
  if (lastInputWasKeyboard()) tabStorage.write(TAB_KEYS.reopens, 'settings');
  window.location.reload();
}

/** True on a page that was loaded again to speak another language, until its settings are there. */
export const reopensSettings = (): boolean => tabStorage.read(TAB_KEYS.reopens) === 'settings';

/** Called once the settings are there. */
export const endReload = (): void => tabStorage.remove(TAB_KEYS.reopens);
