import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { Games } from '../../persistence/games';
import type { Trouble } from '../../persistence/safeStorage';
import { useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';
import '../parts/panel.css';

/** Warn above this share of the quota. */
const NEARLY_FULL = 0.9;

const ADVICE: Readonly<Record<Trouble | 'nearlyFull', () => string>> = {
  forbidden: () =>
    t`This browser does not keep your games when you close it. To keep them, export them, and import them next time.`,
  silent: () => t`The browser’s database does not answer. Older games may be lost.`,
  full: () => t`The browser has no room left for your games. Export them, so that none is lost.`,
  nearlyFull: () => t`The browser has little room left for your games. Export them now and then.`,
};

/** Advice if storage is forbidden, full or nearly full. */
export function StorageTrouble() {
  const { games } = useStores();
  const trouble = useAsync(useCallback(() => troubleOf(games), [games]));
  return trouble && <p className="storage-trouble">{ADVICE[trouble]()}</p>;
}

async function troubleOf(games: Games): Promise<Trouble | 'nearlyFull' | undefined> {
  // Only an attempt tells whether the database can be opened.
  await games.open();
  return games.trouble() ?? ((await isNearlyFull()) ? 'nearlyFull' : undefined);
}

async function isNearlyFull(): Promise<boolean> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => {})) ?? {};
  return quota > 0 && usage > NEARLY_FULL * quota;
}
