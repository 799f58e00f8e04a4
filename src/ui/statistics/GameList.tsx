import { plural, t } from '@lingui/core/macro';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
} from 'react';
import { dealInWords } from '../../engine/dealId';
import type { VariantId } from '../../games/index';
import { atStart, formatList, formatTime } from '../../locales/format';
import { type ListedGame, playedAt } from '../../persistence/record';
import { countedGames, countedResult } from '../../persistence/statistics';
import { Button } from '../parts/Button';
import { formatMoment, formatShortMoment } from '../parts/formatDay';
import { nameOfDeal, useGameName } from '../parts/gameName';
import { Icon } from '../parts/Icon';
import { isModified } from '../parts/input';
import { OpenGame } from '../parts/OpenGame';
import { FilterFields } from './FilterFields';
import { type GameFilter, listGames, movesPlayed, NO_FILTER } from './gameFilter';
import { badges, resultInWords, uncountedInWords } from './gameWords';
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
  const counted = useMemo(() => new Set(countedGames(facts)), [facts]);
  const uncounted = uncountedInWords(listed.filter((game) => !counted.has(game)));
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
      {uncounted && <p className="note">{uncounted}</p>}
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
                      isCounted={counted.has(game)}
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

interface GameRowProps {
  readonly facts: ListedGame;
  /** The index of the row, and the number of all rows. */
  readonly row: number;
  readonly count: number;
  readonly top: number;
  readonly isCounted: boolean;
  readonly isActive: boolean;
  readonly onDelete: (facts: ListedGame) => void;
  readonly onActivate: (row: number) => void;
}

/** On a phone, lines break between details, and only within one that may be too long for a line. */
const unbroken = (detail: string): string =>
  detail.length > 24 ? detail : detail.replaceAll(' ', '\u00a0');

/** A game with a link that opens it and a button that deletes it. */
const GameRow = memo(function GameRow({
  facts,
  row,
  count,
  top,
  isCounted,
  isActive,
  onDelete,
  onActivate,
}: GameRowProps) {
  const result = resultInWords(facts);
  const uncounted = isCounted ? [] : [t`Not in the total`];
  const game = useGameName()(facts.variant);
  const name = nameOfDeal(game, facts.deal);
  const day = formatMoment(playedAt(facts));
  const marks = badges(facts);
  const made = movesPlayed(facts);
  const moves = plural(made, { one: '# move', other: '# moves' });
  const time = facts.seconds > 0 ? [formatTime(facts.seconds)] : [];
  const details = [
    atStart(dealInWords(facts.deal)),
    formatShortMoment(playedAt(facts)),
    moves,
    ...time,
  ];
  const tabIndex = isActive ? 0 : -1;
  return (
    <li
      className="game-row"
      data-row={row}
      aria-setsize={count}
      aria-posinset={row + 1}
      style={{ translate: `0 ${top}px` }}
    >
      <OpenGame
        game={facts}
        atEnd
        aria-label={formatList([result, ...uncounted, name, day, moves, ...time, ...marks])}
        className="game-row-open"
        tabIndex={tabIndex}
        onFocus={() => onActivate(row)}
      >
        <span>
          <b data-result={countedResult(facts) ?? 'unfinished'}>{result}</b>
          {!isCounted && <small>{uncounted}</small>}
        </span>
        <span className="game-row-text">
          <span className="game-row-name">{game}</span>
          <small>{details.map(unbroken).join('\u00a0· ')}</small>
          {marks.length > 0 && (
            <span className="game-row-marks">
              {marks.map((mark) => (
                <span key={mark}>{unbroken(mark)}</span>
              ))}
            </span>
          )}
        </span>
      </OpenGame>
      <Button
        tabIndex={tabIndex}
        data-tip={t`Delete`}
        aria-label={t`Delete ${name}, ${day}`}
        onFocus={() => onActivate(row)}
        onClick={() => onDelete(facts)}
      >
        <Icon name="delete" />
      </Button>
    </li>
  );
});
