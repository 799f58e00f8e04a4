import { useState } from 'react';
import { gameCount } from '../charts/numbers';
import { useStores } from '../parts/context';
import { ResetQuestion } from './ResetQuestion';

interface ResetSectionProps {
  /** How many games there are. */
  readonly count: number;
  readonly onReset: () => void;
}

/** Deletes all games, after asking twice. */
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
