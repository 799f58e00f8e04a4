import { useEffect, useState } from 'react';
import type { Job } from '../../lab/job';
import { labAddress } from '../parts/address';
import { Icon } from '../parts/Icon';
import { RunForm } from './RunForm';
import { RunView } from './RunView';
import { ShuffleView } from './ShuffleView';
import { announceEnd, formatProgress } from './text';
import { useLab } from './useLab';
import './LabPage.css';

/** The lab: simulates any game by the million, and compares shuffles. */
export default function LabPage({ run: linkedRun }: { readonly run: Job | undefined }) {
  const lab = useLab();
  const [showsShuffles, setShowsShuffles] = useState(false);
  const [newest] = lab.runs;

  useEffect(() => {
    document.title = 'The lab · Patience Lab';
  }, []);
  const { start } = lab;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run in the address starts once
  useEffect(() => {
    if (linkedRun) start(linkedRun);
  }, [linkedRun]);

  function begin(job: Job): void {
    window.history.replaceState(null, '', labAddress(job));
    start(job);
  }

  return (
    <main className="lab">
      <header>
        <a className="button" href="#/">
          <Icon name="games" /> Games
        </a>
        <h1>The lab</h1>
        <div className="control-row">
          <button
            type="button"
            className="button"
            aria-pressed={!showsShuffles}
            onClick={() => setShowsShuffles(false)}
          >
            Games
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={showsShuffles}
            onClick={() => setShowsShuffles(true)}
          >
            Shuffles
          </button>
        </div>
      </header>
      {showsShuffles ? (
        <ShuffleView />
      ) : (
        <>
          <RunForm key={linkedRun && labAddress(linkedRun)} initial={linkedRun} onRun={begin} />
          {newest && (
            <div className="control-row run-progress" aria-live="off">
              <progress
                max={newest.job.games}
                value={newest.progress.tally.games}
                aria-label="Games played"
              />
              <span>
                {formatProgress(
                  newest.progress.tally.games,
                  newest.job.games,
                  newest.elapsedMs,
                  newest.progress.done,
                )}
              </span>
              {lab.running && (
                <>
                  <button
                    type="button"
                    className="button"
                    onClick={lab.paused ? lab.resume : lab.pause}
                  >
                    {lab.paused ? 'Resume' : 'Pause'}
                  </button>
                  <button type="button" className="button" onClick={lab.stop}>
                    Stop
                  </button>
                </>
              )}
            </div>
          )}
          <p className="visually-hidden" role="status">
            {newest ? announceEnd(newest.progress) : ''}
          </p>
          <div className="lab-runs">
            {lab.runs.map((run) => (
              <RunView key={run.serial} run={run} onRetry={() => start(run.job)} />
            ))}
          </div>
        </>
      )}
    </main>
  );
}
