import { useEffect, useRef } from 'react';
import { gameCount } from '../charts/numbers';
import type { DeletionNews } from './useDeletion';

interface GameNewsProps {
  readonly news: DeletionNews | undefined;
  /** How many games are listed. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** What was deleted last, with the way back, and how many games are listed. */
export function GameNews({ news, count, onUndo }: GameNewsProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // The last row of a list goes, and the focus with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (news && count === 0 && isLost) undo.current?.focus();
  }, [news, count]);

  return (
    <div className="game-news">
      <p role="status">
        {news && <span>{news.text} </span>}
        <span>{gameCount(count)} in the list.</span>
      </p>
      {news?.undo && (
        <button ref={undo} type="button" className="button" onClick={onUndo}>
          Undo
        </button>
      )}
    </div>
  );
}
