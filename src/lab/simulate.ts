import { CARDS_IN_DECK } from '../engine/card';
import { offsetDeal } from '../engine/dealId';
import { shufflesFrom } from '../engine/fastShuffles';
import type { DealScore, WinCount } from '../engine/game';
import { fastPlayerOf, fastScoreOf } from '../games/fastPlay';
import type { DealRange } from './dealRange';
import type { Job } from './job';
import { kernelShuffles } from './kernel/kernelShuffles';
import { playDeal } from './players';
import type { Tally } from './tally';

/** The result of a job. */
export interface SimulationResult {
  readonly tally: Tally;
  /** Counts along the way, closest together at the beginning; the last one is of the whole job. */
  readonly milestones: readonly WinCount[];
  /** For each score, the index within the job of the first game that had it. */
  readonly examples: Readonly<Record<string, number>>;
}

const MILESTONES = 100;

/** The numbers of games after which a milestone is taken, in their order. */
const milestonesOf = (games: number): readonly number[] => [
  ...new Set(
    Array.from({ length: MILESTONES }, (_, i) => Math.ceil(games * ((i + 1) / MILESTONES) ** 2)),
  ),
];

/** Plays a job, by default by its player. The result is the same on every machine. */
export function simulate(job: Job, play = scorerOf(job)): SimulationResult {
  const { game, player, first, games } = job;
  const scores: Record<number, number> = {};
  const examples: Record<string, number> = {};
  const milestones: WinCount[] = [];
  const milestonesAt = milestonesOf(games);
  let won = 0;
  for (let n = 0; n < games; n++) {
    const { score, won: isWon } = play(n);
    if (isWon) won++;
    if (scores[score] === undefined) examples[score] = n;
    scores[score] = (scores[score] ?? 0) + 1;
    if (n + 1 === milestonesAt[milestones.length]) milestones.push({ games: n + 1, won });
  }
  return { tally: { game, player, first, games, won, scores }, milestones, examples };
}

/** Plays game n. It is called for 0, 1, 2 … in this order. */
type Scorer = (n: number) => DealScore;

/** Scores by the fast play of the game, if it has one. */
function scorerOf(job: Job): Scorer {
  const fast = job.player === 'automatic' ? fastScoreOf(job.game) : undefined;
  if (!fast) return playerScorer(job);
  const { winningScore, scoreOf } = fast;
  const shuffles = kernelShuffles(job.first, job.games, fast) ?? shufflesFrom(job.first, fast);
  // One object a score, so that no game allocates any.
  const results = Array.from({ length: CARDS_IN_DECK + 1 }, (_, score) => ({
    score,
    won: score === winningScore,
  }));
  return () => {
    const score = scoreOf(shuffles);
    shuffles.next();
    return results[score] as DealScore;
  };
}

/** Scores by a player: its fast form on typed arrays if there is one, else the rules. */
function playerScorer({ game, player, first }: Job): Scorer {
  const play = fastPlayerOf(game, player) ?? ((deal) => playDeal(game, player, deal));
  return (n) => play(offsetDeal(first, n));
}

/** A job, or other work on a range of deals, in parts of at most `size` games. */
export function* parts<Range extends DealRange>(range: Range, size: number): Generator<Range> {
  for (let done = 0; done < range.games; done += size) {
    const games = Math.min(size, range.games - done);
    yield { ...range, first: offsetDeal(range.first, done), games };
  }
}
