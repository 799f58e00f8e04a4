import { type Card, copyOf, faceOf, parseCard, parseFace, rankOf, suitOf } from '../../engine/card';
import { cardsOfPack, formatCards } from '../../engine/deck';
import { cardInEnglish, countInEnglish, listInEnglish } from '../../engine/english';
import { quote } from '../../engine/quote';
import { err, ok, type Result } from '../../engine/result';
import type { LayoutState } from './board';
import { foundationCount, type Layout, packOf, type Setup, setupOf, stockSize } from './layout';
import { settle } from './settle';

/**
 * The piles of a position as card codes, bottom first; the stock in the order in which it is dealt. Piles that are left out have
 * no cards.
 */
export interface PileTexts {
  readonly tableau: readonly string[];
  /**
   * How many cards of each column lie face down. By default as many as the deal hides, if all columns are as long as dealt; else
   * none.
   */
  readonly down?: readonly number[];
  readonly stock?: string;
  readonly waste?: string;
  /** How often the waste may still be turned over; as often as at the start if left out. */
  readonly redeals?: number;
  /** One text a pile; or one text for all, with a card for each pile or the cards of the only pile. */
  readonly reserve?: readonly string[] | string;
  readonly cells?: readonly string[] | string;
  readonly foundations?: readonly string[] | string;
}

const PILE_NAMES = [
  'tableau',
  'down',
  'stock',
  'waste',
  'redeals',
  'reserve',
  'cells',
  'foundations',
];

const TITLES = {
  tableau: 'Tableau',
  cells: 'Cells',
  reserve: 'Reserve',
  foundations: 'Foundations',
} as const;

/** The piles of a position. */
export function pileTexts(state: LayoutState): PileTexts {
  const { tableau, stock = [], waste = [], reserve = [], cells = [], foundations } = state;
  const texts = (name: string, piles: readonly (readonly Card[])[]) =>
    piles.some((cards) => cards.length > 0) && { [name]: piles.map(formatCards) };
  return {
    tableau: tableau.map(({ cards }) => formatCards(cards)),
    ...(tableau.some(({ hidden }) => hidden > 0) && { down: tableau.map(({ hidden }) => hidden) }),
    ...(stock.length > 0 && { stock: formatCards(stock.toReversed()) }),
    ...(waste.length > 0 && { waste: formatCards(waste) }),
    ...(state.redealsLeft !== undefined && { redeals: state.redealsLeft }),
    ...texts('reserve', reserve),
    ...texts('cells', cells),
    ...texts('foundations', foundations),
  };
}

/** A fault of the piles, as a sentence in English: only the terminal program reads piles. It is thrown and caught within this file. */
class Fault extends Error {}

/** The position with these piles in a described game; or a sentence saying what is wrong with them. */
export function stateFromPiles(
  layout: Layout,
  piles: unknown,
  ranks?: number,
): Result<LayoutState, string> {
  try {
    return ok(read(setupOf(layout, ranks), piles));
  } catch (fault) {
    if (fault instanceof Fault) return err(fault.message);
    throw fault;
  }
}

function read(setup: Setup, piles: unknown): LayoutState {
  if (typeof piles !== 'object' || piles === null || Array.isArray(piles))
    throw new Fault(`Piles are an object with ${listInEnglish(PILE_NAMES)}.`);
  const unknown = Object.keys(piles).find((name) => !PILE_NAMES.includes(name));
  if (unknown !== undefined)
    throw new Fault(`${quote(unknown)} is no kind of pile; they are ${listInEnglish(PILE_NAMES)}.`);
  const members = piles as Readonly<Record<string, unknown>>;
  const takeCards = cardTaker(setup);
  const pile = (name: string): readonly Card[] => {
    const text = members[name] ?? '';
    if (typeof text !== 'string') throw new Fault(`${quote(name)} is a text such as “8H 4C”.`);
    return takeCards(text);
  };
  const list = (name: keyof typeof TITLES, count: number): readonly (readonly Card[])[] => {
    const given = members[name] ?? [];
    const words = typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : given;
    const texts: unknown = typeof given === 'string' && count === 1 ? [given] : words;
    if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string'))
      throw new Fault(`${quote(name)} is a list of texts such as “JS”, “TC QC”.`);
    if (texts.length > count || (name === 'tableau' && texts.length < count))
      throw new Fault(
        `${TITLES[name]} can have ${countInEnglish(count, 'pile')}, not ${texts.length}.`,
      );
    return Array.from({ length: count }, (_, i) => takeCards((texts[i] as string) ?? ''));
  };
  const columns = list('tableau', setup.columns.length);
  const cells = list('cells', setup.cells);
  if (cells.some((cards) => cards.length > 1)) throw new Fault('A free cell holds one card.');
  const reserve = list('reserve', setup.reserve.length);
  const foundations = list('foundations', foundationCount(setup));
  const [stock, waste] = [pile('stock').toReversed(), pile('waste')];
  takeCards.checkAll();
  const hasStock = stockSize(setup) > 0;
  const hasWaste = hasStock && setup.stock !== 'rows';
  if ((stock.length > 0 && !hasStock) || (waste.length > 0 && !hasWaste))
    throw new Fault(`This game has no ${hasStock || waste.length > 0 ? 'waste' : 'stock'}.`);
  const base = baseIn(setup, foundations);
  checkFoundations(setup, foundations, base);
  const redeals = redealsIn(setup, members.redeals);
  return settle(setup, {
    foundations,
    tableau: columns.map((cards, i) => ({
      cards,
      hidden: hiddenIn(setup, columns, members.down, i),
    })),
    ...(setup.cells > 0 && { cells }),
    ...(setup.reserve.length > 0 && { reserve }),
    ...(hasStock && { stock }),
    ...(hasWaste && { waste }),
    ...(hasWaste && setup.redeals >= 0 && { redealsLeft: redeals }),
    ...(setup.base === 'deal' && { base }),
  });
}

/** Reads card codes. Of equal faces without a number, each is the next copy that is not taken. */
function cardTaker(setup: Setup) {
  const left = new Set(cardsOfPack(packOf(setup)).filter((card) => rankOf(card) < setup.ranks));
  const take = (code: string): Card => {
    const card = parseCard(code);
    if (!card.ok) throw new Fault(card.error);
    const hasNumber = !parseFace(code).ok;
    const copies = [...left].filter((each) => faceOf(each) === faceOf(card.value));
    const taken = hasNumber ? card.value : Math.min(...copies);
    if (!left.delete(taken as Card))
      throw new Fault(`The ${cardInEnglish(card.value)} is there too often, or not in this pack.`);
    return taken as Card;
  };
  const takeCards = (text: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(take);
  const checkAll = (): void => {
    const [first] = left;
    if (first === undefined) return;
    const others = left.size - 1;
    const too = others > 0 ? `, and ${countInEnglish(others, 'other card')} too` : '';
    throw new Fault(`The ${cardInEnglish(copyOf(first, 0))} is missing${too}.`);
  };
  return Object.assign(takeCards, { checkAll });
}

function baseIn({ base }: Setup, foundations: readonly (readonly Card[])[]): number {
  if (base !== 'deal') return base;
  const [first] = foundations.flat();
  if (first === undefined)
    throw new Fault('The first card of a foundation says the base, and no foundation is begun.');
  return rankOf(first);
}

function checkFoundations(
  { ranks, goal }: Setup,
  foundations: readonly (readonly Card[])[],
  base: number,
): void {
  for (const cards of foundations) {
    const isInOrder = cards.every(
      (card, i) => rankOf(card) === (base + i) % ranks && suitOf(card) === suitOf(cards[0] as Card),
    );
    if (!isInOrder) throw new Fault('The cards of a foundation are not in order.');
    if (goal === 'runs' && cards.length % ranks > 0)
      throw new Fault('A foundation holds a whole suit or nothing.');
  }
}

/** How often the waste may still be turned over; −1 for any number. */
function redealsIn({ redeals: most }: Setup, given: unknown): number {
  if (given === undefined || given === most) return most;
  if (most < 0) throw new Fault('This game has any number of redeals.');
  if (most === 0) throw new Fault('This game has no redeals.');
  if (!Number.isInteger(given) || Number(given) < 0 || Number(given) > most)
    throw new Fault(`“redeals” is a whole number from 0 to ${most}.`);
  return Number(given);
}

/** How many cards of a column lie face down. */
function hiddenIn(
  setup: Setup,
  columns: readonly (readonly Card[])[],
  down: unknown,
  i: number,
): number {
  const { length } = columns[i] ?? [];
  if (down === undefined) {
    const isDealt = columns.every((cards, n) => cards.length === setup.columns[n]);
    return isDealt ? (setup.down[i] ?? 0) : 0;
  }
  const hidden: unknown =
    Array.isArray(down) && down.length === columns.length ? down[i] : undefined;
  if (!Number.isInteger(hidden) || Number(hidden) < 0 || Number(hidden) > Math.max(0, length - 1))
    throw new Fault('“down” is a list with a number for each column, less than the cards in it.');
  return Number(hidden);
}
