import { plural, t } from '@lingui/core/macro';
import { isLook } from '../../chance/figures';
import { withSuitSymbols } from '../../engine/card';
import { stateAfter } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import { atStart } from '../../locales/format';

/** The last move of a line from a position, and what comes before it: `7♦ onto 8♣, after A♠ to foundation 1`, `…, after 2 moves`. */
export function describeLine(id: VariantId, position: unknown, line: readonly unknown[]): string {
  const game = gameOf(id);
  const name = (state: unknown, move: unknown): string =>
    withSuitSymbols(game.text.suggest(state, move));
  const before = stateAfter(game, position, line.slice(0, -1));
  const move = atStart(name(before, line.at(-1)));
  const count = line.length - 1;
  if (count === 0) return move;
  if (count > 1 || isLook(line[0]))
    return plural(count, { one: `${move}, after # move`, other: `${move}, after # moves` });
  const first = name(position, line[0]);
  return t`${move}, after ${first}`;
}
