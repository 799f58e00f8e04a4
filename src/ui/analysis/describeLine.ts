import { plural } from '@lingui/core/macro';
import { withSuitSymbols } from '../../engine/card';
import { stateAfter } from '../../engine/game';
import { gameOf, type VariantId } from '../../games/index';
import { atStart } from '../../locales/format';

/** The last move of a line from a position, and how many come before it: `7♦ onto 8♣, after 2 moves`. */
export function describeLine(id: VariantId, position: unknown, line: readonly unknown[]): string {
  const game = gameOf(id);
  const before = stateAfter(game, position, line.slice(0, -1));
  const move = atStart(withSuitSymbols(game.text.suggest(before, line.at(-1))));
  const count = line.length - 1;
  return count === 0
    ? move
    : plural(count, { one: `${move}, after # move`, other: `${move}, after # moves` });
}
