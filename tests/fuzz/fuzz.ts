import { randomInt } from 'node:crypto';
import { parseCount, parseOptions } from '../../src/cli/options';
import { addresses } from './addresses';
import { diceOf } from './dice';
import type { Engine } from './engine';
import { files } from './files';
import { measureGrowth } from './growth';
import { lines } from './lines';
import { moves } from './moves';
import { stores } from './stores';

// `npm run fuzz` measures the growth of every parser, then tries things at random for half a minute. With `--minutes N` or
// `--seed S` it only does the latter: for N minutes, starting with the round of seed S.

const ENGINES: readonly Engine[] = [moves, addresses, stores, lines, files];
const DEFAULT_MINUTES = '0.5';
const MAX_SEED = 1_000_000_000;

/** Tries one round after another until the minutes are over. Returns what does not hold, or nothing. */
async function fuzz(first: number, minutes: number): Promise<string | undefined> {
  console.log(`Seed ${first}, ${minutes} minutes.`);
  const counts = new Map<string, number>();
  const end = performance.now() + minutes * 60_000;
  let seed = first;
  for (; performance.now() < end || seed === first; seed++) {
    for (const { name, run } of ENGINES) {
      try {
        for (const [what, count] of Object.entries(await run(diceOf(seed)))) {
          const key = `${name}: ${what}`;
          counts.set(key, (counts.get(key) ?? 0) + count);
        }
      } catch (error) {
        const why = error instanceof Error ? error.stack : String(error);
        return `${name} of seed ${seed}: ${why}\nTo see it again: npm run fuzz -- --seed ${seed}`;
      }
    }
  }
  console.log(`${seed - first} rounds of ${ENGINES.map(({ name }) => name).join(', ')}.`);
  for (const [key, count] of counts) console.log(`${key.padEnd(28)} ${count}`);
  return undefined;
}

async function main(args: readonly string[]): Promise<readonly string[]> {
  const options = parseOptions(args, ['minutes', 'seed'], []);
  if (!options.ok) return [options.error];
  const { words, named } = options.value;
  const minutes = Number(named.get('minutes') ?? DEFAULT_MINUTES);
  const given = named.get('seed');
  const seed = parseCount(given ?? String(randomInt(1, MAX_SEED)), 'The seed', MAX_SEED);
  if (!seed.ok) return [seed.error];
  if (!(minutes > 0) || words.length > 0) return ['It takes --minutes N and --seed S.'];
  const faults = named.size === 0 ? measureGrowth() : [];
  const broken = await fuzz(seed.value, minutes);
  return broken === undefined ? faults : [...faults, broken];
}

const faults = await main(process.argv.slice(2));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
