import { useEffect, useState } from 'react';
import type { GameFacts } from '../../archive/playedGame';
import type { Archiving } from '../../store/browserArchiving';
import { useStores } from '../parts/context';

/** The games of the archive, as far as they have been read. `failed` if the browser does not let it be read. */
export type ArchivedGames =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'read'; readonly facts: readonly GameFacts[]; readonly archiving: Archiving };

/** Reads the facts of all games, and again whenever a tab has changed the archive. */
export function useArchive(): ArchivedGames {
  const stores = useStores();
  const [games, setGames] = useState<ArchivedGames>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    let endNews = (): void => {};
    let isReading = false;
    let isStale = false;

    /** Reads the facts, and once more if they have changed meanwhile. */
    async function read(archiving: Archiving): Promise<void> {
      isStale = true;
      if (isReading) return;
      isReading = true;
      while (isStale && !isOver) {
        isStale = false;
        const facts = await archiving.archive.facts();
        if (!isOver) setGames({ kind: 'read', facts, archiving });
      }
      isReading = false;
    }

    const fail = (): void => {
      isReading = false;
      // Facts that have been read are still true enough to be seen.
      if (!isOver) setGames((before) => (before.kind === 'read' ? before : { kind: 'failed' }));
    };
    stores
      .archiving()
      .then((archiving) => {
        if (isOver) return;
        endNews = archiving.archive.onChange(() => void read(archiving).catch(fail));
        return read(archiving);
      })
      .catch(fail);
    return () => {
      isOver = true;
      endNews();
    };
  }, [stores]);
  return games;
}
