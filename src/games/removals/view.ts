import { plural, select, t } from '@lingui/core/macro';
import { type Card, rankKey, rankOf, suitKey, suitOf } from '../../engine/card';
import { memoize } from '../../engine/memoize';
import { formatPileId, pileTitle, STOCK } from '../../engine/pile';
import { type PileView, pileView, type TableView } from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { cardCount, stockInWords } from '../common/words';
import { pointsOf } from './groups';
import type { FullRemoval } from './removal';
import { canDraw, status } from './rules';
import { hasWaste, isOpen, isWon, type RemovalState } from './state';
import { planOf, type TablePlan } from './tablePlan';

/** The pile of the stock’s top card, where that lies open. */
export const OPEN_ID = 'open';
/** Of a game whose places are filled from it, the stock is the deck. */
const DECK_ID = 'deck';

/** Makes the views of a game’s states. */
export function removalView(setup: FullRemoval): (state: RemovalState) => TableView {
  const { places, ...size } = planOf(setup);
  const { columns, rows, fanRoom, portrait } = size;
  const placeViews = placeViewsOf(setup, places);
  const asides = setup.refill ? deckViews(size) : stockViews(setup, size);
  return (state) => {
    const [before, after] = asides(state);
    const piles = [...before, ...placeViews(state), ...after];
    return {
      columns,
      rows,
      fanRoom,
      ...(portrait && { portrait }),
      piles: isOver(setup, state) ? piles.map(atRest) : piles,
    };
  };
}

/** True where no card can be moved any more. */
const isOver = (setup: FullRemoval, state: RemovalState): boolean =>
  setup.refill ? status(setup, state) !== 'playing' : isWon(setup, state);

const atRest = memoize(
  (pile: PileView): PileView =>
    pile.cards.some(({ liftable }) => liftable)
      ? { ...pile, cards: pile.cards.map((card) => ({ ...card, liftable: false })) }
      : pile,
);

type Aside = readonly PileView[];

/** What lies beside the places: piles that are read before them, and after them. */
type AsidesOf = (state: RemovalState) => readonly [before: Aside, after: Aside];

type Spots = Omit<TablePlan, 'places'>;

/** Stock and waste before the places, and behind them the cards that left for good. */
function stockViews(setup: FullRemoval, spots: Spots): AsidesOf {
  const hasStock = hasWaste(setup) || setup.stock === 'rows';
  const isHole = setup.start !== 'card';
  const waste = wasteViewAt(spots.waste, setup.match !== 'next', () =>
    isHole && setup.match === 'next' ? t`Hole` : pileTitle({ kind: 'waste', index: 1 }),
  );
  const discard = discardViewAt(spots);
  const stock = stockViewAt(setup, spots);
  const open = openViewAt(spots);
  const hasPile = setup.match === 'next' ? !isHole : hasStock;
  return (state) => [
    [
      ...(hasPile ? [stock(state)] : []),
      ...(setup.open ? [open(state.stock)] : []),
      ...(setup.match === 'next' || hasWaste(setup) ? [waste(state.waste)] : []),
    ],
    setup.match === 'next' ? [] : [discard(state.discard)],
  ];
}

/** Behind the places, the deck that fills them and the cards that left. */
function deckViews(spots: Spots): AsidesOf {
  const discard = discardViewAt(spots);
  const deck = memoize((stock: readonly Card[]): PileView => {
    const cards = stock.length;
    return pileView({
      id: DECK_ID,
      kind: 'stack',
      name: t`Deck`,
      shows: t`${plural(cards, { one: '# undealt cards', other: '# undealt cards' })}`,
      ...spots.stock,
      badge: String(cards),
      cards: stock,
      hidden: cards,
    });
  });
  return (state) => [[], [deck(state.stock), discard(state.discard)]];
}

const discardViewAt = ({ discard: spot }: Spots) =>
  memoize(
    (discard: readonly Card[]): PileView =>
      pileView({
        id: 'discard',
        kind: 'stack',
        name: t({ message: 'Discard', comment: 'the pile of removed cards' }),
        shows: cardCount(discard.length),
        ...spot,
        badge: discard.length > 0 ? String(discard.length) : '',
        cards: discard,
      }),
  );

/** The stock’s top card, which lies open beside the others. */
const openViewAt = ({ open: spot }: Spots) =>
  memoize(
    (stock: readonly Card[]): PileView =>
      pileView({
        id: OPEN_ID,
        kind: 'place',
        name: t`Open card`,
        shows:
          stock.length === 0
            ? t({ message: 'none', comment: 'in place of the open card’s name' })
            : '',
        ...spot,
        cards: stock.slice(-1),
        liftable: 1,
      }),
  );

function stockViewAt(
  setup: FullRemoval,
  { stock: spot }: Spots,
): (state: RemovalState) => PileView {
  const viewOfStock = (stock: readonly Card[], signs: Partial<Parameters<typeof pileView>[0]>) =>
    pileView({
      id: 'stock',
      kind: 'stock',
      name: pileTitle(STOCK),
      ...spot,
      cards: setup.open ? stock.slice(0, -1) : stock,
      hidden: stock.length,
      ...signs,
    });
  const counted = memoize((stock: readonly Card[]) =>
    viewOfStock(stock, stock.length > 0 ? { badge: String(stock.length) } : {}),
  );
  /** Where the waste may be turned over, a sign says how often: `23 ↻2`. */
  const withRedeals = memoize((state: RemovalState) => {
    const { stock, redealsLeft } = state;
    const left = redealsLeft === undefined ? '↻' : redealsLeft > 0 ? `↻${redealsLeft}` : '';
    const cards = String(stock.length);
    const hasBacks = stock.length > (setup.open ? 1 : 0);
    return viewOfStock(stock, {
      shows: stockInWords(stock.length, canDraw(setup, state), redealsLeft),
      badge: !hasBacks ? '' : redealsLeft ? `${cards} ${left}` : cards,
      placeholder: hasBacks ? '' : left,
    });
  });
  return hasWaste(setup) ? withRedeals : ({ stock }) => counted(stock);
}

/** Makes the views of the places; one that has not changed is the same object each time. */
function placeViewsOf(
  setup: FullRemoval,
  spots: TablePlan['places'],
): (state: RemovalState) => readonly PileView[] {
  const views = setup.places.map((_, i) => {
    const [open, blocked] = [true, false].map((isOpenNow) =>
      memoize((cards: readonly Card[]) => placeView(setup, spots, i, cards, isOpenNow)),
    );
    return { open, blocked };
  });
  return (state) =>
    views.map(({ open, blocked }, i) => {
      const view = isOpen(setup, state, i + 1) ? open : blocked;
      return view?.(state.places[i] ?? []) as PileView;
    });
}

function placeView(
  setup: FullRemoval,
  spots: TablePlan['places'],
  i: number,
  cards: readonly Card[],
  isOpenNow: boolean,
): PileView {
  const { pile, row, coveredBy } = setup.places[i] as FullRemoval['places'][number];
  const common = {
    id: formatPileId(pile),
    name: pileTitle(pile),
    ...(spots[i] as TablePlan['places'][number]),
    cards,
    liftable: isOpenNow ? 1 : 0,
  };
  if (pile.kind === 'tableau') return pileView({ ...common, kind: 'tableau' });
  if (setup.row > 0) return singleView(setup, common, cards);
  const isSpot =
    coveredBy.length > 0 || setup.places.some((place) => place.coveredBy.includes(i + 1));
  const view = pileView({ ...common, kind: isSpot ? 'spot' : 'place', layer: row });
  if (cards.length === 0) return view;
  const faceUp = isOpenNow || !setup.hidden;
  return {
    ...view,
    label: view.name,
    cards: view.cards.map((card) => ({ ...card, faceUp, ...(!isOpenNow && { blocked: true }) })),
  };
}

/** A place for one card, which says what that counts. */
function singleView(
  setup: FullRemoval,
  common: Omit<Parameters<typeof pileView>[0], 'kind'>,
  cards: readonly Card[],
): PileView {
  const view = pileView({ ...common, kind: 'place', shows: cards.length === 0 ? t`empty` : '' });
  if (setup.match !== 'sum') return view;
  return { ...view, cards: view.cards.map((of) => ({ ...of, detail: detailOf(setup, of.card) })) };
}

/** `ace of clubs (point value = 1)` */
function detailOf(setup: FullRemoval, card: Card): string {
  const [rank, suit] = [rankKey(rankOf(card)), suitKey(suitOf(card))];
  const points = pointsOf(setup, card);
  return t`${select(rank, { A: 'ace', J: 'jack', Q: 'queen', K: 'king', other: rank })} of ${select(suit, { H: 'hearts', D: 'diamonds', C: 'clubs', other: 'spades' })} (point value = ${points})`;
}
