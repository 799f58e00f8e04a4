import { plural, t } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
} from 'react';
import type { VariantId } from '../../games/index';
import type { ListedGame } from '../../persistence/record';
import { isModified } from '../parts/input';
import { FilterFields } from './FilterFields';
import { GameRow } from './GameRow';
import { type GameFilter, listGames, NO_FILTER } from './gameFilter';
import type { Deletion } from './useDeletion';
import { useVirtualList } from './useVirtualList';
import './GameList.css';

interface GameListProps {
  /** The heading, for who leads to the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly facts: readonly ListedGame[];
  /** The games to filter by. */
  readonly games: readonly VariantId[];
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
  readonly deletion: Deletion;
}

/** From this many games on the list can be filtered, and scrolls. */
const MANY_GAMES = 20;

/** A list of games to filter, sort, open and delete. Only visible rows are rendered. */
export function GameList({ heading, facts, games, filter, onFilter, deletion }: GameListProps) {
  const { remove, undo } = deletion;
  const keysId = useId();
  const wanted = useDeferredValue(filter);
  const listed = useMemo(() => listGames(facts, wanted), [facts, wanted]);
  const count = listed.length;
  const { ref, height, rows, active, activate, focus, onKeyDown } = useVirtualList(count);

  /** Deletes a game and moves the focus to the one that takes its place. */
  const deleteGame = useCallback(
    (game: ListedGame) => {
      const row = listed.indexOf(game);
      if (count > 1) focus(row === count - 1 ? row - 1 : row);
      remove(game, count === 1, () => focus(row));
    },
    [listed, count, focus, remove],
  );

  function onKey(event: KeyboardEvent): void {
    const game = listed[active];
    const hasCtrl = event.ctrlKey || event.metaKey;
    if (event.key === 'Delete' && game && !isModified(event)) deleteGame(game);
    else if (event.key.toLowerCase() === 'z' && hasCtrl && !event.shiftKey) undo();
    else return onKeyDown(event);
    event.preventDefault();
  }

  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>{t`Your games`}</h2>
      {(facts.length >= MANY_GAMES || filter !== NO_FILTER) && (
        <FilterFields filter={filter} games={games} onChange={onFilter} />
      )}
      <p role="status" className="game-count">
        {plural(count, { one: '# game in the list.', other: '# games in the list.' })}
      </p>
      {count === 0 ? (
        <p>{t`No game fits. Choose other filters to see more.`}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the links within */}
          <div
            ref={ref}
            className="game-list"
            data-scrolls={count >= MANY_GAMES || undefined}
            style={{ '--rows': count }}
            onKeyDown={onKey}
          >
            <ol
              className="plain-list"
              style={{ height }}
              aria-label={t`Your games`}
              aria-describedby={keysId}
            >
              {rows.map(({ index, start }) => {
                const game = listed[index];
                return (
                  game && (
                    <GameRow
                      key={index}
                      facts={game}
                      row={index}
                      count={count}
                      top={start}
                      isActive={index === active}
                      onDelete={deleteGame}
                      onActivate={activate}
                    />
                  )
                );
              })}
            </ol>
          </div>
          <p id={keysId} className="game-keys muted">
            {t`↑ and ↓ go from game to game, Enter opens one, Delete deletes it, Ctrl+Z brings it back.`}
          </p>
        </>
      )}
    </section>
  );
}
