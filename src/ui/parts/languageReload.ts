import { TAB_KEYS } from '../../persistence/keys';
import { tabStorage } from './tabStorage';

/** Loads the page again, to speak another language. The settings, where that was chosen, open again. */
export function reloadInSettings(): void {
  tabStorage.write(TAB_KEYS.reopens, 'settings');
  window.location.reload();
}

/** True on a page that was loaded again to speak another language, until its settings are there. */
export const reopensSettings = (): boolean => tabStorage.read(TAB_KEYS.reopens) === 'settings';

/** Called once the settings are there. */
export const endReload = (): void => tabStorage.remove(TAB_KEYS.reopens);
