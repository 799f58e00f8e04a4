import { useEffect, useState } from 'react';
import type { GameFacts } from '../../archive/playedGame';
import { useStores } from './context';

/** The facts of the archived daily deals, as soon as the archive has been read; until then, or without an archive, none. */
export function useArchivedDailies(): readonly GameFacts[] {
  const { archiving } = useStores();
  const [archived, setArchived] = useState<readonly GameFacts[]>([]);
  useEffect(() => {
    let isOver = false;
    archiving()
      .then(({ archive }) => archive.facts())
      .then(
        (facts) => {
          if (!isOver) setArchived(facts.filter(({ source }) => source === 'daily'));
        },
        () => {},
      );
    return () => {
      isOver = true;
    };
  }, [archiving]);
  return archived;
}
