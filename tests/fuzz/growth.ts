import { collectGarbage } from '../bench/report';
import { PARSERS, type Parser, SHAPES } from '../support/hostile';
import { isSentence } from '../support/sentence';

/**
 * Characters of a text, which is then measured against one twice as long. The shorter pair finds what would not end in
 * a day at the longer one.
 */
const LENGTHS = [50_000, 500_000] as const;
/** Growth above which a parser that takes so many milliseconds is not linear. Quadratic is 4, and takes far longer. */
const MAX_GROWTH = 3;
const SLOW = 1_000;
/** Shorter times, in milliseconds, say nothing about growth. */
const MEASURABLE = 5;
const RUNS = 3;

/** Milliseconds of the processor for a text of some shape and for one twice as long. */
interface Measured {
  readonly shape: string;
  readonly once: number;
  readonly twice: number;
}

const growthOf = ({ once, twice }: Measured): number => twice / once;
const isSteep = (measured: Measured): boolean =>
  measured.twice > SLOW && growthOf(measured) > MAX_GROWTH;

/** Runs every parser on long texts and prints how its time grows. Returns what is wrong, a line each. */
export async function measureGrowth(): Promise<readonly string[]> {
  console.log('For each parser the text of 10^6 characters that takes it longest: processor time,');
  console.log(
    'and its growth from half as many characters. Where time is linear, growth is near 2.',
  );
  const all: string[] = [];
  for (const [name, parser] of Object.entries(PARSERS)) {
    const answers = await Promise.all(
      Object.keys(SHAPES).map((shape) => wrongAnswer(parser, shape)),
    );
    const faults = answers.filter((answer) => answer !== undefined);
    const measured = faults.length > 0 ? [] : await measureShapes(parser);
    for (const each of measured.filter(isSteep)) {
      faults.push(
        `${each.shape} take ${growthOf(each).toFixed(1)} times as long at twice the length`,
      );
    }
    const slowest = measured.toSorted((a, b) => b.twice - a.twice)[0];
    if (slowest) print(name, slowest);
    all.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  return all;
}

function print(name: string, measured: Measured): void {
  const growth = measured.twice < MEASURABLE ? '–' : growthOf(measured).toFixed(1);
  const time = `${measured.twice.toFixed(0).padStart(6)} ms`;
  console.log(`${name.padEnd(36)} ${time}   growth ${growth.padStart(4)}   ${measured.shape}`);
}

/** What is wrong with the answer to a text of some shape; nothing if it is accepted or refused in a sentence. */
async function wrongAnswer(parser: Parser, shape: string): Promise<string | undefined> {
  try {
    const answer = await parser(textOf(shape, LENGTHS[0]));
    if (answer === undefined || isSentence(answer)) return undefined;
    return `${shape} are answered with ${JSON.stringify(answer.slice(0, 200))}`;
  } catch (error) {
    return `${shape} make it throw ${error}`;
  }
}

const textOf = (shape: string, length: number): string => SHAPES[shape]?.(length) ?? '';

/** Measures every shape, or up to the first that is steep. */
async function measureShapes(parser: Parser): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const shape of Object.keys(SHAPES)) {
    for (const length of LENGTHS) {
      const each = await measure(parser, shape, length);
      if (length === LENGTHS.at(-1) || isSteep(each)) measured.push(each);
      if (isSteep(each)) return measured;
    }
  }
  return measured;
}

async function measure(parser: Parser, shape: string, length: number): Promise<Measured> {
  const [short, long] = [textOf(shape, length), textOf(shape, 2 * length)];
  let [once, twice] = [await timeOf(parser, short), await timeOf(parser, long)];
  // Other work of the engine only adds to a time, so the shortest of several is nearest to the truth.
  for (let n = 1; n < RUNS && twice > MEASURABLE; n++) {
    collectGarbage();
    once = Math.min(once, await timeOf(parser, short));
    twice = Math.min(twice, await timeOf(parser, long));
  }
  return { shape, once, twice };
}

async function timeOf(parser: Parser, text: string): Promise<number> {
  const start = process.cpuUsage();
  await parser(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
