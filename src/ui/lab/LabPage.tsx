import { useEffect, useState } from 'react';
import type { Job } from '../../lab/job';

import { labAddress } from '../parts/address';
import { Icon } from '../parts/Icon';
import { RunForm } from './RunForm';
import { RunView } from './RunView';
import { ShuffleView } from './ShuffleView';
import { useLab } from './useLab';
import './LabPage.css';

/** The lab: any game simulated by the million, and shuffles looked at. */
export default function LabPage({ run: given }: { readonly run: Job | undefined }) {
  const lab = useLab();
  const [shuffles, setShuffles] = useState(false);
  const [newest] = lab.runs;

  useEffect(() => {
    document.title = 'The lab · Patience Lab';
  }, []);
  const { start } = lab;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run in the address starts once
  useEffect(() => {
    if (given) start(given);
  }, [given]);

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
            aria-pressed={!shuffles}
            onClick={() => setShuffles(false)}
          >
            Games
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={shuffles}
            onClick={() => setShuffles(true)}
          >
            Shuffles
          </button>
        </div>
      </header>
      {shuffles ? (
        <ShuffleView />
      ) : (
        <>
          <RunForm key={given && labAddress(given)} given={given} onRun={begin} />
          {newest && (
            <div className="control-row run-progress" aria-live="off">
              <progress
                max={newest.job.games}
                value={newest.progress.tally.games}
                aria-label="Games played"
              />
              <span>
                {progressInWords(newest.progress.tally.games, newest.job.games, newest.took)}
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
            {newest?.progress.done ? `Done: ${newest.progress.tally.games} games.` : ''}
          </p>
          <div className="lab-runs">
            {lab.runs.map((run) => (
              <RunView key={run.serial} run={run} />
            ))}
          </div>
        </>
      )}
    </main>
  );
}

function progressInWords(games: number, of: number, took: number): string {
  const rate = (1000 * games) / Math.max(1, took);
  const count = `${games.toLocaleString('en')} of ${of.toLocaleString('en')}`;
  const speed = `${Math.round(rate).toLocaleString('en')} a second`;
  if (games >= of) return `${count}, ${speed}`;
  const left = Math.ceil((of - games) / Math.max(1, rate));
  const time =
    left < 120
      ? `${left} s`
      : left < 7200
        ? `${Math.round(left / 60)} min`
        : `${Math.round(left / 3600)} h`;
  return `${count}, ${speed}, ${time} left`;
}
