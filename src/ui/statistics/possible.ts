import { plural } from '../../engine/words';
import type { ListedGame } from '../../persistence/record';
import { finishedDeals, type Possible } from '../../persistence/statistics';
import { formatCount, formatPercent } from '../charts/numbers';
import { areFew } from './gameWords';

/** The deals that were won or lost, without the solver’s help. */
export interface Ended {
  readonly games: number;
  readonly won: number;
}

/** Counts what was won or lost of games, one of each deal. */
export function countEnded(games: readonly ListedGame[]): Ended {
  const { won, lost } = finishedDeals(games);
  return { games: won + lost, won };
}

/** How many of the finished games, of which there is at least one, could have been won. */
export function describePossible(
  { winnable, unwinnable, unknown, unjudged }: Possible,
  { games, won }: Ended,
): string {
  const share = (part: number): string =>
    areFew(games) ? formatCount(part) : formatPercent(part / games, 0);
  const deals = areFew(games) ? plural(games, 'deal') : 'your deals';
  const least = `${share(winnable)} of ${deals} could be won`;
  const own = `you won ${share(won)}`;
  if (unknown + unjudged === 0) return `The solver says ${least}; ${own}.`;
  return `The solver says at least ${least}, and at most ${share(games - unwinnable)}; ${own}.`;
}

/** A segment of the bar of finished games. */
export interface Part {
  readonly kind: 'won' | 'missed' | 'unwinnable' | 'unknown';
  readonly name: string;
  readonly games: number;
}

/** The finished games by what happened and what was possible, without empty parts. */
export function partsOf(
  { winnable, unwinnable, unknown, unjudged }: Possible,
  { won }: Ended,
): readonly Part[] {
  const parts: readonly Part[] = [
    { kind: 'won', name: 'Won', games: won },
    { kind: 'missed', name: 'Lost, but could be won', games: winnable - won },
    { kind: 'unwinnable', name: 'Could not be won', games: unwinnable },
    { kind: 'unknown', name: 'Not known', games: unknown + unjudged },
  ];
  return parts.filter(({ games }) => games > 0);
}

/** How many games have a verdict: `Based on 120 of 150 finished games …` */
export function describeKnown({ unknown, unjudged }: Possible, { games }: Ended): string {
  const known = games - unknown - unjudged;
  const finished = plural(games, 'finished game', formatCount(games));
  const whole = games === 1 ? 'the one finished game' : `all ${finished}`;
  const all = `Based on ${known === games ? whole : `${formatCount(known)} of ${finished}`} that the solver can judge.`;
  return unknown === 0 ? all : `${all} The solver gave up on ${formatCount(unknown)}.`;
}
