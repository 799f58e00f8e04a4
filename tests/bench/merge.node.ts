import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { formatTally } from '../../src/lab/tally';
import { programFile } from '../support/terminal';
import { percentile, report } from './report';

const SHARDS = 1_000;
const GAMES = 1_000_000;
const RUNS = 9;

/** The median time that the terminal program takes with these arguments, in milliseconds, its start included. */
function medianMs(...args: readonly string[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    execFileSync(process.execPath, [programFile(), ...args], { stdio: 'pipe' });
    return performance.now() - start;
  });
  return percentile(times, 0.5);
}

const folder = mkdtempSync(join(tmpdir(), 'shards-'));
const files = Array.from({ length: SHARDS }, (_, shard) => {
  const file = join(folder, `${shard}.json`);
  const first = String(shard * GAMES);
  const scores = { 8: 60_000, 9: 150_000, 10: 270_000, 11: 330_000, 12: 190_000 };
  const counts = { first, games: GAMES, won: scores[12], scores };
  writeFileSync(file, formatTally({ game: 'pictures', player: 'automatic', ...counts }));
  return file;
});
const range = ['--deals', `0..${SHARDS * GAMES - 1}`];
const [one, all] = [medianMs('merge', ...files.slice(0, 1)), medianMs('merge', ...files, ...range)];
rmSync(folder, { recursive: true });
report('merge of 1 shard, the start of the program included', `${Math.round(one)} ms`);
report('merge of 1,000 shards', `${Math.round(all)} ms`, '1,000 ms');
report('  times as long as of 1 shard', (all / one).toFixed(1));
