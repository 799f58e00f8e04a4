import { readFileSync } from 'node:fs';
import { openSession, playText } from '../console/session';
import { offsetDeal, parseDealNumber } from '../engine/dealId';
import { present } from '../engine/history';
import { quote } from '../engine/quote';
import { isKlondike } from '../games/all';
import type { Draw, KlondikeState } from '../games/klondike/state';
import { dealKlondike } from '../games/klondike/state';
import { formatMove } from '../games/klondike/text';
import { type Solution, solve } from '../solver/solve';
import { type Options, parseCount, parseDealt, parseGame } from './options';
import { InputError, need, print, printLines, UsageError } from './program';

const USUAL_SECONDS = '60';
const MAX_SECONDS = 86_400;
const MAX_DEALS = 1_000_000;

interface Timed extends Solution {
  readonly ms: number;
}

/** `solve klondike-3|klondike-1`: whether a deal can be won, and how; or many deals, as a table. */
export function solveCommand({ words, named }: Options): void {
  const id = need(parseGame(words[0]));
  if (!isKlondike(id)) {
    throw new UsageError(`The solver knows Klondike alone, not ${id}.`);
  }
  if (words.length > 1)
    throw new UsageError(`One game at a time, not also ${quote(words[1] ?? '')}.`);
  const draw = id === 'klondike-3' ? 3 : 1;
  const seconds = need(
    parseCount(named.get('seconds') ?? USUAL_SECONDS, 'The number of seconds', MAX_SECONDS),
  );
  const many = named.get('deals');
  if (many !== undefined) return solveMany(draw, many, seconds);

  const { number, deck } = need(parseDealt(named.get('deal'), named.get('deck')));
  let state = dealKlondike(draw, number, deck);
  const file = named.get('moves');
  if (file !== undefined) {
    const start = openSession(id, number, deck);
    const { session, bad } = playText(start, readMoves(file));
    if (bad) throw new InputError(`Line ${bad.line}: ${bad.why}`);
    state = present(session.history) as KlondikeState;
  }
  const { verdict, line, positions, ms } = timed(state, seconds);
  const moves = line.map(formatMove);
  if (named.has('json')) {
    print(`${JSON.stringify({ verdict, line: moves, positions, ms: Math.round(ms) })}\n`);
    return;
  }
  const how = verdict === 'winnable' ? ` in ${moves.length} moves` : '';
  printLines([`${verdict}${how}; ${positions} positions, ${Math.round(ms)} ms`, ...moves]);
}

function timed(state: KlondikeState, seconds: number): Timed {
  const start = performance.now();
  const end = start + seconds * 1000;
  const solution = solve(state, () => performance.now() < end, true);
  return { ...solution, ms: performance.now() - start };
}

/** A table of the deals A to B. */
function solveMany(draw: Draw, range: string, seconds: number): void {
  const [, from = '', to = ''] = /^([+-]?\d+)\.\.([+-]?\d+)$/.exec(range.trim()) ?? [];
  if (from === '') throw new UsageError(`${quote(range)} is not a range of deals, such as 0..199.`);
  const first = need(parseDealNumber(from));
  const count = BigInt(need(parseDealNumber(to))) - BigInt(first) + 1n;
  if (count < 1n || count > MAX_DEALS) {
    throw new UsageError(`A range holds 1 to ${MAX_DEALS} deals, in increasing order.`);
  }
  const row = (cells: readonly unknown[]): string =>
    cells.map((cell, i) => String(cell).padStart([10, 12, 7, 12, 8][i] ?? 0)).join('');
  printLines([row(['deal', 'verdict', 'moves', 'positions', 'ms'])]);
  const found: Record<string, number> = { winnable: 0, unwinnable: 0, unknown: 0 };
  for (let n = 0; n < Number(count); n++) {
    const deal = offsetDeal(first, n);
    const { verdict, line, positions, ms } = timed(dealKlondike(draw, deal), seconds);
    found[verdict] = (found[verdict] ?? 0) + 1;
    printLines([row([deal, verdict, line.length || '', positions, Math.round(ms)])]);
  }
  printLines([
    `${found.winnable} winnable, ${found.unwinnable} unwinnable, ${found.unknown} unknown`,
  ]);
}

function readMoves(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new InputError(`The file ${quote(file)} cannot be read.`);
  }
}
