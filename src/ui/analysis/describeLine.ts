import { plural, t } from '@lingui/core/macro';
import { isLook } from '../../chance/figures';
import { stateAfter } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import { atStart } from '../../locales/format';

type Line = readonly unknown[];

/** The last move of a line, and what comes before it: `First Ace of Spades to foundation 1, then 7 of Diamonds onto 8 of Clubs`, `…, after 2 moves`. */
export function describeLine(id: VariantId, position: unknown, line: Line): string {
  const last = lastOf(id, position, line);
  const move = atStart(last);
  const count = line.length - 1;
  if (count === 0) return move;
  if (count > 1 || isLook(line[0]))
    return plural(count, { one: `${move}, after # move`, other: `${move}, after # moves` });
  return inOrder(gameOf(id).text.suggest(position, line[0]), last);
}

/** Lines in words. Where two would be the same, each names a move before its last one that the other has not. */
export function describeLines(
  id: VariantId,
  position: unknown,
  lines: readonly Line[],
): readonly string[] {
  const words = lines.map((line) => describeLine(id, position, line));
  return lines.map((line, at) => {
    const text = words[at] ?? '';
    const others = lines.filter((each, i) => each !== line && words[i] === text);
    if (others.length === 0) return text;
    const named = new Set(others.flatMap((other) => namesBefore(id, position, other)));
    const first = namesBefore(id, position, line).find((name) => !named.has(name));
    return first === undefined ? text : inOrder(first, lastOf(id, position, line));
  });
}

const inOrder = (first: string, then: string): string => t`First ${first}, then ${then}`;

function lastOf(id: VariantId, position: unknown, line: Line): string {
  const game = gameOf(id);
  const before = stateAfter(game, position, line.slice(0, -1));
  return game.text.suggest(before, line.at(-1));
}

/** The moves before the last one in words, but those that look at the stock. */
function namesBefore(id: VariantId, position: unknown, line: Line): readonly string[] {
  const game = gameOf(id);
  let state = position;
  return line.slice(0, -1).flatMap((move) => {
    const before = state;
    state = stateAfter(game, before, [move]);
    return isLook(move) ? [] : [game.text.suggest(before, move)];
  });
}
