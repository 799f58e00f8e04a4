import { compareSmall } from '../support/smallDeals';

/** The solver against a plain exhaustive search on many small deals: `npm run proof:solver -- FIRST DEALS`. */
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
process.exitCode = different === 0 ? 0 : 1;
