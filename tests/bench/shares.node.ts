import { seenStateOf } from '../../src/chance/knowledge';
import { type Outlook, outlookOf } from '../../src/chance/outlook';
import { sum } from '../../src/engine/numbers';
import { gameOf, type VariantId } from '../../src/games/index';
import { limited, runToEnd } from '../../src/solver/gameSolver';
import { resumableSolve } from '../../src/solver/solve';
import { SHARE_VARIANTS } from '../support/variants';
import { report } from './report';

// How long it takes to compare the moves of a position in games without chances, in milliseconds of processor time.

const DEALS = 4;
/** The solver’s steps for a line, half of which leads to a position of mid-game. */
const STEPS = 600;
/** A 95 % interval of so much on either side counts as sharp. */
const SHARP = 0.1;

/** The states at the start and half-way on the solver’s lines of the first deals that it wins. */
function positionsOf(id: VariantId): readonly (readonly unknown[])[] {
  const { rules } = gameOf(id);
  const found: (readonly unknown[])[] = [];
  for (let deal = 1; found.length < 2 * DEALS; deal++) {
    const states: unknown[] = [rules.deal(String(deal))];
    const { line } = runToEnd(limited(resumableSolve(id, states[0]), STEPS));
    if (line.length === 0) continue;
    found.push([...states]);
    for (const move of line.slice(0, line.length / 2)) {
      const next = rules.apply(states.at(-1), move);
      if (next.ok) states.push(next.value);
    }
    found.push(states);
  }
  return found;
}

/** What it takes to compare the moves of a position. */
interface Measured {
  /** Milliseconds to the first figure, to the first figure of every move, to a sharp one of the best, and to the end. */
  readonly times: readonly number[];
  readonly moves: number;
  readonly undecided: number;
}

function measure(id: VariantId, states: readonly unknown[]): Measured | undefined {
  const begun = process.cpuUsage();
  const now = (): number => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
  const times = [0, 0, 0];
  let soFar: (() => Outlook) | undefined;
  let steps = 0;
  const outlook = runToEnd(
    outlookOf(id, seenStateOf(states), 0, (found) => {
      soFar = found;
    }),
    () => {
      // To say what is known takes time, too, so it is asked now and then, as in the page.
      const known = ++steps % 10 === 0 ? soFar?.() : undefined;
      if (!known) return true;
      const { moves } = known;
      const [best] = moves;
      const reached = [
        true,
        moves.length > 0 && moves.every(({ deals }) => deals > 0),
        best !== undefined && 1.96 ** 2 * best.share * (1 - best.share) <= SHARP ** 2 * best.deals,
      ];
      for (const [i, is] of reached.entries()) if (is) times[i] ||= now();
      return true;
    },
  );
  if (typeof outlook === 'string') return undefined;
  return { times: [...times, now()], moves: outlook.moves.length, undecided: outlook.undecided };
}

const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

for (const id of SHARE_VARIANTS) {
  const positions = positionsOf(id);
  measure(id, positions[1] ?? []);
  for (const [part, name] of ['start', 'mid-game'].entries()) {
    const all = positions.flatMap((states, n) =>
      n % 2 === part ? (measure(id, states) ?? []) : [],
    );
    if (all.length === 0) continue;
    const each = [0, 1, 2, 3].map((i) => mean(all.map(({ times }) => times[i] ?? 0)).toFixed(0));
    const moves = mean(all.map((measured) => measured.moves)).toFixed(0);
    const undecided = (100 * mean(all.map((measured) => measured.undecided))).toFixed(0);
    report(`${id}, ${name}: ${moves} moves, ${undecided} % undecided`, `${each.join(' · ')} ms`);
  }
}
