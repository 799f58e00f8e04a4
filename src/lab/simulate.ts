import { offsetDeal } from '../engine/dealId';
import { shufflesFrom } from '../engine/fastShuffles';
import { gameOf } from '../games/all';
import { fastScores } from '../games/fastScores';
import type { Job } from './job';
import { playDeal } from './players';
import type { Tally } from './tally';

/** The result of a job. */
export interface SimulationResult {
  readonly tally: Tally;
  /** For each score, the index within the job of the first game that had it. */
  readonly examples: Readonly<Record<string, number>>;
}

/** Plays a job. The same job gives the same result anywhere. */
export function simulate(job: Job): SimulationResult {
  const { game, player, first, games } = job;
  const counts: number[] = [];
  const examples: Record<string, number> = {};
  const scoreOf = player === 'automatic' ? fastScorer(job) : ruleScorer(job);
  for (let n = 0; n < games; n++) {
    const score = scoreOf(n);
    const before = counts[score];
    if (before === undefined) examples[score] = n;
    counts[score] = (before ?? 0) + 1;
  }
  const scores = Object.fromEntries(Object.entries(counts));
  const won = counts[gameOf(game).winningScore] ?? 0;
  return { tally: { game, player, first, games, won, scores }, examples };
}

/** The score of game n; called for 0, 1, 2 … in this order. */
type Scorer = (n: number) => number;

/** Scores by the game's fast play, where it has one. */
function fastScorer(job: Job): Scorer {
  const scoreOf = fastScores[job.game];
  if (!scoreOf) return ruleScorer(job);
  const shuffles = shufflesFrom(job.first, job.games);
  return () => {
    const score = scoreOf(shuffles);
    shuffles.next();
    return score;
  };
}

/** Scores of games played through the rules. */
const ruleScorer =
  ({ game, player, first }: Job): Scorer =>
  (n) =>
    playDeal(game, player, offsetDeal(first, n));

/** A job in parts of at most `size` games. */
export function* parts(job: Job, size: number): Generator<Job> {
  for (let done = 0; done < job.games; done += size) {
    const games = Math.min(size, job.games - done);
    yield { ...job, first: offsetDeal(job.first, done), games };
  }
}
