import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { hasChances } from '../../chance/registry';
import { type ListedGame, newestFirst } from '../../persistence/record';
import { firstGames } from '../../persistence/statistics';
import { describeLuck, describeReviewed, sumUp } from './luck';
import { useAccounts } from './useAccounts';
import { WorkControls } from './WorkControls';

interface LuckSectionProps {
  readonly facts: readonly ListedGame[];
}

/** What the cards brought and what the moves took, over all games whose chance can be told. */
export function LuckSection({ facts }: LuckSectionProps) {
  const games = useMemo(() => {
    const variants = new Set(facts.map(({ variant }) => variant).filter(hasChances));
    return firstGames(facts.filter(({ variant }) => variants.has(variant))).toSorted(newestFirst);
  }, [facts]);
  const { totalsOf, ...work } = useAccounts(games);
  if (games.length === 0) return null;
  const sum = sumUp(games, totalsOf);
  const { left } = work;
  return (
    <section className="panel">
      <h2>{t`Luck and moves`}</h2>
      {sum.games > 0 && <p className="statistics-sentence">{describeLuck(sum)}</p>}
      <p className="note">{describeReviewed(sum.games, games.length)}</p>
      <WorkControls
        work={work}
        name={t`Games reviewed for luck`}
        running={plural(left, {
          one: 'Reviewing # game…',
          other: 'Reviewing # games…',
        })}
        offer={plural(left, { one: 'Review # game', other: 'Review # games' })}
      />
    </section>
  );
}
