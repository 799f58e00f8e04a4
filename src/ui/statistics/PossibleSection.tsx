import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { ListedGame } from '../../persistence/record';
import { byGame, countedGames, countPossible, finishedDeals } from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { describePossible, describeWinnable, partsOf } from './possible';
import { ShareBar } from './ShareBar';
import { useLostDeals } from './useLostDeals';
import { WorkControls } from './WorkControls';

interface PossibleSectionProps {
  readonly facts: readonly ListedGame[];
}

/** What was possible in the deals that a solver can judge, beside what was won. A deal counts once, as in the figures above. */
export function PossibleSection({ facts }: PossibleSectionProps) {
  const games = useMemo(() => {
    const solved = new Set([...byGame(facts).keys()].filter(hasSolver));
    return countedGames(facts.filter(({ variant }) => solved.has(variant)));
  }, [facts]);
  const ended = useMemo(() => finishedDeals(games), [games]);
  const review = useLostDeals(games);
  if (ended.games === 0) return null;
  const possible = countPossible(games, review.verdictOf);
  const { left } = review;
  return (
    <section className="panel">
      <h2>{t`What was possible`}</h2>
      <p className="statistics-sentence">{describePossible(possible, ended)}</p>
      <ShareBar parts={partsOf(possible, ended)} total={ended.games} />
      <p className="note">{describeWinnable(possible, ended)}</p>
      <WorkControls
        work={review}
        name={t`Deals judged by the solver`}
        running={plural(left, {
          one: 'The solver is judging # deal that you lost…',
          other: 'The solver is judging # deals that you lost…',
        })}
        offer={plural(left, {
          one: 'Let the solver judge # deal that you lost',
          other: 'Let the solver judge # deals that you lost',
        })}
      />
    </section>
  );
}
