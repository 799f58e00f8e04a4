import { useState } from 'react';
import { gameCount } from '../charts/numbers';
import { useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';

interface ResetSectionProps {
  /** The number of games. */
  readonly count: number;
  readonly onReset: () => void;
}

/** A button that deletes all games, after two questions. */
export function ResetSection({ count, onReset }: ResetSectionProps) {
  const { games, store } = useStores();
  const { actions } = store;
  const [isAsking, setIsAsking] = useState(false);
  const reset = (): void => {
    games.clear().then(
      () => {
        actions.announce('All games are deleted.');
        onReset();
      },
      () => actions.announce('The browser did not let the games be deleted.', 'refusal'),
    );
  };
  return (
    <section className="panel">
      <h2>Start over</h2>
      <p>Deletes every game in this browser. It asks twice first.</p>
      <button type="button" className="button" onClick={() => setIsAsking(true)}>
        Delete all games…
      </button>
      {isAsking && (
        <ResetQuestion
          games={gameCount(count)}
          onReset={reset}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
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
          <p>
            This deletes {games} for good. There is no undo, and no copy unless you have exported
            one.
          </p>
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
            Your {games}, the record of every game and all statistics are deleted, also those you
            have not finished. Settings stay.
          </p>
          <button type="button" className="button" onClick={() => setIsSure(true)}>
            Delete all games
          </button>
        </>
      )}
    </Dialog>
  );
}
