import { plural, t } from '@lingui/core/macro';
import { isPosition } from '../../engine/dealId';
import { formatPercent, joinSentences } from '../../locales/format';
import type { Day } from '../../persistence/day';
import { type DealSource, finalResult, isClean, type ListedGame } from '../../persistence/record';
import { countedResult, hasChosenMoves } from '../../persistence/statistics';
import { formatPart } from '../charts/numbers';
import { formatShortDay } from '../parts/formatDay';

/** The result of a game: `Won`, `Lost`, `Solver used` or `Unfinished`. */
export function resultInWords(facts: ListedGame): string {
  const words = {
    won: t({ message: 'Won', comment: 'the result of one game' }),
    lost: t({ message: 'Lost', comment: 'the result of one game' }),
    helped: t`Solver used`,
    unfinished: t({ message: 'Unfinished', comment: 'the result of one game' }),
  };
  return words[countedResult(facts) ?? 'unfinished'];
}

/** The sources of deals in words. */
export const sourceWords = (): Readonly<Record<DealSource, string>> => ({
  random: t`Random deal`,
  number: t`Chosen number`,
  daily: t`Daily deal`,
  link: t`From a link`,
  hand: t`Own deck`,
});

/** Short labels for a clean win, changed moves, hints, the solver’s help and daily deals. */
export function badges(facts: ListedGame): readonly string[] {
  const { hints = 0, undos = 0, helped, givenUp, source, day, late } = facts;
  return [
    isClean(facts) &&
      hasChosenMoves(facts) &&
      t({ message: 'Clean', comment: 'a win without changed moves, hints or the solver’s help' }),
    undos > 0 && plural(undos, { one: '# move changed', other: '# moves changed' }),
    hints > 0 && plural(hints, { one: '# hint', other: '# hints' }),
    // A finished game says it in its result.
    helped && !finalResult(facts) && t`Solver used`,
    givenUp && t`Given up`,
    source === 'daily' && dailyBadge(late && day),
  ].filter((badge) => typeof badge === 'string');
}

/** For a daily deal, or one that was played after its day. */
function dailyBadge(lateDay: Day | false | undefined): string {
  if (!lateDay) return t({ message: 'Daily', comment: 'a game of a daily deal' });
  const date = formatShortDay(lateDay);
  return t`Daily of ${date}, late`;
}

/** How many of the listed games are not in the total, and why; undefined if all are. */
export function uncountedInWords(uncounted: readonly ListedGame[]): string | undefined {
  const count = uncounted.length;
  if (count === 0) return undefined;
  const setUp = uncounted.filter(({ deal }) => isPosition(deal)).length;
  return joinSentences([
    plural(count, { one: '# is not in the total.', other: '# are not in the total.' }),
    setUp < count ? t`A deal counts once, by its best result.` : undefined,
    setUp > 0 ? t`A game that you set up does not count.` : undefined,
  ]);
}

/** Stands for a figure that does not exist. */
export const NONE = '–';

/** Below this many games, show counts: the interval of a percentage would be too wide. */
const MIN_RATED = 5;

/** Whether there are too few games for percentages. */
export const areFew = (games: number): boolean => games < MIN_RATED;

/** A share of games as a percentage or, for few games, in counts: `41.0%`, `1 of 3`. */
export function shareInWords(part: number, games: number, decimals = 1): string {
  return areFew(games) ? formatPart(part, games) : formatPercent(part / games, decimals);
}
