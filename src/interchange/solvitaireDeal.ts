import { t } from '@lingui/core/macro';
import { CARDS_IN_SUIT, type Card, noCard, rankKey, rankOf, suitKey, suitOf } from '../engine/card';
import { quote } from '../engine/quote';
import { err, ok, type Result } from '../engine/result';
import { removalOf, type VariantId } from '../games/index';
import type { Position, PositionCard, PositionPile } from '../games/positions';
import { cardOfWord } from './cards';
import type { CardLine, Parse } from './forms';
import { expectPiles, JsonFault, type LineOf, readJson } from './json';

// Deals as Solvitaire reads them: lists of cards in JSON, the last on top. Source: docs/sources.md, Solvitaire.

const NAMES = ['tableau piles', 'foundations', 'hole', 'cells', 'stock', 'waste', 'reserve'];

/** True for an object that is a deal of Solvitaire rather than piles of ours. */
export const isSolvitaireDeal = (text: string): boolean => /"tableau piles"\s*:/.test(text);

export const parseSolvitaireDeal: Parse = (text) =>
  readJson(text, (members, lineOf) => {
    expectPiles(members, NAMES, lineOf);
    const read: Record<string, PositionPile> = {};
    let columns: readonly PositionPile[] = [];
    const pile = (name: string, value: unknown): PositionPile => {
      const cards = name === 'hole' ? [value] : value;
      if (!Array.isArray(cards)) {
        const shown = quote(name);
        throw new JsonFault(t`${shown} is a list of cards such as "QH".`);
      }
      return cards.filter((card) => card !== '').map((card: unknown) => cardOf(card, lineOf));
    };
    for (const [name, value] of Object.entries(members)) {
      if (name !== 'tableau piles') read[name] = pile(name, value);
      else
        columns = Array.isArray(value)
          ? value.map((each) => pile(name, each))
          : [pile(name, value)];
    }
    const { foundations, cells, reserve, stock, hole, waste = hole } = read;
    // Without a small letter nothing is said of faces.
    const hasFaces = columns.flat().some(({ isFaceDown }) => isFaceDown);
    const plain = (cards: PositionPile): PositionPile =>
      cards.map(({ isFaceDown, ...card }) => (hasFaces ? { ...card, isFaceDown } : card));
    const upward = (cards: PositionPile): PositionPile =>
      cards.map(({ isFaceDown: _isFaceDown, ...card }) => card);
    return {
      isExact: true,
      lines: columns.map((cards): CardLine => ({ cards: plain(cards), isColumn: true })),
      cells: cells && upward(cells).map((card) => [card]),
      reserve: reserve && upward(reserve).map((card) => [card]),
      foundations: foundations && pilesOfSuits(upward(foundations)),
      stock: stock && upward(stock),
      waste: waste && upward(waste),
    };
  });

/** A card such as `10H` or, face down, `10h`. A number above 10 is a court card. */
function cardOf(value: unknown, lineOf: LineOf): PositionCard {
  const word = typeof value === 'string' ? value : '';
  const line = typeof value === 'string' ? lineOf(value) : undefined;
  const [, court, suit = ''] = /^(1[1-3])([CDHS])$/i.exec(word) ?? [];
  const card = cardOfWord(court === undefined ? word : `${'JQK'[Number(court) - 11]}${suit}`);
  if (!card.ok || card.value.card === undefined)
    throw new JsonFault(
      noCard(typeof value === 'string' ? value : JSON.stringify(value ?? null)),
      line,
    );
  return { card: card.value.card, isFaceDown: /[cdhs]$/.test(word), line };
}

/** Cards of foundations in one list: each goes on the pile that it continues, or begins one. */
function pilesOfSuits(cards: PositionPile): readonly PositionPile[] {
  const piles: PositionCard[][] = [];
  for (const card of cards) {
    const fits = ({ card: top }: PositionCard): boolean =>
      top !== undefined &&
      card.card !== undefined &&
      suitOf(top) === suitOf(card.card) &&
      (rankOf(top) + 1) % CARDS_IN_SUIT === rankOf(card.card);
    const pile = piles.find((each) => fits(each.at(-1) as PositionCard));
    if (pile) pile.push(card);
    else piles.push([card]);
  }
  return piles;
}

/** A position of a game as a deal of Solvitaire; or a sentence saying why it has none. */
export function formatSolvitaireDeal(id: VariantId, position: Position): Result<string, string> {
  const { tableau, places = [], foundations = [], cells = [], reserve = [] } = position;
  const { stock = [], waste = [] } = position;
  const isRemoval = removalOf(id) !== undefined;
  const all = [...tableau, ...cells, ...reserve, ...foundations, stock, waste].flat();
  if (places.length > 0) return err(t`Solvitaire knows no game with such places.`);
  if (all.some(({ card }) => card === undefined))
    return err(t`Solvitaire must know all cards, and some are unknown here.`);
  const code = ({ card = 0 as Card, isFaceDown }: PositionCard): string => {
    const suit = suitKey(suitOf(card));
    return `${rankKey(rankOf(card))}${isFaceDown ? suit.toLowerCase() : suit}`;
  };
  const codes = (pile: PositionPile): readonly string[] => pile.map(code);
  const list = (name: string, pile: PositionPile) => pile.length > 0 && { [name]: codes(pile) };
  const [hole] = codes(waste.slice(-1));
  const deal = {
    'tableau piles': tableau.map(codes),
    ...list('foundations', foundations.flat()),
    ...(isRemoval && hole !== undefined && { hole }),
    ...list('cells', cells.flat()),
    ...list('stock', stock),
    ...(!isRemoval && list('waste', waste)),
    ...list('reserve', reserve.flat()),
  };
  return ok(`${JSON.stringify(deal)}\n`);
}
