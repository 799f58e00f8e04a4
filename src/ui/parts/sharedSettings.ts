import { t } from '@lingui/core/macro';
import type { Settings, SettingsStore } from '../../persistence/settings';
import { ignoreFailure } from './useAsync';

// Settings that the settings sheet is not alone to change.

/** Switches the sounds on or off; on, they can be heard at once. */
export function setSounds(settings: Pick<SettingsStore, 'set'>, isOn: boolean): void {
  settings.set('sounds', isOn ? 'on' : 'off');
  // The game says so if its part of the sounds does not load.
  if (isOn) import('./noises').then(({ previewNoises }) => previewNoises(), ignoreFailure);
}

/** The speeds of moving cards, and of a game that plays itself. */
export const speedNames = (): Readonly<Record<Settings['speed'], string>> => ({
  slow: t`Slow`,
  normal: t`Normal`,
  fast: t`Fast`,
  off: t`No motion`,
});
