import { t } from '@lingui/core/macro';
import { type Card, makeCard, rankOf, suitOf } from '../../engine/card';
import { cardsOfPack } from '../../engine/deck';
import { range } from '../../engine/numbers';
import { err, ok, type Result } from '../../engine/result';
import {
  assignCards,
  cardFaults,
  fillUnknown,
  type KnownState,
  knownPile,
  type ListKind,
  noPile,
  type Position,
  type PositionCard,
  type PositionPile,
  redealsFaults,
  type TextFault,
  unseenFaults,
  wrongCount,
} from '../common/position';
import type { LayoutState } from './board';
import { type FullLayout, foundationCount, packOf, stockSize } from './layout';
import { settle } from './settle';

/** The position of a state, with all cards known. */
export function positionOfLayout(state: LayoutState): Position {
  const { tableau, cells, reserve, foundations, stock, waste, redealsLeft } = state;
  return {
    tableau: tableau.map(({ cards, hidden }) =>
      cards.map((card, i) => ({ card, isFaceDown: i < hidden })),
    ),
    ...(cells && { cells: cells.map(knownPile) }),
    ...(reserve && { reserve: reserve.map(knownPile) }),
    foundations: foundations.map(knownPile),
    ...(stock && { stock: knownPile(stock) }),
    ...(waste && { waste: knownPile(waste) }),
    ...(redealsLeft !== undefined && { redeals: redealsLeft }),
  };
}

/** The state of a game of columns and foundations with these cards on its table; or everything that is wrong with them. */
export function layoutFromPosition(
  setup: FullLayout,
  position: Position,
): Result<KnownState<LayoutState>, readonly TextFault[]> {
  const [base = 0, ...others] = basesOf(setup, position);
  const read = readPosition(setup, position, base);
  if (read.ok) return read;
  // Tops of foundations do not say the base: it is the one with which no card is missing.
  return others.map((each) => readPosition(setup, position, each)).find(({ ok }) => ok) ?? read;
}

/** The ranks that foundations may begin with, the likeliest first; none if the position must say it and does not. */
function basesOf({ base, ranks }: FullLayout, { foundations = [] }: Position): readonly number[] {
  if (base !== 'deal') return [base];
  const [first] = foundations.flat();
  if (first?.card === undefined) return [];
  const own = rankOf(first.card);
  const hasTops = foundations.every(({ length }) => length <= 1);
  const others = range(1, ranks - 1).map((i) => (own + i) % ranks);
  return hasTops ? [own, ...others] : [own];
}

function readPosition(
  setup: FullLayout,
  position: Position,
  base: number,
): Result<KnownState<LayoutState>, readonly TextFault[]> {
  const { stock = [], waste = [], redeals } = position;
  const hasStock = stockSize(setup) > 0;
  const hasWaste = hasStock && setup.stock !== 'rows';
  const faults: TextFault[] = [];
  const columns = piles(position, 'tableau', setup.columns.length, faults);
  const cells = piles(position, 'cells', setup.cells, faults);
  const reserve = piles(position, 'reserve', setup.reserve.length, faults);
  const given = piles(position, 'foundations', foundationCount(setup), faults);
  const foundations = given.map((pile) => wholeFoundation(setup, pile, base));
  const hidden = hiddenIn(setup, columns, faults);
  const open = [...columns.map((pile, i) => pile.slice(hidden[i])), ...cells, ...foundations];
  const lists = [columns, cells, reserve, foundations, [stock], [waste]];
  const taken = assignCards(cardsOf(setup), packOf(setup), lists.flat());
  const { left } = taken;
  const tooMany = cells.find((pile) => pile.length > 1);
  if (tooMany) faults.push({ line: tooMany[1]?.line, sentence: t`A free cell holds one card.` });
  if (stock[0] && !hasStock) faults.push(noPile('stock', stock[0]));
  if (waste[0] && !hasWaste) faults.push(noPile('waste', waste[0]));
  if (setup.base === 'deal' && given.every(({ length }) => length === 0))
    faults.push({
      sentence: t`A foundation must be begun, since its first card says the base.`,
    });
  faults.push(...foundations.flatMap((pile) => foundationFaults(setup, pile, base)));
  faults.push(...unseenFaults([...open, waste]));
  faults.push(...redealsFaults(redeals, hasWaste ? setup.redeals : 0));
  faults.push(...cardFaults(taken));
  if (faults.length > 0) return err(faults);

  const filled = [...fillUnknown(taken.piles, left)];
  const take = (count: number): readonly (readonly Card[])[] => filled.splice(0, count);
  const tableau = take(columns.length).map((cards, i) => ({ cards, hidden: hidden[i] ?? 0 }));
  const [inCells, inReserve] = [take(cells.length), take(reserve.length)];
  const onFoundations = take(foundations.length);
  const [inStock = [], inWaste = []] = filled;
  const state: LayoutState = {
    foundations: onFoundations,
    tableau,
    ...(setup.cells > 0 && { cells: inCells }),
    ...(setup.reserve.length > 0 && { reserve: inReserve }),
    ...(hasStock && { stock: inStock }),
    ...(hasWaste && { waste: inWaste }),
    ...(hasWaste && setup.redeals >= 0 && { redealsLeft: redeals ?? setup.redeals }),
    ...(setup.base === 'deal' && { base }),
  };
  return ok({ state: settle(setup, state), unknown: left, gone: [] });
}

/** The cards of a game, of as many ranks as it has. */
const cardsOf = (setup: FullLayout): readonly Card[] =>
  cardsOfPack(packOf(setup)).filter((card) => rankOf(card) < setup.ranks);

/** The piles of a kind, as many as the game has. Columns must all be given; the only pile of a reserve may come card by card. */
function piles(
  position: Position,
  kind: Exclude<ListKind, 'places'>,
  count: number,
  faults: TextFault[],
): readonly PositionPile[] {
  const all = position[kind] ?? [];
  const isOnePile = kind === 'reserve' && count === 1 && all.every(({ length }) => length <= 1);
  const given = isOnePile ? [all.flat()] : all;
  const filled = given.findLastIndex((pile) => pile.length > 0) + 1;
  if (filled > count || (kind === 'tableau' && given.length !== count))
    faults.push(wrongCount(kind, count, Math.max(filled, kind === 'tableau' ? given.length : 0)));
  return Array.from({ length: count }, (_, i) => given[i] ?? []);
}

/** A foundation from its base up; the top card alone stands for all below it. */
function wholeFoundation(setup: FullLayout, pile: PositionPile, base: number): PositionPile {
  const [top, ...others] = pile;
  const { card, line } = top ?? {};
  if (card === undefined || others.length > 0) return pile;
  const below = (rankOf(card) - base + setup.ranks) % setup.ranks;
  const cards = Array.from({ length: below }, (_, i) =>
    makeCard(suitOf(card), (base + i) % setup.ranks),
  );
  return [...cards.map((each): PositionCard => ({ card: each, line })), ...pile];
}

function foundationFaults(
  { ranks, goal }: FullLayout,
  pile: PositionPile,
  base: number,
): readonly TextFault[] {
  const cards = pile.map(({ card }) => card);
  const suit = suitOf(cards[0] ?? (0 as Card));
  const wrong = cards.findIndex(
    (card, i) =>
      card !== undefined && (rankOf(card) !== (base + i) % ranks || suitOf(card) !== suit),
  );
  if (wrong >= 0)
    return [{ line: pile[wrong]?.line, sentence: t`The cards of a foundation are not in order.` }];
  return goal === 'runs' && cards.length % ranks > 0
    ? [{ line: pile[0]?.line, sentence: t`A foundation holds a whole suit or nothing.` }]
    : [];
}

/** How many cards of each column lie face down: as the position says, or as dealt if it says nothing and all columns are that long. */
function hiddenIn(
  setup: FullLayout,
  columns: readonly PositionPile[],
  faults: TextFault[],
): readonly number[] {
  const isSaid = columns.some((pile) => pile.some(({ isFaceDown }) => isFaceDown !== undefined));
  const isDealt = columns.every(({ length }, i) => length === setup.columns[i]);
  return columns.map((pile, i) => {
    const dealt = !isSaid && isDealt ? (setup.down[i] ?? 0) : 0;
    const isDown = ({ card, isFaceDown }: PositionCard, at: number): boolean =>
      isFaceDown ?? (card === undefined || at < dealt);
    const up = pile.findIndex((card, at) => !isDown(card, at));
    const below = pile.find((card, at) => up >= 0 && at > up && isDown(card, at));
    const column = i + 1;
    if (below)
      faults.push({
        line: below.line,
        sentence: t`In column ${column}, a face-down card lies on a face-up one.`,
      });
    if (up < 0 && pile.length > 0)
      faults.push({
        line: pile.at(-1)?.line,
        sentence: t`The last card of column ${column} must lie face up.`,
      });
    return up < 0 ? pile.length : up;
  });
}
