import { ACE, CARDS_IN_DECK, type Card, faceCode, KING, makeCard, rankOf } from '../engine/card';
import type { DealId } from '../engine/dealId';
import { fullDecks } from '../engine/deck';
import { isMicrosoftDeal, microsoftNumber, microsoftRandom } from '../engine/microsoftDeal';
import { range } from '../engine/numbers';
import { pythonRandom } from '../engine/pythonRandom';
import { selectionShuffle } from '../engine/shuffle';
import {
  baseOf,
  gameOf,
  optionsOf,
  removalOf,
  setupOfVariant,
  type VariantId,
  valuesOf,
} from '../games/index';
import { knownPile, type Position, type PositionCard, positionOf } from '../games/positions';
import { ACE_OF_SPADES } from '../games/removals/state';

// The deals of PySolFC, by its numbers. Source: docs/sources.md, PySolFC’s deals.

/** How PySolFC deals a game; most games are dealt as here, with the same deck. */
type Way =
  | 'same'
  /** The columns but for their last cards or their face-up ones, row by row; then the others, so that the last row is whole. */
  | { readonly split: 'last' | 'down'; readonly isBackward?: true; readonly isBaseLast?: true }
  /** The reserve, then the columns from the right. */
  | 'reserve first'
  /** Columns before the pyramid. */
  | 'columns first'
  /** The ace of spades is dealt last. */
  | 'ace last'
  /** Kings go to the bottom of their columns, in exchange for the lowest card that is no king. */
  | 'kings under'
  /** Row by row to columns of other lengths than here. */
  | { readonly columns: readonly number[] };

const LAST: Way = { split: 'last' };
const BACKWARD: Way = { split: 'last', isBackward: true };
const DOWN: Way = { split: 'down' };
const SAME: Way = 'same';
const RESERVE: Way = 'reserve first';
const KINGS: Way = 'kings under';

/** The games that PySolFC has, too, with the same columns unless it says so. */
const WAYS: Readonly<Record<string, Way>> = {
  'klondike-3': BACKWARD,
  'klondike-1': BACKWARD,
  'thumb-and-pouch': BACKWARD,
  whitehead: BACKWARD,
  trigon: BACKWARD,
  saratoga: BACKWARD,
  'agnes-sorel': { split: 'last', isBackward: true, isBaseLast: true },
  'double-klondike': LAST,
  gargantua: LAST,
  spiderette: LAST,
  'king-albert': LAST,
  'simple-simon': LAST,
  fan: LAST,
  'la-belle-lucie': LAST,
  yukon: DOWN,
  'russian-solitaire': DOWN,
  alaska: DOWN,
  canfield: RESERVE,
  rainbow: RESERVE,
  storehouse: RESERVE,
  chameleon: RESERVE,
  'american-toad': RESERVE,
  giza: 'columns first',
  'all-in-a-row': 'ace last',
  'bakers-dozen': KINGS,
  'spanish-patience': KINGS,
  'portuguese-solitaire': { columns: Array<number>(13).fill(4) },
  spider: { columns: [6, 5, 5, 6, 5, 5, 6, 5, 5, 6] },
  'american-canister': { columns: [6, 6, 7, 7, 7, 7, 6, 6] },
  ...Object.fromEntries(
    [
      'freecell bakers-game eight-off seahaven-towers forecell stronghold beleaguered-castle',
      'streets-and-alleys fortress bastion flower-garden trefoil castles-in-spain westcliff easthaven',
      'gypsy australian-patience scorpion wasp will-o-the-wisp mrs-mop forty-thieves josephine streets',
      'rank-and-file number-ten emperor limited maria golf tripeaks pyramid black-hole elevator escalator',
      'fourteen-out baroness elevens thirteens tens simple-pairs',
    ]
      .flatMap((line) => line.split(' '))
      .map((id) => [id, SAME]),
  ),
};

/** The way of a variant: options that change the number of places change the deal. */
function wayOf(id: VariantId): Way | undefined {
  const game = baseOf(id);
  const way = Object.hasOwn(WAYS, game) ? WAYS[game] : undefined;
  const isOther = optionsOf(id).some(
    (option) => option.name === 'places' && valuesOf(id)[option.name] !== option.default,
  );
  return isOther ? undefined : way;
}

/** True for a game whose deals PySolFC knows by numbers. */
export const hasPysolDeals = (id: VariantId): boolean => wayOf(id) !== undefined;

/** PySolFC’s order of suits: clubs, spades, hearts, diamonds. */
const SUITS_IN_ORDER = [2, 3, 0, 1];
/** The suits that take the places of all in a game of one suit or two: clubs, or clubs and hearts. */
const FEW_SUITS: Readonly<Record<number, readonly number[]>> = { 1: [3, 3, 3, 3], 2: [3, 3, 0, 0] };

/** Below this, PySolFC shuffles as Microsoft does. */
export const MICROSOFT_NUMBERS = 32_000;

/** The shuffled cards of a deal, the first to be dealt last. `suits` is how many suits the game has. */
function pysolDeck(deal: DealId, decks: number, suits: number): readonly Card[] {
  const number = BigInt(deal.replace(/^\D+/, ''));
  const isMicrosofts = isMicrosoftDeal(deal) || number < MICROSOFT_NUMBERS;
  const suitsInOrder = FEW_SUITS[suits] ?? SUITS_IN_ORDER;
  const faces = suitsInOrder.flatMap((suit) =>
    range(ACE, KING).map((rank) => makeCard(suit, rank)),
  );
  const all = Array.from({ length: decks }, () => faces).flat();
  if (!isMicrosofts) {
    const { random } = pythonRandom(String(number));
    return selectionShuffle(all, (n) => Math.floor(random() * n));
  }
  // One deck is put in the order of Microsoft’s program before.
  const cards = decks > 1 ? all : byRanks(all);
  return selectionShuffle(
    cards,
    microsoftRandom(isMicrosoftDeal(deal) ? microsoftNumber(deal) : Number(number)),
  );
}

/** Clubs, diamonds, hearts, spades of each rank. */
const byRanks = (cards: readonly Card[]): readonly Card[] =>
  Array.from(
    { length: CARDS_IN_DECK },
    (_, n) => cards[([0, 39, 26, 13][n % 4] as number) + Math.floor(n / 4)] as Card,
  );

/** A deal by its number: the position, and the deck that is dealt to it here, if there is one. */
interface PysolDeal {
  readonly position: Position;
  readonly deal?: DealId;
}

/** The deal of a game by PySolFC’s number, such as `py198246790` or `ms617`; undefined for a game that PySolFC does not have so. */
export function pysolDeal(id: VariantId, number: DealId): PysolDeal | undefined {
  const way = wayOf(id);
  if (way === undefined) return undefined;
  const { decks = 1, suits = [0, 1, 2, 3] } = gameOf(id);
  const deck = pysolDeck(number, decks, suits.length);
  if (typeof way === 'object' && 'columns' in way)
    return { position: rowByRow(id, way.columns, deck.toReversed()) };
  const dealt = deckHere(id, way, deck);
  const deal = dealt.map(faceCode).join('');
  const position = positionOf(id, gameOf(id).rules.deal(deal));
  return position && { position, deal };
}

function deckHere(id: VariantId, way: Way, deck: readonly Card[]): readonly Card[] {
  switch (way) {
    case 'same':
      return deck;
    case 'ace last':
      return [ACE_OF_SPADES, ...deck.filter((card) => card !== ACE_OF_SPADES)];
    case 'kings under':
      return withKingsUnder(deck, setupOfVariant(id).columns.length);
    default:
      return reordered(id, way, deck);
  }
}

function withKingsUnder(deck: readonly Card[], columns: number): readonly Card[] {
  const cards = deck.slice();
  for (const [i, card] of deck.entries()) {
    if (rankOf(card) !== KING) continue;
    let lowest = i % columns;
    while (lowest < i && rankOf(cards[lowest] as Card) === KING) lowest += columns;
    if (lowest < i) [cards[i], cards[lowest]] = [cards[lowest] as Card, card];
  }
  return cards.reverse();
}

/** Puts each card where the place that PySolFC deals it to is dealt from here. */
function reordered(id: VariantId, way: Way, deck: readonly Card[]): readonly Card[] {
  const places = placesDealt(id);
  const first = way === 'reserve first' ? foundationsFirst(id, deck) : deck.toReversed();
  const order = placesInOrder(id, way, places);
  const named = new Set(order);
  const cardAt = new Map(
    [...order, ...places.filter((place) => !named.has(place))].map((place, i) => [place, first[i]]),
  );
  return places.map((place) => cardAt.get(place) as Card).reverse();
}

/** The cards in the order in which they are dealt, first those that begin foundations. */
function foundationsFirst(id: VariantId, deck: readonly Card[]): readonly Card[] {
  const { base, start } = setupOfVariant(id);
  const dealt = deck.toReversed();
  const isStarter = (card: Card): boolean => start > 1 && rankOf(card) === base;
  return [...dealt.filter(isStarter), ...dealt.filter((card) => !isStarter(card))];
}

/** The place of each card in the order in which they are dealt here: its kind, pile and index, as in `t0.3`. */
function placesDealt(id: VariantId): readonly string[] {
  const { decks = 1 } = gameOf(id);
  const cards = fullDecks(decks);
  const base = removalOf(id) ? undefined : setupOfVariant(id).base;
  const dealt = [
    ...cards.filter((card) => rankOf(card) === base),
    ...cards.filter((card) => rankOf(card) !== base),
  ];
  const position = positionOf(id, gameOf(id).rules.deal('0', dealt.toReversed()));
  const { tableau = [], places = [], reserve = [], foundations = [], stock = [] } = position ?? {};
  const placeOf = new Map<Card | undefined, string>();
  const lists = { t: tableau, p: places, r: reserve, f: foundations, s: [stock] };
  for (const [kind, piles] of Object.entries(lists))
    for (const [pile, each] of piles.entries())
      for (const [i, { card }] of each.entries()) placeOf.set(card, `${kind}${pile}.${i}`);
  return dealt.map((card) => placeOf.get(card) ?? '');
}

/** The places in the order in which PySolFC deals to them, as far as it differs. */
function placesInOrder(id: VariantId, way: Way, places: readonly string[]): readonly string[] {
  if (way === 'reserve first') {
    const isOf = (kind: string) => places.filter((place) => place.startsWith(kind));
    return [...isOf('f'), ...isOf('r'), ...isOf('t').toReversed()];
  }
  if (way === 'columns first') return places.filter((place) => place.startsWith('t'));
  if (typeof way === 'string' || 'columns' in way) return places;
  const { columns, down } = setupOfVariant(id);
  const early = columns.map((count, i) => (way.split === 'last' ? count - 1 : (down[i] ?? 0)));
  const indices = columns.map((_, i) => (way.isBackward ? columns.length - 1 - i : i));
  const row = (has: (column: number) => number | undefined): readonly string[] =>
    indices.flatMap((column) => {
      const i = has(column);
      return i === undefined ? [] : [`t${column}.${i}`];
    });
  const rows = range(0, Math.max(...columns) - 1);
  return [
    ...rows.flatMap((k) => row((column) => (k < (early[column] ?? 0) ? k : undefined))),
    ...rows.toReversed().flatMap((k) =>
      row((column) => {
        const i = (columns[column] ?? 0) - 1 - k;
        return i >= (early[column] ?? 0) ? i : undefined;
      }),
    ),
    ...(way.isBaseLast ? ['f0.0'] : []),
  ];
}

/** Columns of these lengths, dealt row by row; where cards are hidden, the open ones are the last row. */
function rowByRow(id: VariantId, columns: readonly number[], dealt: readonly Card[]): Position {
  const hides = setupOfVariant(id).down.some((count) => count > 0);
  const tableau = columns.map((): PositionCard[] => []);
  const cards = dealt.values();
  const deal = (isFaceDown: boolean, has: (count: number) => boolean): void => {
    for (const [i, pile] of tableau.entries())
      if (has(columns[i] ?? 0)) pile.push({ card: cards.next().value as Card, isFaceDown });
  };
  for (let row = hides ? 1 : 0; row < Math.max(...columns); row++)
    deal(hides, (count) => count > row);
  if (hides) deal(false, () => true);
  return { tableau, stock: knownPile([...cards].reverse()) };
}
