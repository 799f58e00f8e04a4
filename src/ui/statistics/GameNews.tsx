import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { joinSentences } from '../../locales/format';
import { Button } from '../parts/Button';
import type { DeletionNews } from './useDeletion';

interface GameNewsProps {
  readonly news: DeletionNews | undefined;
  /** The number of games in the list. */
  readonly count: number;
  readonly onUndo: () => void;
}

/** The last deletion with an Undo button, and the number of games in the list. */
export function GameNews({ news, count, onUndo }: GameNewsProps) {
  const undo = useRef<HTMLButtonElement>(null);

  // When the last row is deleted, the focus disappears with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (news && count === 0 && isLost) undo.current?.focus();
  }, [news, count]);

  return (
    <div className="game-news control-row">
      <p role="status">
        {joinSentences([
          news?.text,
          plural(count, { one: '# game in the list.', other: '# games in the list.' }),
        ])}
      </p>
      {news?.undo && (
        <Button ref={undo} onClick={onUndo}>
          {t({ message: 'Undo', context: 'a deletion' })}
        </Button>
      )}
    </div>
  );
}
