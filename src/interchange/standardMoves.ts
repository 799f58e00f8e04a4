import { t } from '@lingui/core/macro';
import { rankOf, suitOf } from '../engine/card';
import { range } from '../engine/numbers';
import type { Pile } from '../engine/pile';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { linesAsText } from '../engine/textTable';
import { normaliseTyped } from '../engine/typedText';
import { gameOf, setupOfVariant, type VariantId } from '../games/index';
import { cardsOf, type LayoutState, type Transfer } from '../games/layouts/board';
import type { TextFault } from '../games/positions';
import { linesOf } from './forms';

// The notation of Freecell Solver and of catalogues of solutions: `26` moves from column 2 to column 6, `7a` to the first free
// cell, `1h` to the foundation. Source: docs/sources.md, Boards and moves of other programs.

/** Columns and cells that the notation has letters for; `h` is the foundations. */
const COLUMNS = '123456789';
const CELLS = 'abcdefgklmno';
/** A move; `v` and a hexadecimal number say how many cards go to an empty column. */
const MOVE = /^([1-9a-gk-o])([1-9a-hk-o])(?:v([\da-f]))?$/i;

/** Enough of a text to tell what it is. */
const SAMPLE_LENGTH = 400;

/** True for a text of such moves, by its beginning. Lines with `#` are comments. */
export function isStandardMoves(text: string): boolean {
  const lines = linesOf(text.slice(0, SAMPLE_LENGTH)).filter((line) => !/^\s*#/.test(line));
  const words = lines.join(' ').split(/\s+/).filter(Boolean);
  const whole = text.length > SAMPLE_LENGTH ? words.slice(0, -1) : words;
  return whole.length > 0 && whole.every((word) => MOVE.test(word));
}

function pileOf(letter: string): Pile {
  const column = COLUMNS.indexOf(letter);
  if (column >= 0) return { kind: 'tableau', index: column + 1 };
  return { kind: 'cell', index: CELLS.indexOf(letter) + 1 };
}

/** The letter of a pile; undefined if the notation has none. */
function letterOf({ kind, index }: Pile): string | undefined {
  if (kind === 'foundation') return 'h';
  if (kind === 'tableau') return COLUMNS[index - 1];
  return kind === 'cell' ? CELLS[index - 1] : undefined;
}

/** Reads moves from a position on. Cards that programs send up by themselves go up where a move needs it, and at the end. */
export function readStandardMoves(
  id: VariantId,
  start: unknown,
  text: string,
): Result<readonly Transfer[], TextFault> {
  const { rules, advice } = gameOf(id);
  const moves: Transfer[] = [];
  let state = start as LayoutState;
  const make = (move: Transfer): boolean => {
    const next = rules.apply(state, move);
    if (!next.ok) return false;
    moves.push(move);
    state = next.value as LayoutState;
    return true;
  };
  const moveSafely = (): boolean => {
    const move = advice?.safeMove?.(state);
    return move !== undefined && make(move as Transfer);
  };
  for (const [i, line] of linesOf(normaliseTyped(text)).entries()) {
    if (line.trim().startsWith('#')) continue;
    for (const word of line.split(/\s+/).filter(Boolean)) {
      const parsed = MOVE.exec(word);
      const written = quote(word);
      if (!parsed)
        return err({
          line: i + 1,
          sentence: t`${written} is not a move; moves look like 26, 7a or 1h.`,
        });
      const [, from = '', to = '', count] = parsed;
      const wanted = count === undefined ? undefined : Number.parseInt(count, 16);
      let isMade = false;
      do isMade = transfersOf(id, state, from.toLowerCase(), to.toLowerCase(), wanted).some(make);
      while (!isMade && moveSafely());
      if (!isMade)
        return err({ line: i + 1, sentence: t`The move ${written} is not possible here.` });
    }
  }
  while (moveSafely());
  return ok(moves);
}

/** What a move can mean, the likeliest first: as many cards as fit, if it does not say how many. */
function transfersOf(
  id: VariantId,
  state: LayoutState,
  from: string,
  to: string,
  count: number | undefined,
): readonly Transfer[] {
  const source = pileOf(from);
  const cards = cardsOf(state, source) ?? [];
  if (to === 'h') {
    const top = cards.at(-1);
    if (top === undefined) return [];
    return state.foundations.flatMap((pile, i) => {
      const onto = pile.at(-1);
      const fits =
        onto === undefined || (suitOf(onto) === suitOf(top) && rankOf(onto) !== rankOf(top));
      return fits ? [{ from: source, to: { kind: 'foundation', index: i + 1 }, count: 1 }] : [];
    });
  }
  const target = pileOf(to);
  const max = Math.min(cards.length, setupOfVariant(id).ranks);
  const counts = count === undefined ? range(1, max).toReversed() : [count];
  return counts.map((each) => ({ from: source, to: target, count: each }));
}

/** Moves of a game in the notation, ten a line; or a sentence saying that it has none for them. */
export function formatStandardMoves(
  id: VariantId,
  start: unknown,
  moves: readonly unknown[],
): Result<string, string> {
  const { rules } = gameOf(id);
  const words: string[] = [];
  let state = start as LayoutState;
  /** True if a move without a number moves one card: as many as fit are meant. */
  const meansOne = (source: string, target: string): boolean =>
    transfersOf(id, state, source, target, undefined).find((each) => rules.apply(state, each).ok)
      ?.count === 1;
  for (const move of moves) {
    const { from, to, count } = move as Partial<Transfer>;
    const [source, target] = [from && letterOf(from), to && letterOf(to)];
    const next = rules.apply(state, move);
    if (!source || !target || source === 'h' || count === undefined || !next.ok)
      return err(t`This notation has only moves between columns, free cells and foundations.`);
    const isEmpty = to?.kind === 'tableau' && (cardsOf(state, to)?.length ?? 0) === 0;
    const isCounted = isEmpty && (count > 1 || !meansOne(source, target));
    words.push(`${source}${target}${isCounted ? `v${count.toString(16)}` : ''}`);
    state = next.value as LayoutState;
  }
  const lines = Array.from({ length: Math.ceil(words.length / 10) }, (_, i) =>
    words.slice(10 * i, 10 * i + 10).join(' '),
  );
  return ok(linesAsText(lines));
}
