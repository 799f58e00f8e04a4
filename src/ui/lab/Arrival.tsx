import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { TableView } from '../../engine/view';
import { MiniTable } from '../parts/MiniTable';
import { ExperimentPicture, type Picture } from './ExperimentPicture';
import { EXPERIMENTS, type ExperimentName, experiments } from './experiments';
import { GuessSetting } from './GuessForm';
import { experimentAddress, type LabTarget } from './labAddress';
import { experimentPictures, questionPictures } from './pictures';
import { RunForm } from './RunForm';

interface ArrivalProps {
  /** True for an experiment whose answer must not be told yet. */
  readonly isHidden: (name: ExperimentName) => boolean;
  readonly onRun: (target: LabTarget) => void;
}

/** A chart, or a table of the game that a question is about. */
const QuestionPicture = ({ picture }: { readonly picture: Picture | TableView }) =>
  'piles' in picture ? <MiniTable view={picture} /> : <ExperimentPicture picture={picture} />;

/** The start page of the lab: the experiments, and a form for other runs. */
export function Arrival({ isHidden, onRun }: ArrivalProps) {
  const [before, after] = useMemo(() => [questionPictures(), experimentPictures()], []);
  return (
    <>
      <p className="page-lead">
        {t`The lab plays games by the million and counts how they end. Choose a question, or ask your own.`}{' '}
        <a href="#/courses">{t`For courses`}</a>
      </p>
      <section aria-labelledby="lab-experiments">
        <h2 id="lab-experiments">{t`Experiments`}</h2>
        <ul className="plain-list experiments">
          {EXPERIMENTS.map((name) => (
            <li key={name}>
              <a
                className="panel picture-row"
                href={experimentAddress(name)}
                data-asks={isHidden(name) || undefined}
              >
                <QuestionPicture picture={isHidden(name) ? before[name] : after[name]} />
                <strong>{experiments[name].question()}</strong>
                <small>{experiments[name].about()}</small>
              </a>
            </li>
          ))}
        </ul>
        <GuessSetting />
      </section>
      <section aria-labelledby="lab-own-run">
        <h2 id="lab-own-run">{t`Your own run`}</h2>
        <RunForm onRun={onRun} />
      </section>
    </>
  );
}
