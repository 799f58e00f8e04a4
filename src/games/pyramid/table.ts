import { t } from '@lingui/core/macro';
import type { Card } from '../../engine/card';
import { refusal } from '../../engine/game';
import { memoize } from '../../engine/memoize';
import { pileTitle, STOCK as STOCK_PILE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import {
  type Gesture,
  type PileId,
  type PileView,
  pileView,
  type TableView,
} from '../../engine/view';
import { wasteViewAt } from '../common/wasteView';
import { cardCount, onlyStockPressed, stockInWords } from '../common/words';
import { placeOf, placeViewsAt } from '../peeling/piles';
import { apply, canDraw, DRAW, legalMoves, type PyramidMove } from './rules';
import { cardFrom, isWon, PYRAMID, type PyramidState, type Source } from './state';
import { explain, orderOf } from './text';

/** In landscape the stock lies left of the pyramid and the discard right of it; in portrait they lie below. */
const ROWS = { landscape: 3.75, portrait: 5.8 };
const SIDE = 1;
const ROW_STEP = { landscape: 0.455, portrait: 0.59 };
const BELOW = ROWS.portrait - 1;
const STOCK = { column: 0, row: 0, portrait: { column: 0, row: BELOW } };
const OPEN = { column: 1.05, row: 0, portrait: { column: 1.05, row: BELOW } };
const WASTE = { column: 0, row: 1.05, portrait: { column: 2.4, row: BELOW } };
const DISCARD = { column: 6 + 2 * SIDE, row: 0, portrait: { column: 6, row: BELOW } };

/** The pile of the stock’s top card. */
const OPEN_ID = 'open';

const wasteView = wasteViewAt(WASTE, true);
const placeViews = placeViewsAt(
  PYRAMID,
  { column: SIDE, row: 0, rowStep: ROW_STEP.landscape },
  { column: 0, row: 0, rowStep: ROW_STEP.portrait },
  'face up',
);

/** The pyramid, the stock with its open card, the waste and the discard. */
export function view(state: PyramidState): TableView {
  const piles = [
    stockView(state),
    openView(state.stock),
    wasteView(state.waste),
    ...placeViews(state.places),
    discardView(state.discard),
  ];
  return {
    columns: 7 + 2 * SIDE,
    rows: ROWS.landscape,
    fanRoom: 0,
    portrait: { columns: 7, rows: ROWS.portrait },
    piles: isWon(state) ? piles.map(atRest) : piles,
  };
}

/** A pile whose cards can no longer be selected. */
const atRest = memoize(
  (pile: PileView): PileView => ({
    ...pile,
    cards: pile.cards.map((card) => ({ ...card, liftable: false })),
  }),
);

/** The face-down cards of the stock; an empty one shows how often the waste may be turned over. */
const stockView = memoize((state: PyramidState): PileView => {
  const { stock, redealsLeft } = state;
  const left = redealsLeft === undefined ? '↻' : redealsLeft > 0 ? `↻${redealsLeft}` : '';
  return pileView({
    id: 'stock',
    kind: 'stock',
    name: pileTitle(STOCK_PILE),
    shows: stockInWords(stock.length, canDraw(state), redealsLeft),
    ...STOCK,
    badge: stock.length > 0 ? left : '',
    placeholder: stock.length > 1 ? '' : left,
    cards: stock.slice(0, -1),
    hidden: stock.length,
  });
});

/** The stock’s top card, which lies open beside the others. */
const openView = memoize(
  (stock: readonly Card[]): PileView =>
    pileView({
      id: OPEN_ID,
      kind: 'place',
      name: t`Open card`,
      shows:
        stock.length === 0
          ? t({ message: 'none', comment: 'in place of the open card’s name' })
          : '',
      ...OPEN,
      cards: stock.slice(-1),
      liftable: 1,
    }),
);

const discardView = memoize(
  (discard: readonly Card[]): PileView =>
    pileView({
      id: 'discard',
      kind: 'stack',
      name: t({ message: 'Discard', comment: 'the pile of removed cards' }),
      shows: cardCount(discard.length),
      ...DISCARD,
      badge: discard.length > 0 ? String(discard.length) : '',
      cards: discard,
    }),
);

/** The source of a pile’s top card. The stock’s top card lies open beside it. */
function sourceOf(pile: PileId): Source | undefined {
  if (pile === 'waste') return pile;
  return pile === OPEN_ID ? 'stock' : placeOf(pile);
}

const removal = (from: readonly Source[]): Result<readonly PyramidMove[], string> =>
  ok([{ type: 'remove', from: [...from].sort((a, b) => orderOf(a) - orderOf(b)) }]);

export function movesFor(
  state: PyramidState,
  gesture: Gesture,
): Result<readonly PyramidMove[], string> {
  switch (gesture.kind) {
    case 'press':
      return gesture.pile === 'stock' ? ok([DRAW]) : err(onlyStockPressed());
    case 'drop':
      return dropOf(gesture.from, gesture.to);
    case 'select': {
      const sources = gesture.cards.flatMap((card) => sourceOfCard(state, card) ?? []);
      return sources.length === gesture.cards.length
        ? removal(sources)
        : err(t`Only open cards can be selected.`);
    }
    case 'tap':
      return err(refusedTap(state, gesture.pile));
    case 'send':
      return err(t`Select two cards, or drag one on the other.`);
  }
}

/** Why a tap alone moves nothing: the card is covered, or it needs a partner. */
function refusedTap(state: PyramidState, pile: PileId): string {
  if (isWon(state)) return explain(refusal('game won'));
  const source = sourceOf(pile);
  const removed =
    source === undefined ? undefined : apply(state, { type: 'remove', from: [source] });
  return !removed || removed.ok || removed.error.reason !== 'covered'
    ? t`Select two cards, or drag one on the other.`
    : explain(removed.error);
}

function dropOf(from: PileId, to: PileId): Result<readonly PyramidMove[], string> {
  const [source, target] = [sourceOf(from), sourceOf(to)];
  if (source === undefined) return err(t`Only open cards can be moved.`);
  if (to === 'discard') return removal([source]);
  return target === undefined ? err(t`Drop a card on its partner.`) : removal([source, target]);
}

const sourceOfCard = (state: PyramidState, card: Card): Source | undefined => {
  const place = state.places.indexOf(card) + 1;
  if (place > 0) return place;
  return (['stock', 'waste'] as const).find((from) => cardFrom(state, from) === card);
};

/** The cards that can go with a card; with several cards, or a king, none. */
export function partnersOf(state: PyramidState, cards: readonly Card[]): readonly Card[] {
  if (cards.length !== 1 || isWon(state)) return [];
  return legalMoves(state)
    .flatMap((move) => (move.type === 'remove' ? [move.from] : []))
    .map((from) => from.map((each) => cardFrom(state, each) as Card))
    .filter((pair) => pair.includes(cards[0] as Card))
    .flatMap((pair) => pair.filter((card) => card !== cards[0]));
}
