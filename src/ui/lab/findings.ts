import { type Interval, wilson } from '../../engine/interval';
import { gameOf, valuesOf } from '../../games/index';
import type { Sweep } from '../../lab/sweep';
import type { Tally } from '../../lab/tally';
import { formatCount, formatEstimate, formatPercent, formatShare } from '../charts/numbers';
import { chanceInWords, gamesNeeded, isSignificant, points, pointsApart } from './comparison';
import { valueLabel } from './sweepText';
import { resultWord } from './text';

/** Ends a sentence about an exact share: whether it lies inside the interval of what was counted. */
export const insideOrOutside = (exact: number, { low, high }: Interval): string =>
  exact >= low && exact <= high
    ? ', which lies inside the interval.'
    : '. That lies outside the interval, as it does once in twenty runs.';

/** Says whether a count agrees with an exact chance. */
const comparison = (successes: number, trials: number, chance: number): string =>
  `In theory it is ${formatPercent(chance, 3)}${insideOrOutside(chance, wilson(successes, trials))}`;

/** How many games would tell two rates apart that are too close to call; empty if no number would. */
function adviceFor(higher: Tally, lower: Tally): string {
  const needed = gamesNeeded(higher, lower);
  return needed ? ` To tell such rates apart takes ${needed} games of each.` : '';
}

/** Compares Perditio Tempus with its exact chance, 1/13. */
export function thirteenFinding([tally]: readonly Tally[]): string {
  if (!tally) return '';
  const { won, games } = tally;
  const estimate = formatEstimate(won, games, 'won');
  return `${estimate}: one game in ${(games / Math.max(1, won)).toFixed(2)}. ${comparison(won, games, 1 / 13)}`;
}

/** Compares players of Klondike on the same deals: random moves, the hints, and the solver’s verdicts. */
export function skillFinding([random, hints, solver]: readonly Tally[]): string {
  if (!random || !hints || !solver) return '';
  const room = solver.won / solver.games - hints.won / hints.games;
  return [
    `Random moves win ${formatShare(random.won, random.games)} of these deals, the hints ${formatShare(hints.won, hints.games)}, and ${formatShare(solver.won, solver.games)} can be won.`,
    `Following the hints is worth ${pointsApart(hints, random)}; knowing every card would be worth ${points(room)} more.`,
  ].join(' ');
}

/** The chance that the first round of Eight Stacks places nothing: none of the eight aces and kings is among the 18 cards tried. */
export function idleRoundChance(): number {
  const [cards, tried, starters] = [52, Math.ceil(52 / 3), 8];
  let chance = 1;
  for (let n = 0; n < starters; n++) chance *= (cards - tried - n) / (cards - n);
  return chance;
}

/** How many games of Eight Stacks ended in the first round, with all 52 cards left. */
export function firstRoundFinding([tally]: readonly Tally[]): string {
  if (!tally) return '';
  const { games, scores } = tally;
  const count = scores[52] ?? 0;
  const estimate = formatEstimate(count, games, 'of games end in the first round');
  return `${estimate}, one in ${Math.round(games / Math.max(1, count))}. ${comparison(count, games, idleRoundChance())}`;
}

/** Elevens by its number of places: the fewest and the most, and the standard game between them. */
export function placesFinding(tallies: readonly Tally[]): string {
  const [fewest, most] = [tallies[0], tallies.at(-1)];
  const usual = tallies.find(({ game }) => game === 'elevens');
  if (!fewest || !most || !usual) return '';
  const share = ({ won, games }: Tally): string => formatShare(won, games);
  const after = tallies[tallies.indexOf(usual) + 1];
  const rates = `Elevens is won in ${share(fewest)} of games with ${placesOf(fewest)} places, in ${share(usual)} with the usual ${placesOf(usual)}, and in ${share(most)} with ${placesOf(most)}.`;
  if (!after) return rates;
  return `${rates} The first place more than usual is worth ${pointsApart(after, usual)}.`;
}

const placesOf = ({ game }: Tally): string => valuesOf(game).places ?? '';

/** The highest and the lowest rates of any sweep, and whether the highest two differ significantly. */
export function sweepFinding(sweep: Sweep, tallies: readonly Tally[]): string {
  const rates = sweep.values.flatMap((value, i) => {
    const tally = tallies[i];
    return tally ? [{ label: valueLabel(sweep, value), tally }] : [];
  });
  const sorted = rates.toSorted(
    (a, b) => b.tally.won / b.tally.games - a.tally.won / a.tally.games,
  );
  const [highest, second, ...others] = sorted;
  if (!highest || !second) return '';
  const lowest = others.at(-1);
  const named = lowest
    ? { Highest: highest, Second: second, Lowest: lowest }
    : { Highest: highest, Lowest: second };
  const sentences = Object.entries(named).map(
    ([
      rank,
      {
        label,
        tally: { won, games, player },
      },
    ]) => `${rank}: ${label}, ${formatEstimate(won, games, resultWord(player))}.`,
  );
  const pair = lowest ? 'The highest two' : 'They';
  return `${sentences.join(' ')} ${pair} ${closeness(highest.tally, second.tally)}`;
}

/** Compares two rates, the higher one first; follows their names. */
function closeness(higher: Tally, lower: Tally): string {
  if (higher.won / higher.games === lower.won / lower.games) return 'have the same rate.';
  const apart = `differ by ${pointsApart(higher, lower)}`;
  const chance = `chance alone makes such a difference ${chanceInWords(higher, lower)}.`;
  if (isSignificant(higher, lower)) return `${apart}; ${chance}`;
  return `are too close to call: they ${apart}; ${chance}${adviceFor(higher, lower)}`;
}

/** Which of some games is won least often, and whether the next one differs significantly from it. */
export function hardestFinding(tallies: readonly Tally[]): string {
  const sorted = tallies.toSorted((a, b) => a.won / a.games - b.won / b.games);
  const [hardest, next] = sorted;
  if (!hardest || !next) return '';
  const shares = sorted.map(
    ({ game, won, games }) => `${gameOf(game).name} ${formatShare(won, games)}`,
  );
  const isClear = isSignificant(next, hardest);
  const verdict = isClear
    ? `${gameOf(hardest.game).name} is the hardest`
    : `${gameOf(hardest.game).name} and ${gameOf(next.game).name} are too close to call`;
  const advice = isClear ? '' : adviceFor(next, hardest);
  return `${verdict}. Win rates: ${shares.join(', ')}. The lowest two differ by ${pointsApart(next, hardest)} over ${formatCount(hardest.games)} games each; chance alone makes such a difference ${chanceInWords(next, hardest)}.${advice}`;
}
