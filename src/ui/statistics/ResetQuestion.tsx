import { useState } from 'react';
import { Dialog } from '../parts/Dialog';

interface ResetQuestionProps {
  /** `1,234 games` */
  readonly games: string;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** Asks twice before everything is deleted. */
export function ResetQuestion({ games, onReset, onClose }: ResetQuestionProps) {
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
