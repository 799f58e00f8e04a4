/** A position of FreeCell; a card is 13 times its suit plus its rank, the last of a column on top. */
export interface PlainFreeCell {
  readonly cellCount: number;
  readonly cells: readonly number[];
  readonly columns: readonly (readonly number[])[];
  /** For each suit, the cards on its foundation. */
  readonly heights: readonly number[];
}

/** Every position after one card has moved. */
function* successors(position: PlainFreeCell): Generator<PlainFreeCell> {
  const { cellCount, cells, columns, heights } = position;
  const sources = [
    ...cells.map((card) => ({
      card,
      rest: { cells: cells.filter((each) => each !== card), columns },
    })),
    ...columns.flatMap((cards, c) => {
      const card = cards.at(-1);
      return card === undefined
        ? []
        : [{ card, rest: { cells, columns: columns.with(c, cards.slice(0, -1)) } }];
    }),
  ];
  for (const { card, rest } of sources) {
    const suit = Math.floor(card / 13);
    const after = { ...position, ...rest };
    if (heights[suit] === card % 13)
      yield { ...after, heights: heights.with(suit, (card % 13) + 1) };
    if (rest.cells.length < cellCount) yield { ...after, cells: [...rest.cells, card] };
    for (const [to, cards] of rest.columns.entries()) {
      const top = cards.at(-1);
      const isRed = (each: number): boolean => each < 26;
      const fits =
        top === undefined || (isRed(top) !== isRed(card) && (top % 13) - 1 === card % 13);
      if (fits) yield { ...after, columns: rest.columns.with(to, [...cards, card]) };
    }
  }
}

/** True if a position can be won; every line of single cards is tried, and no rule is shared with src. */
export function plainCanBeWon(start: PlainFreeCell): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    const { cells, columns } = position;
    if (cells.length === 0 && columns.every((cards) => cards.length === 0)) return true;
    const name = `${cells.toSorted()}|${columns.map(String).sort().join('|')}`;
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...successors(position));
  }
  return false;
}
