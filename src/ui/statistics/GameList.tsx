import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { VariantId } from '../../games/index';
import type { ListedGame } from '../../persistence/record';
import { FilterFields } from './FilterFields';
import { GameNews } from './GameNews';
import { GameRow } from './GameRow';
import { type GameFilter, listGames, NO_FILTER } from './gameFilter';
import type { Deletion } from './useDeletion';
import { useVirtualList } from './useVirtualList';
import './GameList.css';

interface GameListProps {
  readonly facts: readonly ListedGame[];
  /** The games that the list can be narrowed to. */
  readonly games: readonly VariantId[];
  readonly deletion: Deletion;
}

/** All games, to be filtered, sorted, opened and deleted. Only the rows in sight are drawn. */
export function GameList({ facts, games, deletion }: GameListProps) {
  const { news, remove } = deletion;
  const [filter, setFilter] = useState<GameFilter>(NO_FILTER);
  const keysId = useId();
  const wanted = useDeferredValue(filter);
  const listed = useMemo(() => listGames(facts, wanted), [facts, wanted]);
  const { ref, height, rows, active, activate, focus, onKeyDown } = useVirtualList(listed.length);

  /** Deletes a game; the focus goes to the one that takes its place, if there is one. */
  function removeAt(game: ListedGame): void {
    const row = listed.indexOf(game);
    if (listed.length > 1) focus(row === listed.length - 1 ? row - 1 : row);
    remove(game);
  }
  // The rows are drawn anew only when their own facts change.
  const latest = useRef(removeAt);
  latest.current = removeAt;
  const onDelete = useCallback((game: ListedGame) => latest.current(game), []);

  /** Brings the last game back. The button goes, and the focus with it. */
  function undo(): void {
    news?.undo?.();
    focus(active);
  }

  function onKey(event: KeyboardEvent): void {
    const game = listed[active];
    if (event.key === 'Delete' && game) removeAt(game);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) undo();
    else onKeyDown(event);
  }

  return (
    <section className="panel">
      <h2>Your games</h2>
      <FilterFields filter={filter} games={games} onChange={setFilter} />
      <GameNews news={news} count={listed.length} onUndo={undo} />
      {listed.length === 0 ? (
        <p>No game fits. Choose other filters to see more.</p>
      ) : (
        <>
          <p id={keysId} className="game-keys">
            ↑ and ↓ go from game to game, Enter opens one, Delete deletes it, Ctrl+Z brings it back.
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links within */}
          <div
            ref={ref}
            className="game-list"
            style={{ '--rows': listed.length } as CSSProperties}
            onKeyDown={onKey}
          >
            <ol style={{ height }} aria-label="Your games" aria-describedby={keysId}>
              {rows.map(({ index, start }) => {
                const game = listed[index];
                return (
                  game && (
                    <GameRow
                      key={index}
                      facts={game}
                      row={index}
                      count={listed.length}
                      top={start}
                      namesGame={games.length > 1}
                      isActive={index === active}
                      onDelete={onDelete}
                      onActivate={activate}
                    />
                  )
                );
              })}
            </ol>
          </div>
        </>
      )}
    </section>
  );
}
