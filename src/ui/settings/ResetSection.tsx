import { useState } from 'react';
import { gameCount } from '../charts/numbers';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { useGameList } from '../parts/useGameList';

/** A button that deletes all games, after two questions. */
export function ResetSection() {
  const { games } = useStores();
  const count = useGameList()?.length ?? 0;
  const [news, setNews] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const reset = (): void => {
    games.clear().then(
      () => setNews('All games are deleted.'),
      () => setNews('The browser refused to delete the games.'),
    );
  };
  return (
    <div>
      <button
        type="button"
        className="button"
        disabled={count === 0}
        onClick={() => setIsAsking(true)}
      >
        Delete all games…
      </button>
      <p className="data-news" aria-live="polite">
        {news}
      </p>
      {isAsking && (
        <ResetQuestion
          games={gameCount(count)}
          onReset={reset}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

interface ResetQuestionProps {
  /** `1,234 games` */
  readonly games: string;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The two questions. */
function ResetQuestion({ games, onReset, onClose }: ResetQuestionProps) {
  const [isSure, setIsSure] = useState(false);
  return (
    <Dialog title={isSure ? 'Are you sure?' : 'Delete all games?'} onClose={onClose}>
      {isSure ? (
        <>
          <p>This deletes {games} for good. It can’t be undone; only a backup brings them back.</p>
          <div className="control-row">
            <button type="button" className="button" onClick={onClose}>
              Keep them
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                onReset();
                onClose();
              }}
            >
              Delete {games} for good
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            This deletes your {games}, finished or not, and all your statistics. Your settings stay.
          </p>
          <button type="button" className="button" onClick={() => setIsSure(true)}>
            Delete all games
          </button>
        </>
      )}
    </Dialog>
  );
}
