import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef } from 'react';
import { sum } from '../../engine/numbers';
import { isLong, type Job } from '../../lab/job';
import { formatCount } from '../../locales/format';
import { focusTitle, Page } from '../page/Page';
import { addressProblem, replaceAddress } from '../parts/address';
import { useSettings } from '../parts/context';
import { LoadError } from '../parts/LoadError';
import { lazyPart } from '../parts/lazyPart';
import { Arrival } from './Arrival';
import { experiments, sweepSeries } from './experiments';
import { FindingText, sayGuess } from './FindingText';
import { ChoiceForm } from './GuessForm';
import { type LabTarget, labAddress, parseLabAddress, sweepAddress } from './labAddress';
import { RiffleView } from './RiffleView';
import { RunForm } from './RunForm';
import { RunResults, RunViews } from './RunResults';
import { SeriesResults } from './SeriesResults';
import { ShuffleView } from './ShuffleView';
import { useLab } from './useLab';
import './LabPage.css';

const OddsView = lazyPart(() => import('./OddsView'), LoadError);

const NO_TARGET: LabTarget = {};
const NO_JOBS: readonly Job[] = [];

/** The lab. `parts` follow `#/lab/` in the address; they are the same object as long as the address is the same. */
export default function LabPage({ parts }: { readonly parts: readonly string[] }) {
  const target = useMemo(() => parseLabAddress(parts), [parts]);
  const wanted = target.ok ? target.value : NO_TARGET;
  const { run: linkedRun, sweep: linkedSweep, experiment: name } = wanted;
  const lab = useLab();
  const { start, startSeries, clear, guesses, allowed } = lab;
  const experiment = name && experiments[name];
  const study = experiment && 'shuffle' in experiment ? experiment : undefined;
  const series = useMemo(() => {
    if (linkedSweep) return sweepSeries(linkedSweep);
    return experiment && 'jobs' in experiment ? experiment : undefined;
  }, [linkedSweep, experiment]);
  const jobs = series?.jobs ?? NO_JOBS;
  const known = experiment?.known?.();
  const question = useRef<HTMLHeadingElement>(null);
  const place = name ?? (linkedRun || linkedSweep ? 'run' : 'arrival');
  const { guessFirst } = useSettings();
  const linkedJobs = linkedRun ? [linkedRun] : linkedSweep ? jobs : NO_JOBS;
  const address = addressOf(wanted);
  // A link alone does not start what takes long.
  const isHeld = address !== undefined && !allowed.has(address) && isLong(linkedJobs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address names starts once
  useEffect(() => {
    // Who comes back to a question finds what it has shown.
    if (!lab.open(isHeld ? undefined : (name ?? address))) return;
    if (isHeld) clear();
    else if (linkedRun) start(linkedRun);
    else if (jobs.length > 0) startSeries(jobs);
    else clear();
  }, [linkedRun, linkedSweep, name, isHeld]);

  // On a phone the form fills the window, and what it started is below it.
  const started = linkedRun ? lab.newest?.serial : linkedSweep && lab.runs.length > 0;
  useEffect(() => {
    const progress = started === undefined ? null : document.querySelector('.run-progress');
    const top = progress?.getBoundingClientRect().top ?? 0;
    if (top > (2 / 3) * window.innerHeight) progress?.scrollIntoView();
  }, [started]);

  const isUnanswered = (key: string): boolean => guessFirst !== 'off' && !guesses.has(key);
  const guessOf = name ?? (linkedSweep && guessFirst === 'on' ? address : undefined);
  const isAsked = guessOf !== undefined && !isHeld && isUnanswered(guessOf);
  const asked = experiment ?? series;
  const guessing = asked?.guess();
  const guess = guessOf === undefined ? undefined : guesses.get(guessOf);
  const made = guessing && guess !== undefined ? { guessing, guess } : undefined;

  /** Does what a button asks for. The button is gone then, so that the question takes its focus. */
  function andFocus(act: () => void): void {
    act();
    if (question.current) question.current.focus({ preventScroll: true });
    else focusTitle();
  }

  /** Starts what the form asks for. A run beside another one replaces the address; anything else is a new page. */
  function begin(next: LabTarget): void {
    const nextAddress = addressOf(next);
    if (nextAddress === undefined) return;
    lab.allow(nextAddress);
    if (!isHeld && linkedRun && next.run) {
      replaceAddress(nextAddress);
      lab.setAddress(nextAddress);
      start(next.run);
      // The same address would not start it again.
    } else if (!isHeld && nextAddress === address) startSeries(jobs);
    else window.location.hash = nextAddress;
  }

  return (
    <Page
      name="lab"
      title={t`The lab`}
      documentTitle={experiment?.question()}
      back={place === 'arrival' ? undefined : '#/lab'}
      place={place}
      focus={experiment ? question : undefined}
      problem={target.ok ? undefined : addressProblem(target.error)}
    >
      {place === 'arrival' && <Arrival isHidden={isUnanswered} onRun={begin} />}
      {experiment && (
        <div className="lab-question">
          <h2 ref={question} tabIndex={-1}>
            {experiment.question()}
          </h2>
          <p className="page-lead">{experiment.lookAt()}</p>
        </div>
      )}
      {isAsked && guessing && (
        <ChoiceForm
          question={asked?.guessed?.() ?? t`Your guess?`}
          choices={guessing.choices}
          onGuess={(choice) => andFocus(() => lab.guess(guessOf, choice))}
        />
      )}
      {known && (
        <div role="status">
          {!isAsked && <FindingText short={known[0]} text={known[1]} guess={sayGuess(made, [])} />}
        </div>
      )}
      {experiment && 'isCounted' in experiment && !isAsked && <OddsView />}
      {study?.trials && !isAsked && <RiffleView trials={study.trials} made={made} />}
      {study && !isAsked && (
        <ShuffleView key={name} shuffle={study.shuffle} passes={study.passes} />
      )}
      {isHeld && <p className="page-lead">{askInWords(linkedJobs)}</p>}
      {place === 'run' && <RunForm key={address} initial={wanted} onRun={begin} />}
      {series && !isHeld && !isAsked && (
        <SeriesResults
          key={`results of ${name ?? address}`}
          lab={lab}
          series={series}
          made={made}
          onRetry={() => andFocus(() => startSeries(jobs))}
          onStop={() => andFocus(lab.stop)}
        />
      )}
      {lab.earlier.length > 0 && (
        <details className="lab-details" open>
          <summary>{t`Your earlier runs`}</summary>
          <RunViews lab={lab} runs={lab.earlier} />
        </details>
      )}
      {linkedRun && !isHeld && (
        <RunResults
          lab={lab}
          onRetry={(run) => andFocus(() => start(run))}
          onStop={() => andFocus(lab.stop)}
        />
      )}
    </Page>
  );
}

const addressOf = ({ run, sweep }: LabTarget): string | undefined =>
  run ? labAddress(run) : sweep && sweepAddress(sweep);

function askInWords(jobs: readonly Job[]): string {
  const games = formatCount(sum(jobs.map(({ games }) => games)));
  return t`This link asks for ${games} games, which takes a while. Press “Run” to start.`;
}
