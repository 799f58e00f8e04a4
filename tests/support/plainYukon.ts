import { pythonShuffle } from '../../src/engine/pythonRandom';

/** Yukon on plain numbers: a card is 13 times its suit plus its rank; a negative one lies face down. Top cards are last. */
export interface PlainYukon {
  readonly columns: readonly (readonly number[])[];
  /** For each suit, the cards on its foundation, and the foundation’s place; −1 before there is one. */
  readonly foundations: readonly { readonly suit: number; readonly height: number }[];
}

/** Card c face down; 0 needs a number of its own. */
const down = (card: number): number => -1 - card;
const up = (card: number): number => (card < 0 ? -1 - card : card);
const isRed = (card: number): boolean => card < 26;

/** A deal by its number. */
export function plainYukon(deal: string): PlainYukon {
  const deck = [
    ...pythonShuffle(
      Array.from({ length: 52 }, (_, n) => n),
      deal,
    ),
  ].reverse();
  const columns: number[][] = [];
  for (let size = 1; size <= 7; size++) {
    const cards = deck.splice(0, size);
    columns.push(cards.map((card, i) => (i < size - 1 ? down(card) : card)));
  }
  while (deck.length > 0) {
    for (let column = 1; column < 7; column++) columns[column]?.push(deck.shift() as number);
  }
  return { columns, foundations: [] };
}

/** The columns after the topmost cards of one have left it, the next card turned up. */
function without(columns: PlainYukon['columns'], from: number, count: number) {
  const left = (columns[from] ?? []).slice(0, -count);
  return columns.with(
    from,
    left.map((card, i) => (i === left.length - 1 ? up(card) : card)),
  );
}

/** The next positions; `places` counts a move of an ace once for each empty foundation of four. */
function plainYukonMoves(
  { columns, foundations }: PlainYukon,
  highest = 12,
  places = false,
): readonly PlainYukon[] {
  const found: PlainYukon[] = [];
  for (const [from, cards] of columns.entries()) {
    const top = cards.at(-1);
    if (top === undefined) continue;
    const [suit, rank] = [Math.floor(top / 13), top % 13];
    const own = foundations.findIndex((each) => each.suit === suit);
    const rest = without(columns, from, 1);
    if (rank === 0) {
      const next = { columns: rest, foundations: [...foundations, { suit, height: 1 }] };
      for (let n = foundations.length; n < (places ? 4 : foundations.length + 1); n++)
        found.push(next);
    } else if (foundations[own]?.height === rank) {
      found.push({ columns: rest, foundations: foundations.with(own, { suit, height: rank + 1 }) });
    }
    for (const [at, head] of cards.entries()) {
      if (head < 0) continue;
      for (const [to, target] of columns.entries()) {
        const onto = target.at(-1);
        const fits =
          onto === undefined
            ? head % 13 === highest
            : onto % 13 === (head % 13) + 1 && isRed(onto) !== isRed(head);
        if (to === from || !fits) continue;
        const left = without(columns, from, cards.length - at);
        found.push({ columns: left.with(to, [...target, ...cards.slice(at)]), foundations });
      }
    }
  }
  return found;
}

/** How many lines of `depth` moves there are. */
export function countYukonLines(game: PlainYukon, depth: number): number {
  if (depth === 0) return 1;
  return plainYukonMoves(game, 12, true).reduce(
    (lines, next) => lines + countYukonLines(next, depth - 1),
    0,
  );
}

/** True if a position can be won, where kings have this rank: every line is tried, and no rule is shared with src. */
export function plainCanBeWon(start: PlainYukon, highest: number): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (position.columns.every((cards) => cards.length === 0)) return true;
    const name = position.columns.map(String).sort().join('|');
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...plainYukonMoves(position, highest));
  }
  return false;
}
