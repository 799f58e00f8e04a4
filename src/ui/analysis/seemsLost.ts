import type { AnyGame } from '../../engine/game';
import { type AnyHistory, present, stateAt } from '../../engine/history';
import { memoize } from '../../engine/memoize';
import type { CardView, PileKind } from '../../engine/view';

/** Moves without help after which a game without a waste seems lost. */
const IDLE_MOVES = 12;

/** How far a position has come. */
interface Progress {
  /** The distance from the best score. */
  readonly distance: number;
  /** Cards face down in the tableau. */
  readonly hidden: number;
  readonly stock: number;
  readonly hasWaste: boolean;
}

const progressOf = memoize((state: object, { rules, table }: AnyGame): Progress => {
  const { piles } = table.view(state);
  const cardsIn = (kind: PileKind): readonly CardView[] =>
    piles.flatMap((pile) => (pile.kind === kind ? pile.cards : []));
  return {
    distance: Math.abs(rules.bestScore - rules.score(state)),
    hidden: cardsIn('tableau').filter(({ faceUp }) => !faceUp).length,
    stock: cardsIn('stock').length,
    hasWaste: piles.some(({ kind }) => kind === 'waste'),
  };
});

/**
 * True if no move has helped for a whole pass through the stock, or for twelve moves in a game without a waste. A move helps if it
 * brings the score nearer to the best, or uncovers a card, more than any before it.
 */
export function seemsLost(game: AnyGame, history: AnyHistory): boolean {
  if (game.rules.status(present(history)) !== 'playing') return false;
  const at = (cursor: number): Progress => progressOf(stateAt(history, cursor) as object, game);
  const { hasWaste, ...start } = at(0);
  /** The move that helped last, and the best that was reached by then. */
  let [helped, best, fewest] = [0, start.distance, start.hidden];
  for (let cursor = 1; cursor <= history.cursor; cursor++) {
    const { distance, hidden } = at(cursor);
    if (distance >= best && hidden >= fewest) continue;
    [helped, best, fewest] = [cursor, Math.min(distance, best), Math.min(hidden, fewest)];
  }
  if (!hasWaste) return history.cursor - helped >= IDLE_MOVES;
  const stocks = Array.from(
    { length: history.cursor - helped + 1 },
    (_, i) => at(helped + i).stock,
  );
  const turned = stocks.findIndex((stock, i) => i > 0 && stock > (stocks[i - 1] ?? 0));
  return turned > 0 && stocks.slice(turned).some((stock) => stock <= (stocks[0] ?? 0));
}
