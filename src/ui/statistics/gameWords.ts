import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { DealSource, ListedGame } from '../../persistence/record';
import { countedResult, hasChosenMoves, isClean } from '../../persistence/statistics';
import { formatCount, formatPercent } from '../charts/numbers';
import { formatShortDay } from '../parts/formatDay';

/** `Won`, `Lost`, `Solver used` or `Unfinished` */
export function resultInWords(facts: ListedGame): string {
  const result = countedResult(facts);
  if (result === undefined) return 'Unfinished';
  return { won: 'Won', lost: 'Lost', helped: 'Solver used' }[result];
}

/** `Klondike, draw three, deal 275` */
export const nameInWords = ({ variant, deal }: ListedGame): string =>
  `${gameOf(variant).name}, deal ${displayDeal(deal)}`;

/** Each source of a deal in words. */
export const SOURCE_WORDS: Readonly<Record<DealSource, string>> = {
  random: 'Random deal',
  number: 'Chosen number',
  daily: 'Daily deal',
  link: 'From a link',
  hand: 'Own deck',
};

/** Short labels for a clean win, undos, hints, the solver’s help and daily deals. */
export function badges(facts: ListedGame): readonly string[] {
  const { hints = 0, undos = 0, helped, result, source, day, late } = facts;
  return [
    ...(isClean(facts) && hasChosenMoves(facts) ? ['Clean'] : []),
    ...(undos > 0 ? [plural(undos, 'undo')] : []),
    ...(hints > 0 ? [plural(hints, 'hint')] : []),
    // A finished game says it in its result.
    ...(helped && !result ? ['Solver used'] : []),
    ...(source === 'daily'
      ? [late && day ? `Daily of ${formatShortDay(day)}, late` : 'Daily']
      : []),
  ];
}

/** Below this many games, show counts: the interval of a percentage would be too wide. */
export const MIN_RATED = 5;

/** Whether there are too few games for percentages. */
export const areFew = (games: number): boolean => games < MIN_RATED;

/** A share of games as a percentage or, for few games, in counts: `41.0 %`, `1 of 3`. */
export const shareInWords = (part: number, games: number, decimals = 1): string =>
  areFew(games)
    ? `${formatCount(part)} of ${formatCount(games)}`
    : formatPercent(part / games, decimals);
