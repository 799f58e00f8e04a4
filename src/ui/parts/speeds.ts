import { t } from '@lingui/core/macro';
import type { Settings } from '../../persistence/settings';

/** The speeds of moving cards, and of a game that plays itself. */
export const speedNames = (): Readonly<Record<Settings['speed'], string>> => ({
  slow: t`Slow`,
  normal: t`Normal`,
  fast: t`Fast`,
  off: t`No motion`,
});
