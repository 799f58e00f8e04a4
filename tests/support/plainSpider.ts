import { pythonShuffle } from '../../src/engine/pythonRandom';

/** Spider on plain numbers: a card is 13 times its suit plus its rank; a negative one lies face down. Top cards are last. */
interface PlainSpider {
  readonly columns: readonly (readonly number[])[];
  /** The card that is dealt first is first. */
  readonly stock: readonly number[];
  readonly toEmpty: boolean;
}

const up = (card: number): number => (card < 0 ? -1 - card : card);

/** A deal by its number, of so many suits. */
export function plainSpider(deal: string, suits: number, toEmpty: boolean): PlainSpider {
  const shuffled = pythonShuffle(
    Array.from({ length: 104 }, (_, n) => n),
    deal,
  );
  const cards = [...shuffled].reverse().map((card) => {
    const [suit, rank] = [Math.floor((card % 52) / 13), card % 13];
    if (suits === 1) return 39 + rank;
    if (suits === 2) return (suit < 2 ? 0 : 39) + rank;
    return 13 * suit + rank;
  });
  const columns = Array.from({ length: 10 }, (_, column) => {
    const own = cards.slice(0, 54).filter((_card, i) => i % 10 === column);
    return own.map((card, i) => (i < own.length - 1 ? -1 - card : card));
  });
  return { columns, stock: cards.slice(54), toEmpty };
}

const turnedUp = (cards: readonly number[]): readonly number[] =>
  cards.map((card, i) => (i === cards.length - 1 ? up(card) : card));

/** The game once every run of thirteen has left. */
function swept(game: PlainSpider): PlainSpider {
  const columns = game.columns.map((cards) => {
    const run = cards.slice(-13);
    const [king = -1] = run;
    const isComplete = king % 13 === 12 && run.every((card, i) => card === king - i);
    return run.length === 13 && isComplete ? turnedUp(cards.slice(0, -13)) : cards;
  });
  return { ...game, columns };
}

/** Every game after one move. */
function plainMoves(game: PlainSpider): readonly PlainSpider[] {
  const { columns, stock, toEmpty } = game;
  const found: PlainSpider[] = [];
  if (stock.length > 0 && (toEmpty || columns.every((cards) => cards.length > 0))) {
    const dealt = columns.map((cards, i) => [...cards, stock[i] as number]);
    found.push(swept({ ...game, columns: dealt, stock: stock.slice(10) }));
  }
  for (const [from, cards] of columns.entries()) {
    for (let count = 1; count <= cards.length; count++) {
      const run = cards.slice(-count);
      const head = run[0] as number;
      if (head < 0 || !run.every((card, i) => card === head - i)) break;
      for (const [to, target] of columns.entries()) {
        const onto = target.at(-1);
        if (to === from || (onto !== undefined && onto % 13 !== (head % 13) + 1)) continue;
        const left = columns.with(from, turnedUp(cards.slice(0, -count)));
        found.push(swept({ ...game, columns: left.with(to, [...target, ...run]) }));
      }
    }
  }
  return found;
}

/** How many lines of `depth` moves there are. */
export function countSpiderLines(game: PlainSpider, depth: number): number {
  if (depth === 0) return 1;
  return plainMoves(game).reduce((lines, next) => lines + countSpiderLines(next, depth - 1), 0);
}
