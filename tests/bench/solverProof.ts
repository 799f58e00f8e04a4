import type { Draw } from '../../src/games/klondike/state';
import { compareSmallDeal } from '../support/smallDeals';
import { compareMoves, drawOneVerdict, judgeLine } from '../support/solverChecks';

const POSITIONS = 100_000;
/** Deals whose winning lines are judged. */
const LINE_DEALS = 100;
/** Deals solved with both draws. */
const DRAW_DEALS = 500;
const MAX_STEPS = 4_000;

/**
 * The full evidence for the solver's verdicts (docs/solver.md). `npm run proof:solver -- FIRST DEALS` compares DEALS
 * small deals from number FIRST with a plain exhaustive search; then its moves, winning lines and both draws.
 */
const [first = 0, deals = 20_000] = process.argv.slice(2).map(Number);
let won = 0;
let different = 0;
for (let n = first; n < first + deals; n++) {
  const result = compareSmallDeal(n);
  if (result.won) won++;
  if (result.agree) continue;
  different++;
  console.log(`They differ: ${result.name}, which ${result.won ? 'can' : 'cannot'} be won.`);
}
console.log(
  `${deals} small deals, ${won} of them winnable; solver and plain search differ on ${different}.`,
);

const differences = compareMoves(POSITIONS);
for (const difference of differences.slice(0, 20)) console.log(difference);
console.log(
  `Its moves at ${POSITIONS} positions of random play: ${differences.length} differences.`,
);

let lost = 0;
for (const draw of [3, 1] as readonly Draw[]) {
  let judged = 0;
  for (let deal = 0; deal < LINE_DEALS; deal++) {
    const line = judgeLine(draw, String(deal), 1);
    judged += line.judged;
    lost += line.lost.length;
  }
  console.log(`Draw ${draw}: ${judged} positions of winning lines judged, ${lost} called lost.`);
}

const verdicts = Array.from({ length: DRAW_DEALS }, (_, deal) =>
  drawOneVerdict(String(deal), MAX_STEPS),
);
const count = (verdict: string): number => verdicts.filter((each) => each === verdict).length;
console.log(
  `Of ${DRAW_DEALS} deals, ${DRAW_DEALS - verdicts.filter((each) => each === undefined).length} are won with draw three; ` +
    `with draw one ${count('won')} of these are won, ${count('unknown')} not decided, ${count('lost')} called lost.`,
);
process.exitCode = different + differences.length + lost + count('lost') === 0 ? 0 : 1;
