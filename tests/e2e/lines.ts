import { cardCode } from '../../src/engine/card';
import { gameOf, type VariantId } from '../../src/games/all';
import { solve } from '../../src/solver/solve';

/** A move as it is made by hand: the cards that it moves, and the piles that they lie in; a draw has none. */
interface PlayedMove {
  readonly codes: readonly string[];
  readonly piles: readonly string[];
  readonly isDraw: boolean;
}

/** The solver’s short line of a deal. A move that lays a card from the stock on the waste, or turns the waste over, is a draw. */
export function playedLine(id: VariantId, deal: string): readonly PlayedMove[] {
  const game = gameOf(id);
  let state = game.rules.deal(deal);
  const { line } = solve(id, state, () => true, { wantsShortLine: true });
  return line.map((move) => {
    const next = game.rules.apply(state, move);
    if (!next.ok) throw new Error(next.error.reason);
    const isDraw = game.text.formatMove(move) === 's';
    const after = game.table.view(next.value).piles;
    const moved = game.table.view(state).piles.flatMap((pile) =>
      pile.cards
        .filter(
          ({ card }) =>
            !after.find(({ id }) => id === pile.id)?.cards.some((each) => each.card === card),
        )
        .filter(({ faceUp }) => faceUp)
        .map(({ card }) => ({ code: cardCode(card), pile: pile.id })),
    );
    state = next.value;
    return {
      codes: isDraw ? [] : moved.map(({ code }) => code),
      piles: isDraw ? [] : moved.map(({ pile }) => pile),
      isDraw,
    };
  });
}
