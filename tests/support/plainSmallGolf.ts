/** A position of Golf with ranks for cards. */
export interface PlainGolf {
  readonly columns: readonly (readonly number[])[];
  /** In the order in which the cards come up. */
  readonly stock: readonly number[];
  readonly waste: number;
  readonly ranks: number;
  readonly wrap: boolean;
}

/** Whether a card can be played: one rank up or down; nothing on the highest rank, unless it and the lowest are neighbours. */
export function plainFits({ ranks, wrap }: PlainGolf, card: number, onto: number): boolean {
  if (wrap) return (card + 1) % ranks === onto || (onto + 1) % ranks === card;
  return onto !== ranks - 1 && (card === onto + 1 || card === onto - 1);
}

/** The fewest moves that win; undefined if none does. Every line is tried, and no rule is shared with src. */
export function plainFewest(start: PlainGolf): number | undefined {
  let positions = [start];
  const seen = new Set<string>();
  for (let moves = 0; positions.length > 0; moves++) {
    const next: PlainGolf[] = [];
    for (const position of positions) {
      const { columns, stock, waste } = position;
      if (columns.every((cards) => cards.length === 0)) return moves;
      const name = JSON.stringify([columns, stock.length, waste]);
      if (seen.has(name)) continue;
      seen.add(name);
      const [card, ...rest] = stock;
      if (card !== undefined) next.push({ ...position, stock: rest, waste: card });
      for (const [c, cards] of columns.entries()) {
        const last = cards.at(-1);
        if (last === undefined || !plainFits(position, last, waste)) continue;
        next.push({ ...position, columns: columns.with(c, cards.slice(0, -1)), waste: last });
      }
    }
    positions = next;
  }
  return undefined;
}
