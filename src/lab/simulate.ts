import { offsetDeal } from '../engine/dealId';
import { shufflesFrom } from '../engine/fastShuffles';
import { gameOf } from '../games/all';
import { fastScores } from '../games/fastScores';
import type { Job } from './job';
import { playDeal } from './players';
import type { Tally } from './tally';

/** What comes of a job, and where in it each score came up first. */
export interface Played {
  readonly tally: Tally;
  /** The number of the first such game in the job, counted from 0, by score. */
  readonly examples: Readonly<Record<string, number>>;
}

/** What comes of a job. The same job gives the same tally, wherever it runs. */
export function simulate(job: Job): Played {
  const { game, player, first, games } = job;
  const counts: number[] = [];
  const examples: Record<string, number> = {};
  const scoreOf = player === 'automatic' ? quickScores(job) : plainScores(job);
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

/** Scores of one deal after another, by the game's own fast play. */
function quickScores({ game, player, first, games }: Job): (n: number) => number {
  const scoreOf = fastScores[game];
  if (!scoreOf) return plainScores({ game, player, first, games });
  const shuffles = shufflesFrom(first, games);
  return () => {
    const score = scoreOf(shuffles);
    shuffles.next();
    return score;
  };
}

/** Scores of deals played through the rules. */
const plainScores =
  ({ game, player, first }: Job) =>
  (n: number): number =>
    playDeal(game, player, offsetDeal(first, n));

/** A job in parts of at most `size` games. */
export function* parts(job: Job, size: number): Generator<Job> {
  for (let done = 0; done < job.games; done += size) {
    const games = Math.min(size, job.games - done);
    yield { ...job, first: offsetDeal(job.first, done), games };
  }
}
