import { plural, select, t } from '@lingui/core/macro';
import type { WinCount } from '../../engine/game';
import { formatCount, formatPercent, joinSentences } from '../../locales/format';
import type { Summary, WinnableCount } from '../../persistence/statistics';
import { areFew } from './gameWords';

/** How many of the finished games could have been won. There is at least one. */
export function describePossible(
  { winnable, unwinnable, unknown, unjudged }: WinnableCount,
  { games, won }: WinCount,
): string {
  const isKnown = unknown + unjudged === 0;
  const possible = games - unwinnable;
  if (areFew(games)) {
    return isKnown
      ? t`The solver says ${plural(winnable, { one: '#', other: '#' })} of ${plural(games, { one: '# deal', other: '# deals' })} could be won; you won ${won}.`
      : t`The solver says at least ${plural(winnable, { one: '#', other: '#' })} of ${plural(games, { one: '# deal', other: '# deals' })} could be won, and at most ${possible}; you won ${won}.`;
  }
  const share = (part: number): string => formatPercent(part / games, 0);
  const [min, max, own] = [share(winnable), share(possible), share(won)];
  return isKnown
    ? t`The solver says ${min} of your deals could be won; you won ${own}.`
    : t`The solver says at least ${min} of your deals could be won, and at most ${max}; you won ${own}.`;
}

/** A segment of a bar of games. */
export interface Part {
  readonly kind: 'won' | 'lost' | 'helped' | 'unfinished' | 'missed' | 'unwinnable' | 'unknown';
  readonly games: number;
}

/** Games without an end. */
export const countUnfinished = ({ played, won, lost, helped }: Summary): number =>
  played - won - lost - helped;

/** The games that were played by how they ended. */
export const resultParts = (summary: Summary): readonly Part[] => [
  { kind: 'won', games: summary.won },
  { kind: 'lost', games: summary.lost },
  { kind: 'helped', games: summary.helped },
  { kind: 'unfinished', games: countUnfinished(summary) },
];

/** The finished games by what happened and what was possible. */
export const partsOf = (
  { winnable, unwinnable, unknown, unjudged }: WinnableCount,
  { won }: WinCount,
): readonly Part[] => [
  { kind: 'won', games: won },
  { kind: 'missed', games: winnable - won },
  { kind: 'unwinnable', games: unwinnable },
  { kind: 'unknown', games: unknown + unjudged },
];

/** `Won: 12 (40.0%)`; without the percentage if the games are few, or their number is not given. */
export function partInWords({ kind, games: count }: Part, games = 0): string {
  const name = select(kind, {
    won: 'Won',
    lost: 'Lost',
    helped: 'Solver used',
    unfinished: 'Unfinished',
    missed: 'Lost, but could be won',
    unwinnable: 'Could not be won',
    other: 'Not known',
  });
  const figure = formatCount(count);
  if (areFew(games)) return t`${name}: ${figure}`;
  const share = formatPercent(count / games);
  return t`${name}: ${figure} (${share})`;
}

/** How many games have a verdict: `Based on 120 of 150 finished games …` */
export function describeWinnable(
  { unknown, unjudged }: WinnableCount,
  { games }: WinCount,
): string {
  const judged = games - unknown - unjudged;
  const known = formatCount(judged);
  const based =
    judged === games
      ? plural(games, {
          one: 'Based on the one finished game that the solver can judge.',
          other: 'Based on all # finished games that the solver can judge.',
        })
      : plural(games, {
          one: `Based on ${known} of # finished game that the solver can judge.`,
          other: `Based on ${known} of # finished games that the solver can judge.`,
        });
  if (unknown === 0) return based;
  const undecided = plural(unknown, {
    one: 'The solver gave up on #.',
    other: 'The solver gave up on #.',
  });
  return joinSentences([based, undecided]);
}
