import { plural, select, t } from '@lingui/core/macro';
import type { WinCount } from '../../engine/game';
import { estimateOf, isInside, wilson } from '../../engine/interval';
import { gameOf, type VariantId, valuesOf } from '../../games/index';
import type { Sweep } from '../../lab/sweep';
import type { Tally } from '../../lab/tally';
import {
  formatCount,
  formatList,
  formatPercent,
  joinSentences,
  withFullStop,
} from '../../locales/format';
import type { Reference } from '../charts/LineChart';
import { estimateTexts, formatDecimal, formatShare } from '../charts/numbers';
import {
  adviceFor,
  chanceInWords,
  compareRates,
  isSignificant,
  points,
  pointsApart,
  rateOf,
} from './comparison';
import { type Guessing, namedGuess } from './guesses';
import { valueLabel } from './sweepText';
import { formatEstimate } from './text';

/** An answer in a word, if there is one, and in a few sentences. */
export type Answer = readonly [short: string, text: string];

/** Puts the figures of all runs into words; nothing without all of them. */
export type Finding = (tallies: readonly Tally[]) => Answer;

const NO_ANSWER: Answer = ['', ''];

/** Says whether a count agrees with an exact chance. */
function comparison(successes: number, trials: number, chance: number): string {
  const share = formatPercent(chance, 3);
  return isInside(chance, wilson(successes, trials))
    ? t`In theory it is ${share}, which lies inside the interval.`
    : t`In theory it is ${share}. That lies outside the interval, as it does once in twenty runs.`;
}

/** The win rate of Perditio Tempus: the last card turned must be an ace, and each of the thirteen ranks is as likely. */
const ONE_IN_THIRTEEN = 1 / 13;

/** The exact win rate of a game, if it is known; the player’s own, once a deal is finished; and what the player guessed. */
export function referenceRates(
  game: VariantId,
  own: WinCount,
  guess?: number,
): readonly Reference[] {
  return [
    game === 'perditio-tempus' && { share: ONE_IN_THIRTEEN, label: t`exactly 1/13` },
    own.games > 0 && {
      share: own.won / own.games,
      label: t({ message: 'you', comment: 'at a line in a chart: your own win rate' }),
    },
    guess !== undefined && {
      share: guess,
      label: t({ message: 'your guess', comment: 'at a line in a chart' }),
    },
  ].filter((reference) => !!reference);
}

/** Whether Perditio Tempus was won as often as theory says. */
export const isOneInThirteen = ([tally]: readonly Tally[]): boolean =>
  tally !== undefined && isInside(ONE_IN_THIRTEEN, wilson(tally.won, tally.games));

/** Perditio Tempus, compared with its exact chance. */
export const thirteenFinding: Finding = (tallies) => {
  const [tally] = tallies;
  if (!tally) return NO_ANSWER;
  const { won, games } = tally;
  const { share, interval } = estimateTexts(estimateOf(won, games));
  const count = formatDecimal(games / Math.max(1, won), 2);
  return [
    isOneInThirteen(tallies) ? t`Yes.` : t`Not in these games.`,
    joinSentences([
      t`${share} won (95% interval ${interval}): one game in ${count}.`,
      comparison(won, games, ONE_IN_THIRTEEN),
    ]),
  ];
};

/** Players of Klondike on the same deals: random moves, the hints, and the solver’s verdicts. */
export const skillFinding: Finding = ([random, hints, solver]) => {
  if (!random || !hints || !solver) return NO_ANSWER;
  const [byChance, byHints, possible] = [shareOf(random), shareOf(hints), shareOf(solver)];
  const worth = pointsApart(hints, random);
  const more = points(rateOf(solver) - rateOf(hints));
  return [
    isSignificant(hints, random) ? t`A lot.` : t`Too close to call.`,
    joinSentences([
      t`Random moves win ${byChance} of these deals, moves without looking ahead ${byHints}, and ${possible} can be won.`,
      t`Taking the move that looks best is worth ${worth}; knowing every card would be worth ${more} more.`,
    ]),
  ];
};

export const worthOfSight = ([, , fair, solver]: readonly Tally[]): number =>
  fair && solver ? rateOf(solver) - rateOf(fair) : 0;

export function shareOfDeals(share: number): string {
  const more = formatPercent(share, 0);
  return t`${more} of the deals`;
}

/** Players of Klondike by what they see: random moves, the hints, the best play without peeking, and the verdicts. */
export const allSeeingFinding: Finding = (tallies) => {
  const [random, hints, fair, solver] = tallies;
  if (!random || !hints || !fair || !solver) return NO_ANSWER;
  const [byChance, byHints] = [shareOf(random), shareOf(hints)];
  const [unseen, possible] = [shareOf(fair), shareOf(solver)];
  const [skill, sight] = [pointsApart(fair, hints), pointsApart(solver, fair)];
  return [
    isSignificant(solver, fair)
      ? withFullStop(shareOfDeals(worthOfSight(tallies)))
      : t`Too close to call.`,
    joinSentences([
      t`Random moves win ${byChance} of these deals, moves without looking ahead ${byHints}, the player without peeking ${unseen}, and ${possible} can be won.`,
      t`To play well is worth ${skill}. To see all cards as well would be worth ${sight}.`,
    ]),
  ];
};

const shareOf = ({ won, games }: Tally): string => formatShare(won, games);

/** The chance that the first round of Eight Stacks places nothing: none of the eight aces and kings is among the 18 cards tried. */
export function idleRoundChance(): number {
  const [cards, tried, starters] = [52, Math.ceil(52 / 3), 8];
  let chance = 1;
  for (let n = 0; n < starters; n++) chance *= (cards - tried - n) / (cards - n);
  return chance;
}

/** One in how many games of Eight Stacks ended in the first round. */
export const firstRoundOneIn = ([tally]: readonly Tally[]): number =>
  tally ? Math.round(tally.games / Math.max(1, tally.scores[52] ?? 0)) : 0;

export function oneIn(games: number): string {
  const count = formatCount(games);
  return t`One in ${count}`;
}

/** How many games of Eight Stacks ended in the first round, with all 52 cards left. */
export const firstRoundFinding: Finding = ([tally]) => {
  if (!tally) return NO_ANSWER;
  const { games, scores } = tally;
  const ended = scores[52] ?? 0;
  const { share, interval } = estimateTexts(estimateOf(ended, games));
  const count = Math.round(games / Math.max(1, ended));
  return [
    withFullStop(oneIn(count)),
    joinSentences([
      t`${share} of games end in the first round (95% interval ${interval}), one in ${count}.`,
      comparison(ended, games, idleRoundChance()),
    ]),
  ];
};

/** Elevens by its number of places: the fewest and the most, and the standard game between them. */
export const placesFinding: Finding = (tallies) => {
  const [first, last] = [tallies[0], tallies.at(-1)];
  const standard = tallies.find(({ game }) => game === 'elevens');
  if (!first || !last || !standard) return NO_ANSWER;
  const [low, middle, high] = [shareOf(first), shareOf(standard), shareOf(last)];
  const [min, usual, max] = [placesOf(first), placesOf(standard), placesOf(last)];
  const next = tallies[tallies.indexOf(standard) + 1];
  const worth = next && pointsApart(next, standard);
  return [
    withFullStop(t`From ${low} to ${high}`),
    joinSentences([
      t`Elevens is won in ${low} of games with ${min} places, in ${middle} with the usual ${usual}, and in ${high} with ${max}.`,
      worth && t`The first place more than usual is worth ${worth}.`,
    ]),
  ];
};

const placesOf = ({ game }: Tally): string => valuesOf(game).places ?? '';

/** A guess of the value of a sweep that is won most often. */
export const highestGuess = (sweep: Sweep): Guessing =>
  namedGuess(
    sweep.values.map((value) => valueLabel(sweep, value)),
    (tallies) => {
      const max = Math.max(...tallies.map(rateOf));
      const value = sweep.values.find((_, i) => tallies[i] && rateOf(tallies[i]) === max);
      return value ? valueLabel(sweep, value) : '';
    },
  );

/** The highest and the lowest rates of any sweep, and how the highest two compare. */
export function sweepFinding(sweep: Sweep, tallies: readonly Tally[]): Answer {
  const rates = sweep.values.flatMap((value, i) => {
    const tally = tallies[i];
    return tally ? [{ name: valueLabel(sweep, value), tally }] : [];
  });
  const sorted = rates.sort((a, b) => rateOf(b.tally) - rateOf(a.tally));
  const [highest, second, ...others] = sorted;
  if (!highest || !second) return NO_ANSWER;
  const lowest = others.at(-1);
  const named = [
    { rank: 'highest', ...highest },
    { rank: lowest ? 'second' : 'lowest', ...second },
    ...(lowest ? [{ rank: 'lowest', ...lowest }] : []),
  ];
  const text = joinSentences([
    ...named.map(({ rank, name: label, tally }) => {
      const estimate = formatEstimate(tally);
      return select(rank, {
        highest: `Highest: ${label}, ${estimate}.`,
        second: `Second: ${label}, ${estimate}.`,
        other: `Lowest: ${label}, ${estimate}.`,
      });
    }),
    compareRates(highest, second),
  ]);
  return ['', text];
}

const byRate = (tallies: readonly Tally[]): readonly Tally[] =>
  tallies.toSorted((a, b) => rateOf(a) - rateOf(b));

/** The name of the game that is won least often; empty without games. */
export function hardestOf(tallies: readonly Tally[]): string {
  const [hardest] = byRate(tallies);
  return hardest ? gameOf(hardest.game).name : '';
}

/** Which of some games is won least often, if that is clear, and how the next one compares. */
export const hardestFinding: Finding = (tallies) => {
  const sorted = byRate(tallies);
  const [hardest, next] = sorted;
  if (!hardest || !next) return NO_ANSWER;
  const rates = formatList(sorted.map((each) => `${gameOf(each.game).name} ${shareOf(each)}`));
  const isClear = isSignificant(next, hardest);
  const { games } = hardest;
  const [name, other] = [gameOf(hardest.game).name, gameOf(next.game).name];
  const [apart, howOften] = [pointsApart(next, hardest), chanceInWords(next, hardest)];
  return [
    isClear ? withFullStop(name) : t`Too close to call.`,
    joinSentences([
      isClear ? t`${name} is the hardest.` : t`${name} and ${other} are too close to call.`,
      t`Win rates: ${rates}.`,
      plural(games, {
        one: `The lowest two differ by ${apart} over # game each; chance alone makes such a difference ${howOften}.`,
        other: `The lowest two differ by ${apart} over # games each; chance alone makes such a difference ${howOften}.`,
      }),
      isClear ? undefined : adviceFor(next, hardest),
    ]),
  ];
};
