/** The first move with the highest rating above 0; nothing if there is none. */
export function bestMove<Move>(
  moves: readonly Move[],
  rate: (move: Move) => number,
): Move | undefined {
  let best: Move | undefined;
  let bestRating = 0;
  for (const move of moves) {
    const rating = rate(move);
    if (rating > bestRating) [best, bestRating] = [move, rating];
  }
  return best;
}
