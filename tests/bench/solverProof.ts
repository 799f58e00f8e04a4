import type { Draw } from '../../src/games/klondike/state';
import { compareSmall } from '../support/smallDeals';
import { compareMoves, easierWithOne, judgeLine } from '../support/solverChecks';

const POSITIONS = 100_000;
const LINES = 100;
const BOTH = 500;
const PIECES = 4_000;

/**
 * What the solver's verdicts rest on, in full: `npm run proof:solver -- FIRST DEALS`, the small deals that are
 * compared with a plain exhaustive search; then its moves, its winning lines, and one draw against the other.
 */
const [first = 0, deals = 20_000] = process.argv.slice(2).map(Number);
let won = 0;
let different = 0;
for (let n = first; n < first + deals; n++) {
  const result = compareSmall(n);
  if (result.won) won++;
  if (result.agree) continue;
  different++;
  console.log(`They differ: ${result.name}, which ${result.won ? 'can' : 'cannot'} be won.`);
}
console.log(
  `${deals} small deals, ${won} of them winnable; solver and plain search differ on ${different}.`,
);

const faults = compareMoves(POSITIONS);
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(`Its moves at ${POSITIONS} positions of random play: ${faults.length} differences.`);

let lost = 0;
for (const draw of [3, 1] as readonly Draw[]) {
  let judged = 0;
  for (let deal = 0; deal < LINES; deal++) {
    const line = judgeLine(draw, String(deal), 1);
    judged += line.judged;
    lost += line.lost.length;
  }
  console.log(`Draw ${draw}: ${judged} positions of winning lines judged, ${lost} called lost.`);
}

const answers = Array.from({ length: BOTH }, (_, deal) => easierWithOne(String(deal), PIECES));
const count = (answer: string): number => answers.filter((each) => each === answer).length;
console.log(
  `Of ${BOTH} deals, ${BOTH - answers.filter((each) => each === undefined).length} are won with draw three; ` +
    `with draw one ${count('won')} of these are won, ${count('unknown')} not decided, ${count('lost')} called lost.`,
);
process.exitCode = different + faults.length + lost + count('lost') === 0 ? 0 : 1;
