import { randomInt } from 'node:crypto';
import { Command } from 'commander';
import fc from 'fast-check';
import { addresses } from './addresses';
import { diceOf } from './dice';
import type { Engine } from './engine';
import { files } from './files';
import { measureGrowth } from './growth';
import { lines } from './lines';
import { moves } from './moves';
import { stores } from './stores';

// `npm run fuzz` measures the growth of every parser, then tries things at random for half a minute. With an option it only
// does the latter.

const ENGINES: readonly Engine[] = [moves, addresses, stores, lines, files];
const NAMES = ENGINES.map(({ name }) => name).join(', ');
const MAX_SEED = 1_000_000_000;

interface Options {
  readonly minutes: string;
  readonly seed?: string;
  readonly run?: string;
  readonly engine?: string;
}

/** Tries one thing again and again for some minutes. Returns what does not hold, in its simplest form, or nothing. */
async function fuzz(
  { name, run }: Engine,
  minutes: number,
  parameters: { readonly seed: number; readonly path?: string },
): Promise<string | undefined> {
  const counts = new Map<string, number>();
  const property = fc.asyncProperty(fc.gen(), async (values) => {
    for (const [what, count] of Object.entries(await run(diceOf(values)))) {
      counts.set(what, (counts.get(what) ?? 0) + count);
    }
  });
  const found = await fc.check(property, {
    ...parameters,
    numRuns: Number.MAX_SAFE_INTEGER,
    interruptAfterTimeLimit: minutes * 60_000,
  });
  // It counts as failed, without an example, if the time is up before the first try has ended.
  if (found.failed && found.counterexamplePath !== null) {
    const { seed, counterexamplePath, numShrinks, errorInstance } = found;
    const why = errorInstance instanceof Error ? errorInstance.stack : String(errorInstance);
    // What is drawn while it runs can be found again from the first run only, and is made simpler once more.
    const failed = counterexamplePath.split(':', 1);
    const again = `npm run fuzz -- --engine ${name} --seed ${seed} --run ${failed}`;
    return `${name}, made simpler ${numShrinks} times: ${why}\nTo see it again: ${again}`;
  }
  for (const [what, count] of counts) console.log(`${`${name}: ${what}`.padEnd(28)} ${count}`);
  return undefined;
}

async function main(args: readonly string[]): Promise<readonly string[]> {
  const options = new Command('fuzz')
    .description('Tries things at random. A failure is made as simple as the time allows.')
    .option('--minutes <n>', 'how long', '0.5')
    .option('--seed <n>', 'begin with the random choices of this seed')
    .option('--run <n>', 'begin with this run of the seed')
    .option('--engine <name>', `try only one of ${NAMES}`)
    .parse(args, { from: 'user' })
    .opts<Options>();
  const { run } = options;
  const [minutes, seed] = [options.minutes, options.seed ?? randomInt(1, MAX_SEED)].map(Number);
  const engines = ENGINES.filter(({ name }) => name === (options.engine ?? name));
  if (!minutes || !(minutes > 0)) return ['The number of minutes must be more than 0.'];
  if (seed === undefined || !Number.isInteger(seed)) return ['The seed must be a whole number.'];
  if (engines.length === 0) return [`The engine must be one of ${NAMES}.`];
  if (run !== undefined && engines.length > 1) return ['A run goes with one engine.'];
  const faults = args.length === 0 ? await measureGrowth() : [];
  console.log(`Seed ${seed}, ${minutes} minutes.`);
  const parameters = { seed, ...(run !== undefined && { path: run }) };
  const found: (string | undefined)[] = [];
  for (const engine of engines) {
    found.push(await fuzz(engine, minutes / engines.length, parameters));
  }
  return [...faults, ...found.filter((fault) => fault !== undefined)];
}

const faults = await main(process.argv.slice(2));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
