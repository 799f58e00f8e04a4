import { readFileSync, writeFileSync } from 'node:fs';
import { type Curve, chanceBy, features, type Prospect, WEIGHTS } from '../src/chance/curves';
import { wilson } from '../src/engine/interval';
import { setupOfVariant, type VariantId } from '../src/games/index';

// Fits src/chance/curves.json to games of the fair player, and compares the curves with other games.
//
//   npm run curves -- [--keep] FILE …
//
// tools/fairGames.ts writes the files. Deals with an even number are fitted; the curves are compared with the others. With --keep
// the curves stay as they are, and are compared with all games.

const DATA = 'src/chance/curves.json';

/** What was known in a position of a fair player’s game. */
export interface PositionRecord extends Prospect {
  readonly undecided: number;
}

/** A game of the fair player. */
export interface FairGameRecord {
  readonly game: VariantId;
  readonly deal: number;
  readonly won: boolean;
  readonly seconds: number;
  readonly positions: readonly PositionRecord[];
}

/** A position, and whether its game was won. */
interface Example {
  readonly prospect: Prospect;
  readonly won: number;
}

/** Every position counts the same: games that are won are longer, so a weight by length would give the result away. */
const examplesOf = ({ won, positions }: FairGameRecord): readonly Example[] =>
  positions.map((prospect) => ({ prospect, won: Number(won) }));

/** Weights are pulled a little towards zero, which only matters for a feature that hardly varies. */
const PRIOR = 0.1;
const ROUNDS = 30;

const curveOf = (weights: readonly number[]): Curve =>
  Object.fromEntries(WEIGHTS.map((name, i) => [name, weights[i]])) as unknown as Curve;

/** The curve under which the results are the likeliest, found by Newton’s method. */
function fit(examples: readonly Example[]): Curve {
  let weights = WEIGHTS.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const curve = curveOf(weights);
    const gradient = weights.map((weight) => -PRIOR * weight);
    const curvature = WEIGHTS.map((_, i) => WEIGHTS.map((_, j) => (i === j ? PRIOR : 0)));
    for (const { prospect, won } of examples) {
      const chance = chanceBy(curve, prospect);
      const row = features(prospect);
      for (const [i, a] of row.entries()) {
        gradient[i] = (gradient[i] as number) + (won - chance) * a;
        const line = curvature[i] as number[];
        for (const [j, b] of row.entries())
          line[j] = (line[j] as number) + chance * (1 - chance) * a * b;
      }
    }
    const step = solved(curvature, gradient);
    weights = weights.map((weight, i) => weight + (step[i] as number));
  }
  return curveOf(weights.map((weight) => Number(weight.toFixed(4))));
}

/** Solves linear equations by Gauss’s elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] as number;
    for (let j = i; j < row.length; j++) row[j] = (row[j] as number) / pivot;
    for (const other of rows) {
      const factor = other[i] as number;
      if (other === row) continue;
      for (let j = i; j < row.length; j++)
        other[j] = (other[j] as number) - factor * (row[j] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}

/** One position in so many is compared, since those of one game share their result. */
const STRIDE = 8;
const BINS = 10;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const percent = (share: number): string => (100 * share).toFixed(0).padStart(3);

/** Prints how often positions were won, by the chance that a curve gives them, and whether games were won as often as it said. */
function compare(curve: Curve, games: readonly FairGameRecord[]): void {
  const compared = games.flatMap(({ won, positions }) =>
    positions
      .filter((_, n) => n % STRIDE === 0)
      .map((prospect) => ({
        won: Number(won),
        share: prospect.share,
        chance: chanceBy(curve, prospect),
      })),
  );
  for (let bin = 0; bin < BINS; bin++) {
    const some = compared.filter(
      ({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin,
    );
    if (some.length === 0) continue;
    const wins = some.reduce((sum, { won }) => sum + won, 0);
    const mean = some.reduce((sum, { chance }) => sum + chance, 0) / some.length;
    const { low, high } = wilson(wins, some.length);
    print(
      `  called ${percent(mean)}%: ${percent(wins / some.length)}% of ${some.length} won (${percent(low)} to ${percent(high)})`,
    );
  }
  const brier = (key: 'share' | 'chance'): string =>
    (
      compared.reduce((sum, each) => sum + (each[key] - each.won) ** 2, 0) / compared.length
    ).toFixed(4);
  // The fair player’s moves cost nothing by its own estimates, so that all of it is luck.
  const luck = games.map(
    ({ won, positions: [start] }) => Number(won) - chanceBy(curve, start as Prospect),
  );
  const mean = luck.reduce((sum, each) => sum + each, 0) / luck.length;
  const square = luck.reduce((sum, each) => sum + (each - mean) ** 2, 0) / luck.length;
  const error = Math.sqrt(square / luck.length);
  print(`  result − chance at the start: ${mean.toFixed(3)}, standard error ${error.toFixed(3)}`);
  print(`  Brier score ${brier('chance')}, of the plain share ${brier('share')}`);
}

const curves = JSON.parse(readFileSync(DATA, 'utf8')) as Curve[];
const keeps = process.argv[2] === '--keep';
const records = process.argv
  .slice(keeps ? 3 : 2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as FairGameRecord);
for (const game of new Set(records.map((each) => each.game))) {
  const games = records.filter((each) => each.game === game && each.positions.length > 0);
  const at = Number(setupOfVariant(game).stock) - 1;
  const curve = keeps
    ? (curves[at] as Curve)
    : fit(games.filter(({ deal }) => deal % 2 === 0).flatMap(examplesOf));
  curves[at] = curve;
  const wins = games.filter(({ won }) => won).length;
  const { low, high } = wilson(wins, games.length);
  print(
    `${game}: ${wins} of ${games.length} games won (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}%)`,
  );
  compare(
    curve,
    games.filter(({ deal }) => keeps || deal % 2 === 1),
  );
}
const lines = curves.map((curve) => `  ${JSON.stringify(curve, null, 1).replace(/\n ?/g, ' ')}`);
writeFileSync(DATA, `[\n${lines.join(',\n')}\n]\n`);
