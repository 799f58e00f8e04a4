import { type AnyGame, hasChoice, playsItself } from '../../engine/game';
import type { Settings } from '../../persistence/settings';

export type Capabilities = ReturnType<typeof capabilitiesOf>;

/** What a game can do, as far as the help mentions it. */
export function capabilitiesOf(game: AnyGame, { autoReplace }: Settings) {
  const { piles } = game.table.view(game.rules.deal('0'));
  return {
    playsItself: playsItself(game),
    hasChoice: hasChoice(game),
    selects: game.selecting !== undefined,
    removesAtOnce: game.selecting?.removesAtOnce === true,
    /** Selected cards wait for Replace. */
    waits: autoReplace === 'off',
    hasHint: game.advice?.hint !== undefined,
    hasAutoComplete: game.advice?.finish !== undefined,
    hasStock: piles.some(({ kind }) => kind === 'stock'),
    hasColumns: piles.some(({ kind }) => kind === 'tableau'),
    hasFoundations: piles.some(({ kind }) => kind === 'foundation'),
    hasDetails: piles.some(({ cards }) => cards.some(({ detail }) => detail !== undefined)),
  };
}
