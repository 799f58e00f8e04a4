import { playedTranscript } from '../console/dialogue';
import type { DealId } from '../engine/dealId';
import { playsItself } from '../engine/game';
import type { AnyConsoleGame } from '../engine/lines';
import { pythonRandom } from '../engine/pythonRandom';
import type { RandomBelow } from '../engine/shuffle';
import { removalOf, setupOfVariant, type VariantId } from '../games/index';

/** The most moves that are typed for a deal. */
const MAX_MOVES = 200;

/** The lines that are typed for a deal after its number, the same each time; none for a program that asks for nothing else. */
export function typedLines(id: VariantId, game: AnyConsoleGame, deal: DealId): readonly string[] {
  const random = pythonRandom(deal).randomBelow;
  if (game.lines.printing?.asks === 'lines')
    return [...answers(playedTranscript(game, game.rules.deal(deal)).lines.length, random), 'q'];
  return playsItself(game) ? [] : [...moves(id, game, deal, random), 'q'];
}

/** One of some things at random; there is at least one. */
const oneOf = <T>(things: readonly T[], random: RandomBelow): T =>
  things[random(things.length)] as T;

/** Answers to the question which of so many lines to print: all, the last, a range, and one that is wrong. */
function answers(total: number, random: RandomBelow): readonly string[] {
  const from = 1 + random(total);
  const to = from + random(total - from + 1);
  const range = `${from}--${to}`;
  return [
    String(total),
    `-${1 + random(total)}`,
    oneOf([range, ` ${range} `, `${from} -- ${to}`, `   ${from}  --${to}`], random),
    oneOf(
      [
        '+3',
        '0',
        '-0',
        `${total + 1}`,
        `-${total + 1}`,
        '5--2',
        '- 3',
        '2-5',
        '--',
        'Q',
        '1.5',
        '',
      ],
      random,
    ),
  ];
}

/**
 * A game as it is typed: legal moves to its end, or 200 of them, with lines between them that must be refused, and in Klondike moves
 * that are taken back. In even deals all moves are the hints; in odd ones half of them are moves at random.
 */
function* moves(
  id: VariantId,
  game: AnyConsoleGame,
  deal: DealId,
  random: RandomBelow,
): Generator<string, undefined> {
  const isByHints = !/[13579]$/.test(deal);
  let state = game.rules.deal(deal);
  for (let n = 0; n < MAX_MOVES && game.rules.status(state) === 'playing'; n++) {
    if (random(3) === 0) {
      const line = wrongLine(id, game, state, random);
      if (line !== undefined) yield line;
    }
    const hint = isByHints || random(2) === 0 ? game.advice?.hint?.(state) : undefined;
    const move = hint ?? oneOf(game.rules.legalMoves(state), random);
    const next = game.rules.apply(state, move);
    if (!next.ok) return;
    yield game.text.formatMove(move);
    // The Elevens Lab takes nothing back.
    if (!removalOf(id) && random(12) === 0) {
      yield 'z';
      yield game.text.formatMove(move);
    }
    state = next.value;
  }
}

/** How many lines are tried until one is found that is refused. */
const TRIES = 40;

/** A line that looks like a move and is refused. */
function wrongLine(
  id: VariantId,
  game: AnyConsoleGame,
  state: unknown,
  random: RandomBelow,
): string | undefined {
  for (let n = 0; n < TRIES; n++) {
    const line = removalOf(id) ? somePlaces(id, random) : someTransfer(id, random);
    const move = game.lines.parseMove(line, state);
    if (move.ok && !game.rules.apply(state, move.value).ok) return line;
  }
  return undefined;
}

/** Numbers of places, mostly two of them; one may be beyond the last. */
function somePlaces(id: VariantId, random: RandomBelow): string {
  const count = removalOf(id)?.row ?? 1;
  const chosen = Array.from({ length: [2, 2, 2, 1, 3][random(5)] ?? 2 }, () => 1 + random(count));
  return [...chosen, ...(random(20) === 0 ? [count + 1] : [])].join(' ');
}

/** A move from one pile to another. */
function someTransfer(id: VariantId, random: RandomBelow): string {
  const columns = setupOfVariant(id).columns.map((_, i) => `c${i + 1}`);
  const foundations = ['f1', 'f2', 'f3', 'f4'];
  const from = oneOf([...columns, ...columns, 'w', 'w', 'w', ...foundations], random);
  const to = oneOf([...columns, ...columns, ...foundations], random);
  const count = from.startsWith('c') && to.startsWith('c') ? 1 + random(2) : 1;
  return `m ${from}, ${to}, ${count}`;
}
