import { useCallback, useMemo } from 'react';
import { unfinishedGames } from '../../persistence/queries';
import { factsOf, type ListedGame, type PlayedGame } from '../../persistence/record';
import { useStores } from '../parts/context';
import { useAsync } from '../parts/useAsync';

/** How many unfinished games the menu shows. */
const SHOWN = 4;

/** The newest unfinished games: first those in memory, so that nothing moves once the others are read. */
export function useUnfinished(
  list: readonly ListedGame[] | undefined,
  atHand: readonly PlayedGame[],
): readonly PlayedGame[] {
  const { games } = useStores();
  const first = useMemo(() => {
    const facts = atHand.map(({ record }) => factsOf(record));
    return unfinishedGames(facts, SHOWN).flatMap(
      ({ id }) => atHand.find(({ record }) => record.id === id) ?? [],
    );
  }, [atHand]);
  const read = useCallback(async () => {
    const found = await Promise.all(
      unfinishedGames(list ?? [], SHOWN).map(({ id }) => games.game(id)),
    );
    return found.flatMap((each) => (each.ok ? [each.value] : []));
  }, [games, list]);
  return useAsync(list && read) ?? first;
}
