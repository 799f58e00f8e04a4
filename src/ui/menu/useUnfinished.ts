import { useEffect, useState } from 'react';
import { unfinishedGames } from '../../persistence/queries';
import type { ListedGame, PlayedGame } from '../../persistence/record';
import { useStores } from '../parts/context';

/** How many unfinished games the menu shows. */
const SHOWN = 4;

/** The newest games that are not ended: at first those at hand, so that nothing moves when the others have been read. */
export function useUnfinished(list: readonly ListedGame[] | undefined): readonly PlayedGame[] {
  const { games } = useStores();
  const [shown, setShown] = useState(() =>
    games
      .atHand()
      .filter(({ record, history }) => record.result === undefined && history.steps.length > 0)
      .slice(0, SHOWN),
  );
  useEffect(() => {
    if (!list) return;
    let isOver = false;
    Promise.all(unfinishedGames(list, SHOWN).map(({ id }) => games.game(id))).then(
      (found) => {
        if (!isOver) setShown(found.flatMap((each) => (each.ok ? [each.value] : [])));
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [games, list]);
  return shown;
}
