import type { SettingsStore } from '../../persistence/settings';

/** Switches the sounds on or off; on, they can be heard at once. */
export function setSounds(settings: Pick<SettingsStore, 'set'>, isOn: boolean): void {
  settings.set('sounds', isOn ? 'on' : 'off');
  if (isOn) import('./noises').then(({ previewNoises }) => previewNoises(), ignoreFailure);
}

/** The game says so if its part of the sounds does not load. */
const ignoreFailure = (): void => undefined;
