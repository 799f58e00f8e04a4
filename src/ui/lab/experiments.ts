import { t } from '@lingui/core/macro';
import { keysOf } from '../../engine/keysOf';
import { gameOf, type VariantId } from '../../games/index';
import { ODDS, oddsInterval } from '../../games/odds';
import type { Job, PlayerName } from '../../lab/job';
import type { RiffleTrials } from '../../lab/riffles';
import type { ShuffleName } from '../../lab/shuffleStudy';
import { jobsOf, parseSweep } from '../../lab/sweep';
import type { Tally } from '../../lab/tally';
import { formatCount, formatPercent, joinSentences, withFullStop } from '../../locales/format';
import { formatPart } from '../charts/numbers';
import { rateOf } from './comparison';
import {
  type Answer,
  allSeeingFinding,
  type Finding,
  firstRoundFinding,
  firstRoundOneIn,
  hardestFinding,
  hardestOf,
  highestGuess,
  isOneInThirteen,
  oneIn,
  placesFinding,
  shareOfDeals,
  skillFinding,
  sweepFinding,
  thirteenFinding,
  worthOfSight,
} from './findings';
import { type Guessing, namedGuess, numberGuess } from './guesses';
import { ENOUGH } from './riffleRates';
import type { SweepRun } from './sweepText';

/** What is asked, and guessed first by a player who likes to. */
interface Question {
  readonly question: () => string;
  /** The answers to choose from. */
  readonly guess: () => Guessing;
  /** What is guessed, if it is not the question itself. */
  readonly guessed?: () => string;
}

/** A question that runs answer, one after another. */
export interface Series extends Question {
  readonly answer: Finding;
  /** The runs, in the order in which they are played and shown. */
  readonly jobs: readonly Job[];
  /** The sweep that they are, if they are one. */
  readonly sweep?: SweepRun;
  /** A score that the charts read out from the start. */
  readonly highlight?: number;
}

/** A question answered by shuffling. */
interface ShuffleStudy extends Question {
  readonly shuffle: ShuffleName;
  readonly passes: number;
  /** Riffles to count and compare with theory. */
  readonly trials?: RiffleTrials;
}

/** A question answered by verdicts that were counted before. */
interface OddsStudy extends Question {
  readonly isCounted: true;
}

type Experiment = (Series | ShuffleStudy | OddsStudy) & {
  /** What it does, in a few words. */
  readonly about: () => string;
  /** What to watch for, shown before the run. */
  readonly lookAt: () => string;
  /** The answer, unless it is counted. */
  readonly known?: () => Answer;
};

/** The runs of a sweep, which say what value is won most often. */
export function sweepSeries(run: SweepRun): Series {
  const { sweep, first, games } = run;
  const question = (): string => t`Which is won most often?`;
  return {
    question,
    guess: () => highestGuess(sweep),
    guessed: question,
    jobs: jobsOf(sweep, first, games),
    sweep: run,
    answer: (tallies) => sweepFinding(sweep, tallies),
  };
}

/** A sweep with this many games for each value. Throws if the text is wrong: it is our own. */
function ownSweep(text: string, games: number): Series {
  const sweep = parseSweep(text);
  if (!sweep.ok) throw new Error(sweep.error);
  return sweepSeries({ sweep: sweep.value, games, first: '0' });
}

const jobOf = (game: VariantId, games: number, player: PlayerName = 'automatic'): Job => ({
  game,
  player,
  games,
  first: '0',
});

/** In how many games most deals can be won, for certain. */
const mostlyWinnable = (): number => ODDS.filter((odds) => oddsInterval(odds).low > 1 / 2).length;

function oddsAnswer(): Answer {
  const unclear = ODDS.map(oddsInterval).filter(({ low, high }) => low <= 1 / 2 && high > 1 / 2);
  const count = formatCount(unclear.length);
  return [
    withFullStop(ofAllGames(mostlyWinnable())),
    joinSentences([
      t`In so many games and variants, more than half of the deals can be won.`,
      t`Of ${count} more, too many deals are unknown to say so.`,
    ]),
  ];
}

const SUM_GAMES = ['elevens', 'thirteens', 'tens'] as const;

const percent = (share: number): string => formatPercent(share, share < 0.1 ? 1 : 0);

/** Yes or no, of which a function says which is right. */
function yesOrNo(isTrue: (tallies: readonly Tally[]) => boolean): Guessing {
  const [yes, no] = [
    t({ message: 'Yes', comment: 'a guess, as an answer to the lab’s question' }),
    t({ message: 'No', comment: 'a guess, as an answer to the lab’s question' }),
  ];
  return namedGuess([yes, no], (tallies) => (isTrue(tallies) ? yes : no));
}

/** `60 of 85`, of the games whose odds are known. */
const ofAllGames = (games: number): string => formatPart(games, ODDS.length);

/** Keeps the names of a table as a type. */
const tableOf = <Name extends string>(table: Readonly<Record<Name, Experiment>>) => table;

/** The ready questions by their names in addresses, in the order of the page. */
export const experiments = tableOf({
  odds: {
    question: () => t`Which solitaire can be won?`,
    about: () => t`The odds of every game, counted by the solver.`,
    guessed: () => t`In how many games and variants can more than half of the deals be won?`,
    guess: () => numberGuess([20, 40, 60, 80], ofAllGames, mostlyWinnable),
    lookAt: () =>
      t`How many deals can be won by somebody who sees every card? The bars are 95% intervals. Deals on which the solver gave up are unknown and make them wider.`,
    isCounted: true,
    known: oddsAnswer,
  },
  'one-in-thirteen': {
    question: () => t`Is Perditio Tempus really one in thirteen?`,
    about: () => t`A million games of Perditio Tempus.`,
    guess: () => yesOrNo(isOneInThirteen),
    lookAt: () =>
      t`The dashed line is one in thirteen. Watch where the win rate settles as the run grows.`,
    jobs: [jobOf('perditio-tempus', 1_000_000)],
    answer: thirteenFinding,
  },
  skill: {
    question: () => t`How much does skill matter in Klondike?`,
    about: () => t`The same 500 deals, played at random, without looking ahead, and by the solver.`,
    guessed: () => t`How many of these deals are won without looking ahead?`,
    guess: () =>
      numberGuess([0.02, 0.15, 0.4, 0.8], percent, ([, hints]) => (hints ? rateOf(hints) : 0)),
    lookAt: () =>
      t`One player moves at random, and one takes the move that looks best, without looking ahead. The solver, which sees every card, says which deals can be won at all. Compare the three.`,
    jobs: (['random', 'hints', 'solver'] as const).map((player) =>
      jobOf('klondike-3', 500, player),
    ),
    answer: skillFinding,
  },
  'all-seeing': {
    question: () => t`How much is it worth to see all cards?`,
    about: () => t`The same 50 deals of Klondike, played by four players. Takes some minutes.`,
    guess: () => numberGuess([0.1, 0.2, 0.35, 0.6], shareOfDeals, worthOfSight),
    lookAt: () =>
      t`One player moves at random, one takes the move that looks best, without looking ahead, and one plays as well as it can without peeking at hidden cards. The solver, which sees every card, says which deals can be won at all. Compare the last two.`,
    jobs: (['random', 'hints', 'fair', 'solver'] as const).map((player) =>
      jobOf('klondike-3', 50, player),
    ),
    answer: allSeeingFinding,
  },
  places: {
    ...ownSweep('elevens;places=6..14', 200_000),
    question: () => t`How much do more places help in Elevens?`,
    about: () => t`200,000 games with each of 6 to 14 places.`,
    guessed: () => t`How many of the games with 14 places are won?`,
    guess: () =>
      numberGuess([0.2, 0.5, 0.9], percent, (tallies) => Math.max(...tallies.map(rateOf))),
    lookAt: () =>
      t`The rules are the same, and so are the decks; only the number of cards on the table changes. Look at how steep the chart is.`,
    answer: placesFinding,
  },
  riffles: {
    question: () => t`How many riffles mix a deck?`,
    about: () => t`50,000 sorted decks, riffle by riffle.`,
    guess: () => numberGuess([3, 5, 7, 12], formatCount, () => ENOUGH),
    lookAt: () =>
      t`A riffle cuts the deck in two and lets the parts fall into each other. The distance says how much of the old order is left: at 100% anyone could tell the deck from a fairly shuffled one, at 0% nobody could. Look for the riffle at which it drops.`,
    shuffle: 'riffle',
    passes: 7,
    trials: { cards: 52, riffles: 12, times: 50_000 },
  },
  'first-round': {
    question: () => t`How rare is a game that ends in the first round?`,
    about: () => t`A million games of Eight Stacks.`,
    guess: () => numberGuess([4, 40, 400, 4000], oneIn, firstRoundOneIn),
    lookAt: () =>
      t`Eight Stacks ends in its first round if no ace or king comes up, so that no card is placed. Look at the bar for 52 cards left.`,
    jobs: [jobOf('eight-stacks', 1_000_000)],
    highlight: 52,
    answer: firstRoundFinding,
  },
  'three-sums': {
    question: () => t`Which is hardest: Elevens, Thirteens or Tens?`,
    about: () => t`200,000 games of each.`,
    guess: () =>
      namedGuess(
        SUM_GAMES.map((game) => gameOf(game).name),
        hardestOf,
      ),
    lookAt: () =>
      t`No choice changes how these games end, so the deck alone decides. Compare the win rates; the distributions below say how many cards were left.`,
    jobs: SUM_GAMES.map((game) => jobOf(game, 200_000)),
    highlight: 0,
    answer: hardestFinding,
  },
  'fair-shuffle': {
    question: () => t`Can a shuffle look fair but be biased?`,
    about: () => t`100,000 shuffles that swap each card with any other.`,
    guess: () => yesOrNo(() => true),
    lookAt: () =>
      t`A fair shuffle sends every card to every place equally often, so its map has one colour. Look for a pattern, then choose the selection shuffle to compare.`,
    shuffle: 'naive',
    passes: 1,
    known: () => [
      t`Yes.`,
      t`A deck looks well mixed, yet each card comes to some places more often than to others.`,
    ],
  },
  'perfect-shuffle': {
    question: () => t`How many perfect shuffles restore a deck?`,
    about: () => t`A sorted deck, shuffle by shuffle.`,
    guess: () => numberGuess([4, 8, 26, 52], formatCount, () => 8),
    lookAt: () =>
      t`A perfect shuffle lays the two halves into each other, card by card. Look for the row that is like the first one.`,
    shuffle: 'perfect',
    passes: 8,
    known: () => [t`Eight.`, t`Then all 52 cards are where they were.`],
  },
});

/** A ready question, by its name in addresses. */
export type ExperimentName = keyof typeof experiments;

export const EXPERIMENTS = keysOf(experiments);

export const isExperiment = (text: string): text is ExperimentName =>
  Object.hasOwn(experiments, text);
