import { type DealNumber, offsetDeal } from '../engine/dealNumber';
import type { GameId } from '../games';
import { type PlayerName, playDeal } from './players';
import type { Tally } from './tally';

/** The deals `first` to `first + games − 1` of a game, played to their ends. */
export interface Job {
  readonly game: GameId;
  readonly player: PlayerName;
  readonly first: DealNumber;
  readonly games: number;
}

/** What comes of a job. The same job gives the same tally, wherever it runs. */
export function simulate({ game, player, first, games }: Job): Tally {
  const scores: Record<string, number> = {};
  let won = 0;
  for (let n = 0; n < games; n++) {
    const outcome = playDeal(game, player, offsetDeal(first, n));
    if (outcome.won) won++;
    scores[outcome.score] = (scores[outcome.score] ?? 0) + 1;
  }
  return { game, player, first, games, won, scores };
}

/** A job in parts of at most `size` games. */
export function* parts(job: Job, size: number): Generator<Job> {
  for (let done = 0; done < job.games; done += size) {
    const games = Math.min(size, job.games - done);
    yield { ...job, first: offsetDeal(job.first, done), games };
  }
}
