import { useEffect, useState } from 'react';
import type { ArchiveTrouble } from '../../store/browserArchiving';
import { useStores } from '../parts/context';

/** The share of its room that the browser may have given away before it is said. */
const NEARLY_FULL = 0.9;

const ADVICE: Readonly<Record<ArchiveTrouble | 'nearlyFull', string>> = {
  forbidden:
    'This browser does not keep your games when you close it. Export them to keep them, and import them next time.',
  full: 'The browser has no room left for your games. Export them, so that none is lost.',
  nearlyFull: 'The browser has little room left for your games. Export them now and then.',
};

/** What to do where storage is forbidden, full or nearly so; undefined if all is well. */
export function useStorageTrouble(): string | undefined {
  const { archiving } = useStores();
  const [advice, setAdvice] = useState<string>();
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<ArchiveTrouble | 'nearlyFull' | undefined> {
      const { trouble, archive } = await archiving();
      // An archive that cannot be opened is known only when it has been tried.
      const isOpen = await archive.aside().then(
        () => true,
        () => false,
      );
      if (!isOpen) return 'forbidden';
      return trouble() ?? ((await isNearlyFull()) ? 'nearlyFull' : undefined);
    }
    void look()
      .catch(() => 'forbidden' as const)
      .then((trouble) => {
        if (!isGone) setAdvice(trouble && ADVICE[trouble]);
      });
    return () => {
      isGone = true;
    };
  }, [archiving]);
  return advice;
}

async function isNearlyFull(): Promise<boolean> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => {})) ?? {};
  return quota > 0 && usage > NEARLY_FULL * quota;
}
