import { t } from '@lingui/core/macro';
import { type Card, cardCode, parseCard } from '../engine/card';
import { quote } from '../engine/quote';
import type { FullLayout } from '../games/layouts/layout';
import type { Position, PositionCard, PositionPile } from '../games/positions';
import { cardsOfWord } from './cards';
import type { CardLine, Parse } from './forms';
import { expectPiles, JsonFault, type LineOf, readJson } from './json';

// Our own form: an object in JSON with a text for each pile, bottom first; the stock in the order in which it is dealt.

/** The piles of a position as texts. Piles that are left out have no cards. */
export interface PileTexts {
  readonly tableau?: readonly string[];
  /** How many cards of each column lie face down; if left out, as many as the deal hides, if all columns are as long as dealt. */
  readonly down?: readonly number[];
  readonly places?: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  /** How often the waste may still be turned over; as often as at the start if left out. */
  readonly redeals?: number | undefined;
  /** One text a pile; or one text for all, with a card for each pile or the cards of the only pile. */
  readonly reserve?: readonly string[] | string;
  readonly cells?: readonly string[] | string;
  readonly foundations?: readonly string[] | string;
  readonly discard?: string;
}

const LISTS = ['tableau', 'places', 'cells', 'reserve', 'foundations'] as const;
const PILES = ['stock', 'waste', 'discard'] as const;
const NAMES: readonly string[] = [...LISTS, ...PILES, 'down', 'redeals'];

export const parsePiles: Parse = (text) =>
  readJson(text, (members, lineOf) => {
    expectPiles(members, NAMES, lineOf);
    const read: Record<string, readonly PositionPile[]> = {};
    // In the order of the text, so that lines are found in one pass.
    for (const [name, value] of Object.entries(members)) {
      if (isIn(LISTS, name)) read[name] = listOf(name, value, lineOf);
      else if (isIn(PILES, name)) read[name] = [pileOf(name, value, lineOf)];
    }
    const { tableau = [], stock, waste, discard, places, cells, reserve, foundations } = read;
    const down = downOf(members.down, tableau);
    return {
      isExact: true,
      lines: tableau.map(
        (cards, column): CardLine => ({
          cards: down ? cards.map((card, i) => withFace(card, i < (down[column] ?? 0))) : cards,
          isColumn: true,
        }),
      ),
      places,
      cells,
      reserve,
      foundations,
      stock: stock?.[0]?.toReversed(),
      waste: waste?.[0],
      discard: discard?.[0],
      redeals: redealsOf(members.redeals),
    };
  });

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

const withFace = (card: PositionCard, isFaceDown: boolean): PositionCard => ({
  ...card,
  isFaceDown,
});

function pileOf(name: string, value: unknown, lineOf: LineOf): PositionPile {
  if (typeof value !== 'string') {
    const shown = quote(name);
    throw new JsonFault(t`${shown} is a text such as “8H 4C”.`);
  }
  return cardsOf(value, lineOf(value));
}

/** A text names a card of each pile, or the cards of the only one; which of them is left to the game. */
function listOf(name: string, value: unknown, lineOf: LineOf): readonly PositionPile[] {
  if (typeof value === 'string') return cardsOf(value, lineOf(value)).map((card) => [card]);
  if (!Array.isArray(value) || value.some((text) => typeof text !== 'string')) {
    const shown = quote(name);
    throw new JsonFault(t`${shown} is a list of texts such as “JS”, “TC QC”.`);
  }
  return value.map((text: string) => cardsOf(text, lineOf(text)));
}

const cardsOf = (text: string, line: number | undefined): PositionPile =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((word) => ({ card: cardOf(word, line), line }));

/** A card of a pile: with the number of its deck, if it has one. */
function cardOf(word: string, line: number | undefined): Card | undefined {
  if (cardsOfWord(word)?.every(({ card }) => card === undefined)) return undefined;
  const card = parseCard(word);
  if (!card.ok) throw new JsonFault(card.error, line);
  return card.value;
}

function downOf(value: unknown, tableau: readonly PositionPile[]): readonly number[] | undefined {
  if (value === undefined) return undefined;
  const isFitting = (count: unknown, i: number): boolean =>
    Number.isInteger(count) &&
    Number(count) >= 0 &&
    Number(count) <= Math.max(0, (tableau[i]?.length ?? 0) - 1);
  if (!Array.isArray(value) || value.length !== tableau.length || !value.every(isFitting))
    throw new JsonFault(
      t`“down” is a list with a number for each column, less than the cards in it.`,
    );
  return value;
}

function redealsOf(value: unknown): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= -1) return value;
  throw new JsonFault(t`“redeals” is a whole number.`);
}

/** What a position has that has not been played. */
type Usual = Pick<FullLayout, 'columns' | 'down' | 'redeals'>;

/** A position as piles in JSON, on one line. What a deal has is left out, if `usual` says what that is. */
export function formatPiles(position: Position, usual?: Usual): string {
  const { tableau, places = [], stock = [], redeals } = position;
  const text = (pile: PositionPile): string =>
    pile.map(({ card }) => (card === undefined ? '?' : cardCode(card))).join(' ');
  const down = tableau.map((pile) => pile.filter(({ isFaceDown }) => isFaceDown).length);
  const list = (name: (typeof LISTS)[number]) => {
    const piles = position[name] ?? [];
    return piles.some((pile) => pile.length > 0) && { [name]: piles.map(text) };
  };
  const pile = (name: (typeof PILES)[number], cards = position[name] ?? []) =>
    cards.length > 0 && { [name]: text(cards) };
  const isDealt = tableau.every(
    ({ length }, i) => length === usual?.columns[i] && down[i] === (usual.down[i] ?? 0),
  );
  const texts: PileTexts = {
    ...(tableau.length > 0 && { tableau: tableau.map(text) }),
    ...(places.length > 0 && { places: places.map(text) }),
    ...(!isDealt && down.some((count) => count > 0) && { down }),
    ...pile('stock', stock.toReversed()),
    ...pile('waste'),
    ...(redeals !== usual?.redeals && { redeals }),
    ...list('reserve'),
    ...list('cells'),
    ...list('foundations'),
    ...pile('discard'),
  };
  return JSON.stringify(texts);
}
