import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { ListedGame } from '../../persistence/record';
import { byGame, countedGames, countPossible } from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { Button } from '../parts/Button';
import { countEnded, describePossible, describeWinnable, partInWords, partsOf } from './possible';
import { type LostDealsReview, useLostDeals } from './useLostDeals';

interface PossibleSectionProps {
  readonly facts: readonly ListedGame[];
}

/** What was possible in the deals that a solver can judge, beside what was won. A deal counts once, as in the figures above. */
export function PossibleSection({ facts }: PossibleSectionProps) {
  const games = useMemo(() => {
    const solved = new Set([...byGame(facts).keys()].filter(hasSolver));
    return countedGames(facts.filter(({ variant }) => solved.has(variant)));
  }, [facts]);
  const ended = useMemo(() => countEnded(games), [games]);
  const review = useLostDeals(games);
  if (ended.games === 0) return null;
  const possible = countPossible(games, review.verdictOf);
  const parts = partsOf(possible, ended);
  return (
    <section className="panel possible">
      <h2>{t`What was possible`}</h2>
      <p className="possible-sentence">{describePossible(possible, ended)}</p>
      <div className="possible-bar" aria-hidden="true">
        {parts.map(({ kind, games: count }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="plain-list possible-key control-row">
        {parts.map((part) => (
          <li key={part.kind}>
            <span className="possible-sign" data-part={part.kind} aria-hidden="true" />
            {partInWords(part, ended)}
          </li>
        ))}
      </ul>
      <p className="note">{describeWinnable(possible, ended)}</p>
      <ReviewControls review={review} />
    </section>
  );
}

/** How far the solver has come, and the buttons that start and stop it; nothing once every deal has been judged. */
function ReviewControls({ review }: { readonly review: LostDealsReview }) {
  const { total, left, isRunning, failure, start, stop } = review;
  if (left === 0) return null;
  return (
    <div className="control-row">
      {failure && <p role="alert">{failure}</p>}
      {isRunning ? (
        <>
          <Button onClick={stop}>{t`Stop`}</Button>
          <progress
            className="progress"
            aria-label={t`Deals judged by the solver`}
            max={total}
            value={total - left}
          />
          <span>
            {plural(left, {
              one: 'The solver is judging # deal that you lost…',
              other: 'The solver is judging # deals that you lost…',
            })}
          </span>
        </>
      ) : (
        <Button onClick={start}>
          {plural(left, {
            one: 'Let the solver judge # deal that you lost',
            other: 'Let the solver judge # deals that you lost',
          })}
        </Button>
      )}
    </div>
  );
}
