import { formatProgress } from './text';
import type { useLab } from './useLab';

/** How far the newest run is, with buttons to pause and stop it. */
export function RunProgress({ lab }: { readonly lab: ReturnType<typeof useLab> }) {
  const { newest, running, paused } = lab;
  if (!newest) return null;
  const { job, progress, elapsedMs } = newest;
  return (
    <div className="control-row run-progress" aria-live="off">
      <progress max={job.games} value={progress.tally.games} aria-label="Games played" />
      <span>{formatProgress(progress.tally.games, job.games, elapsedMs, progress.done)}</span>
      {running && (
        <>
          <button type="button" className="button" onClick={paused ? lab.resume : lab.pause}>
            {paused ? 'Resume' : 'Pause'}
          </button>
          <button type="button" className="button" onClick={lab.stop}>
            Stop
          </button>
        </>
      )}
    </div>
  );
}
