import { offsetDeal } from '../engine/dealId';
import { type Job, MAX_GAMES } from '../lab/job';
import { parts } from '../lab/simulate';
import {
  addCounts,
  formatTallies,
  isOfThisVersion,
  noGames,
  parseTallies,
  type Tally,
  type TallyFile,
} from '../lab/tally';
import type { PatienceCommand } from './commandLine';
import type { PlayedJob } from './part';
import { InputError, quoteFile } from './program';
import { readRun, replaceRun } from './runFile';
import { addWorkers, playParts } from './workers';

/** Games that a worker plays at a time: more for a player that may be fast. A job of no more games needs no worker. */
function partSize({ player, fault }: PlayedJob): number {
  // A faulty game is played by its rules, which is slow.
  if (fault !== undefined) return 200;
  return player === 'automatic' ? 20_000 : player === 'fair' ? 1 : 100;
}
/** The least time between two saves, in milliseconds. */
const SAVE_MS = 3_000;

/** The options of a command that plays jobs, as typed. */
export interface RunOptions {
  readonly games?: string;
  readonly first?: string;
  readonly player?: string;
  readonly workers?: string;
  readonly resume?: string;
  readonly json?: true;
}

/** Adds the options of a command that plays jobs; `json` says what `--json` prints. */
export const addRunOptions = (command: PatienceCommand, json: string): PatienceCommand =>
  addWorkers(
    command
      .option('--games <n>', `how many deals to play, from 1 to ${MAX_GAMES}`)
      .option('--first <deal>', 'the number of the first deal'),
  )
    .option('--resume <file>', 'save the tallies in this file, and continue from it')
    .option('--json', json);

/**
 * Plays jobs one after another. If a file is given, tallies are saved to it during the run, and the run continues from it. Throws an
 * InputError if the file is of other runs, and an OutputError if it cannot be written.
 */
export async function runJobs(
  jobs: readonly PlayedJob[],
  workers: number,
  file: string | undefined,
): Promise<readonly Tally[]> {
  const tallies = file === undefined ? jobs.map(noGames) : readTallies(jobs, file);
  let savedAt = Number.NEGATIVE_INFINITY;
  for (const [i, job] of jobs.entries()) {
    let tally = tallies[i] ?? noGames(job);
    const first = offsetDeal(job.first, tally.games);
    const rest = { ...job, first, games: job.games - tally.games };
    const size = partSize(job);
    for await (const part of playParts(parts(rest, size), rest.games > size ? workers : 1)) {
      tally = addCounts(tally, part);
      tallies[i] = tally;
      const isDue = tally.games === job.games || performance.now() - savedAt > SAVE_MS;
      if (file === undefined || !isDue) continue;
      replaceRun(file, formatTallies(tallies.filter(({ games }) => games > 0)));
      savedAt = performance.now();
    }
  }
  return tallies;
}

/** The tallies of jobs in a file; empty ones if it does not exist. */
function readTallies(jobs: readonly Job[], file: string): Tally[] {
  const text = readRun(file);
  if (text === undefined) return jobs.map(noGames);
  const saved = parseTallies(text);
  if (!saved.ok) throw new InputError(`${quoteFile(file)} holds no run. ${saved.error}`);
  if (!saved.value.every(isOfThisVersion)) throw versionMismatch(file);
  const isOfJobs = saved.value.every((tally) => jobs.some((job) => isPartOf(tally, job)));
  if (!isOfJobs) throw ofOtherRuns(file);
  return jobs.map((job) => {
    const part = saved.value.find((tally) => isPartOf(tally, job));
    const { games, won, scores } = part ?? noGames(job);
    return { ...job, games, won, scores };
  });
}

/** The error about a file that another version of the program wrote. */
export const versionMismatch = (file: string): InputError =>
  new InputError(
    `${quoteFile(file)} is of another version of the program; give another file to begin again.`,
  );

/** The error about a file of other runs than those to be continued. */
export const ofOtherRuns = (file: string): InputError =>
  new InputError(
    `${quoteFile(file)} is of other runs; give the same command as before, or another file.`,
  );

/** True if a tally counts the first deals of a job, or all. */
const isPartOf = ({ game, player, ranges, effort }: TallyFile, job: Job): boolean => {
  const [range, ...others] = ranges;
  return (
    game === job.game &&
    player === job.player &&
    effort === undefined &&
    range?.first === job.first &&
    range.games <= job.games &&
    others.length === 0
  );
};
