import { useEffect, useState } from 'react';
import type { ListedGame } from '../../persistence/record';
import { useStores } from './context';

/** All games that are kept, read again whenever some change; undefined until they are read, and always unless `wanted`. */
export function useGameList(wanted = true): readonly ListedGame[] | undefined {
  const { games } = useStores();
  const [list, setList] = useState<readonly ListedGame[]>();
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    function read(): void {
      games.list().then(
        (found) => {
          if (!isOver) setList(found);
        },
        () => {},
      );
    }
    const end = games.onChange(read);
    read();
    return () => {
      isOver = true;
      end();
    };
  }, [games, wanted]);
  return list;
}
