import type { SettingsStore } from '../../persistence/settings';
import { ignoreFailure } from './useAsync';

/** Switches the sounds on or off; on, they can be heard at once. */
export function setSounds(settings: Pick<SettingsStore, 'set'>, isOn: boolean): void {
  settings.set('sounds', isOn ? 'on' : 'off');
  // The game says so if its part of the sounds does not load.
  if (isOn) import('./noises').then(({ previewNoises }) => previewNoises(), ignoreFailure);
}
