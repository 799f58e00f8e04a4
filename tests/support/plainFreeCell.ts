import { FULL_DECK } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';

/** FreeCell on plain texts such as `9C`: a list of cards, last on top, for each of a1…, f1–f4 and c1–c8. */
export type PlainFreeCell = Map<string, string[]>;

const RANKS = 'A23456789TJQK';

/** The cards in the order they are dealt: by Microsoft’s generator after `ms`, else by Python’s. */
function dealt(deal: string): readonly string[] {
  if (!deal.startsWith('ms')) {
    const cards = pythonShuffle(FULL_DECK, deal).toReversed();
    return cards.map((n) => `${RANKS[n % 13]}${'HDCS'[Math.floor(n / 13)]}`);
  }
  const left = [...RANKS].flatMap((rank) => [...'CDHS'].map((suit) => rank + suit));
  let state = BigInt(deal.slice(2));
  const cards: string[] = [];
  for (let last = 51; last >= 0; last--) {
    state = (state * 214013n + 2531011n) & 0x7fffffffn;
    const drawn = Number(((state >> 16n) & 0x7fffn) % BigInt(last + 1));
    const card = left[drawn] ?? '';
    left[drawn] = left[last] ?? '';
    cards.push(card);
  }
  return cards;
}

/** A deal with so many cells. */
export function plainFreeCell(cells: number, deal: string): PlainFreeCell {
  const game: PlainFreeCell = new Map();
  for (let n = 1; n <= cells; n++) game.set(`a${n}`, []);
  for (let n = 1; n <= 4; n++) game.set(`f${n}`, []);
  for (let n = 1; n <= 8; n++) game.set(`c${n}`, []);
  for (const [i, card] of dealt(deal).entries()) game.get(`c${(i % 8) + 1}`)?.push(card);
  return game;
}

const rank = (card: string): number => RANKS.indexOf(card.charAt(0));
const isRed = (card: string): boolean => 'HD'.includes(card.charAt(1));
const goesOn = (card: string, onto: string): boolean =>
  rank(card) + 1 === rank(onto) && isRed(card) !== isRed(onto);

/** True if `count` cards may go from one pile to the other. */
function isLegal(game: PlainFreeCell, from: string, to: string, count: number): boolean {
  const run = game.get(from)?.slice(-count) ?? [];
  const [card = ''] = run;
  const onto = game.get(to)?.at(-1);
  if (from === to || from.startsWith('f') || run.length < count) return false;
  if (to.startsWith('a')) return count === 1 && onto === undefined;
  if (to.startsWith('f')) {
    const height = game.get(to)?.length ?? 0;
    return (
      count === 1 &&
      rank(card) === height &&
      (onto === undefined || onto.charAt(1) === card.charAt(1))
    );
  }
  if (run.some((each, i) => i > 0 && !goesOn(each, run[i - 1] ?? ''))) return false;
  if (onto !== undefined && !goesOn(card, onto)) return false;
  let most = 1;
  for (const [pile, cards] of game) if (pile.startsWith('a') && cards.length === 0) most++;
  for (const [pile, cards] of game) {
    if (pile.startsWith('c') && pile !== to && cards.length === 0) most += most;
  }
  return count <= most;
}

/** Takes the topmost cards of one pile to the other, whatever the rules say. */
function shift(game: PlainFreeCell, from: string, to: string, count: number): void {
  game.get(to)?.push(...(game.get(from)?.splice(-count, count) ?? []));
}

/** Makes the move of a line such as `m c1, a2, 1`; throws if it is not legal. */
export function playPlainly(game: PlainFreeCell, line: string): void {
  const [, from = '', to = '', count = ''] = /^m (\w+), (\w+), (\d+)$/.exec(line) ?? [];
  if (!isLegal(game, from, to, Number(count))) throw new Error(`${line} is not legal`);
  shift(game, from, to, Number(count));
}

/** Number of cards on all foundations. */
export const plainScore = (game: PlainFreeCell): number =>
  ['f1', 'f2', 'f3', 'f4'].reduce((sum, pile) => sum + (game.get(pile)?.length ?? 0), 0);

/** How many lines of `depth` moves there are, trying every pile with every other; the game is as before afterwards. */
export function countFreeCellLines(game: PlainFreeCell, depth: number): number {
  if (depth === 0) return 1;
  if (plainScore(game) === 52) return 0;
  let lines = 0;
  for (const [from, cards] of game) {
    for (const to of game.keys()) {
      for (let count = 1; count <= cards.length; count++) {
        if (!isLegal(game, from, to, count)) continue;
        shift(game, from, to, count);
        lines += countFreeCellLines(game, depth - 1);
        shift(game, to, from, count);
      }
    }
  }
  return lines;
}
