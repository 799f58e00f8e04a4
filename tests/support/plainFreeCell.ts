/** FreeCell on text: a card is its code, a pile a list of codes with its last card on top. */
export interface PlainFreeCell {
  readonly columns: readonly (readonly string[])[];
  readonly cells: readonly (string | undefined)[];
  readonly foundations: readonly (readonly string[])[];
}

const RANKS = 'A23456789TJQK';
const rank = (code: string): number => RANKS.indexOf(code[0] ?? '');
const isRed = (code: string): boolean => 'HD'.includes(code[1] ?? '');
const follows = (upper: string, lower: string): boolean =>
  rank(lower) === rank(upper) + 1 && isRed(lower) !== isRed(upper);

/**
 * Every game after one move. A run is moved card by card: one that can be taken apart over the free cells and the other
 * empty columns, whose own piles are moved in the same way.
 */
function plainMoves(game: PlainFreeCell): readonly PlainFreeCell[] {
  const found: PlainFreeCell[] = [];
  const { columns, cells, foundations } = game;
  const singles = [
    ...columns.map((column, i) => ({
      card: column.at(-1),
      rest: { ...game, columns: columns.with(i, column.slice(0, -1)) },
      column: i,
    })),
    ...cells.map((card, i) => ({
      card,
      rest: { ...game, cells: cells.with(i, undefined) },
      column: -1,
    })),
  ];
  for (const { card, rest, column } of singles) {
    if (card === undefined) continue;
    foundations.forEach((pile, i) => {
      const top = pile.at(-1);
      const fits = top ? top[1] === card[1] && rank(card) === rank(top) + 1 : rank(card) === 0;
      if (fits) found.push({ ...rest, foundations: foundations.with(i, [...pile, card]) });
    });
    cells.forEach((taken, i) => {
      if (taken === undefined) found.push({ ...rest, cells: rest.cells.with(i, card) });
    });
    columns.forEach((target, i) => {
      const top = target.at(-1);
      if (i !== column && (top === undefined || follows(card, top)))
        found.push({ ...rest, columns: rest.columns.with(i, [...target, card]) });
    });
  }
  columns.forEach((source, from) => {
    for (let count = 2; count <= source.length; count++) {
      const run = source.slice(-count);
      if (!run.every((card, i) => i === 0 || follows(card, run[i - 1] ?? ''))) break;
      columns.forEach((target, to) => {
        const top = target.at(-1);
        if (from === to || (top !== undefined && !follows(run[0] ?? '', top))) return;
        const empty = columns.filter((pile, i) => pile.length === 0 && i !== to).length;
        const free = cells.filter((card) => card === undefined).length;
        if (count > mostAtOnce(free, empty)) return;
        found.push({
          ...game,
          columns: columns.with(from, source.slice(0, -count)).with(to, [...target, ...run]),
        });
      });
    }
  });
  return found;
}

/** How many cards go over free cells and empty columns: over one more column, as many twice, first beside and then after. */
const mostAtOnce = (cells: number, columns: number): number =>
  columns === 0 ? cells + 1 : mostAtOnce(cells, columns - 1) + mostAtOnce(cells, columns - 1);

/** How many lines of `depth` moves there are. */
export function countFreeCellLines(game: PlainFreeCell, depth: number): number {
  if (depth === 0) return 1;
  if (game.foundations.every((pile) => pile.length === 13)) return 0;
  return plainMoves(game).reduce((lines, next) => lines + countFreeCellLines(next, depth - 1), 0);
}
