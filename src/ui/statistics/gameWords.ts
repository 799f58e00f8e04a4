import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import { gameOf } from '../../games/index';
import type { DealSource, ListedGame } from '../../persistence/record';
import { countedResult, hasChosenMoves, isClean } from '../../persistence/statistics';
import { localDay } from '../../store/browser';
import { formatCount, formatPercent } from '../charts/numbers';
import { formatDay, formatShortDay } from '../parts/formatDay';

/** `Won`, `Lost`, `Solver used` or `Unfinished` */
export function resultInWords(facts: ListedGame): string {
  const result = countedResult(facts);
  if (result === undefined) return 'Unfinished';
  return { won: 'Won', lost: 'Lost', helped: 'Solver used' }[result];
}

/** `Klondike, draw three, deal 275` */
export const nameInWords = ({ variant, deal }: ListedGame): string =>
  `${gameOf(variant).name}, deal ${displayDeal(deal)}`;

/** The day of a moment where there is little room: `23 Nov 2026`. */
export const shortDay = (moment: number): string => formatShortDay(localDay(new Date(moment)));

/** The day of a moment, by the local calendar: `23 November 2026`. */
export const dayInWords = (moment: number): string => formatDay(localDay(new Date(moment)));

/** Where the deals of a list may come from. */
export const SOURCES: Readonly<Record<DealSource, string>> = {
  random: 'Random deal',
  number: 'Chosen number',
  daily: 'Daily deal',
  link: 'From a link',
  hand: 'Own deck',
};

/** What is worth a mark: a clean win, hints, undos, the solver’s help, a daily deal. */
export function badges(facts: ListedGame): readonly string[] {
  const { variant, hints = 0, undos = 0, helped, result, source, day, late } = facts;
  return [
    ...(isClean(facts) && hasChosenMoves(variant) ? ['Clean'] : []),
    ...(undos > 0 ? [plural(undos, 'undo')] : []),
    ...(hints > 0 ? [plural(hints, 'hint')] : []),
    // Where it is the result, it is said already.
    ...(helped && !result ? ['Solver used'] : []),
    ...(source === 'daily'
      ? [late && day ? `Daily of ${formatShortDay(day)}, late` : 'Daily']
      : []),
  ];
}

/** From so many games on a share is said in percent. The interval of fewer is nearly everything. */
export const MIN_RATED = 5;

/** Whether games are so few that they are counted, and not said in percent. */
export const areFew = (games: number): boolean => games < MIN_RATED;

/** A share of games as a percentage, or in counts while they are few: `41.0 %` or `1 of 3`. */
export const shareInWords = (part: number, games: number, decimals = 1): string =>
  areFew(games)
    ? `${formatCount(part)} of ${formatCount(games)}`
    : formatPercent(part / games, decimals);
