import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { joinSentences } from '../../locales/format';
import { Button } from '../parts/Button';
import { Slots, slot } from '../parts/Slots';
import type { DeletionNews } from './useDeletion';

interface GameNewsProps {
  readonly news: DeletionNews | undefined;
  /** The number of games in the list. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** The last deletion with an Undo button, and the number of games in the list: the one that changes is said. */
export function GameNews({ news, count, onUndo }: GameNewsProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // When the last row is deleted, the focus disappears with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (news && count === 0 && isLost) undo.current?.focus();
  }, [news, count]);

  const games = plural(count, { one: '# game in the list.', other: '# games in the list.' });
  // Elements of their own, so that each is said as a whole.
  return (
    <div className="game-news control-row">
      <p role="status" aria-atomic="false">
        <Slots
          text={joinSentences([news && slot(0), slot(1)])}
          parts={[<span key={news?.text}>{news?.text}</span>, <span key={games}>{games}</span>]}
        />
      </p>
      {news?.undo && (
        <Button ref={undo} onClick={onUndo}>
          {t({ message: 'Undo', context: 'a deletion' })}
        </Button>
      )}
    </div>
  );
}
