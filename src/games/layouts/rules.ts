import type { Card } from '../../engine/card';
import { dealCards } from '../../engine/deck';
import { type Refusal, refusal, type Status } from '../../engine/game';
import { isSamePile, type Pile, STOCK, WASTE } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import {
  type BoardKind,
  cardsOf,
  columnAt,
  countCards,
  emptyPiles,
  faceUpCount,
  type LayoutState,
  moveCards,
  pilesOf,
  type Transfer,
} from './board';
import { capacity, fits, isBuiltOn, movable, rankFromBase } from './building';
import type { LayoutReason } from './explain';
import { type FullLayout, packSize } from './layout';
import { settle } from './settle';

/** Turns cards of the stock, turns the waste over, or deals a row. */
export const DRAW = { type: 'draw' } as const;
export type LayoutMove = typeof DRAW | Transfer;

/** True for the move of the stock. */
export const isDraw = (move: LayoutMove): move is typeof DRAW => 'type' in move;

type LayoutRefusal = Refusal<LayoutReason>;

/** True once all cards are on the foundations. */
export const isWon = (setup: FullLayout, state: LayoutState): boolean =>
  countCards(state, 'foundation') === packSize(setup);

/** The state after a move and what follows automatically; or why the move is refused. */
export function apply(
  setup: FullLayout,
  state: LayoutState,
  move: LayoutMove,
): Result<LayoutState, LayoutRefusal> {
  if (isWon(setup, state)) return err(refusal('game won'));
  const next = isDraw(move) ? draw(setup, state) : transfer(setup, state, move);
  return next.ok ? ok(settle(setup, next.value)) : next;
}

function transfer(
  setup: FullLayout,
  state: LayoutState,
  move: Transfer,
): Result<LayoutState, LayoutRefusal> {
  const { from, to, count } = move;
  const source = cardsOf(state, from);
  const target = cardsOf(state, to);
  if (setup.goal === 'runs' && to.kind === 'foundation') return err(refusal('by itself'));
  const fault = findFault(setup, move, source, target) ?? findLiftFault(setup, state, from, count);
  if (fault || !source || !target) return err(fault ?? refusal('no such pile', [from]));
  const moved = source.slice(-count);
  const head = moved[0] as Card;
  const misfit = findMisfit(setup, state, move, head, target);
  if (misfit) return err(refusal(misfit, [from, to], [head, ...target.slice(-1)]));
  const max = to.kind === 'tableau' && count > 1 ? capacity(setup, state, to) : count;
  if (count > max) {
    const free = [...emptyPiles(state, 'cell'), ...emptyPiles(state, 'tableau')];
    const helping = free.filter((pile) => !isSamePile(pile, to));
    return err(refusal('too many', [from, to, ...helping], moved.slice(-max)));
  }
  return ok(moveCards(state, move));
}

/** What is wrong with a transfer whatever its cards, given the cards of both piles; undefined if nothing is. */
function findFault(
  { back }: FullLayout,
  { from, to, count }: Transfer,
  source: readonly Card[] | undefined,
  target: readonly Card[] | undefined,
): LayoutRefusal | undefined {
  if (to.kind === 'stock') return refusal('no target', [from, to]);
  if (!source || !target) return refusal('no such pile', [source ? to : from]);
  if (isSamePile(from, to)) return refusal('same pile', [from]);
  if (!Number.isInteger(count) || count < 1) return refusal('not a count', [from, to]);
  if (source.length === 0) return refusal('empty pile', [from]);
  return from.kind === 'foundation' && !back
    ? refusal('no return', [from], source.slice(-1))
    : undefined;
}

/** Why the topmost `count` cards of a pile can’t be lifted together, whatever the target; undefined if they can. */
export function findLiftFault(
  setup: FullLayout,
  state: LayoutState,
  from: Pile,
  count: number,
): LayoutRefusal | undefined {
  const column = from.kind === 'tableau' ? state.tableau[from.index - 1] : undefined;
  if (!column)
    return count > 1 && from.kind !== 'foundation' ? refusal('only the top', [from]) : undefined;
  if (count > column.cards.length) return refusal('too few cards', [from], column.cards);
  const faceUp = faceUpCount(column);
  if (count > faceUp) return refusal('too few face up', [from], column.cards.slice(-faceUp));
  const max = count > 1 ? movable(setup, state, column) : 1;
  if (count <= max) return undefined;
  const [before, ...lifted] = column.cards.slice(-max - 1) as [Card, ...Card[]];
  const isSuitAlone = setup.move === 'suit' && isBuiltOn(setup, state, lifted[0] as Card, before);
  return refusal(isSuitAlone ? 'not in suit' : 'not in order', [from], lifted);
}

/** Why a pile refuses these cards, their number aside; undefined if it takes them. */
function findMisfit(
  setup: FullLayout,
  state: LayoutState,
  { from, to, count }: Transfer,
  head: Card,
  target: readonly Card[],
): LayoutReason | undefined {
  const isPlaced = to.kind === 'waste' || to.kind === 'reserve';
  if (isPlaced || (from.kind === 'foundation' && to.kind !== 'tableau')) return 'no target';
  if ((to.kind !== 'tableau' || from.kind !== 'tableau') && count > 1) return 'one at a time';
  if (fits(setup, state, head, target, to.kind)) return undefined;
  if (to.kind === 'cell') return 'cell taken';
  const rank = rankFromBase(setup, state, head);
  if (to.kind === 'foundation') return rank === 0 ? 'first rank' : 'does not fit';
  if (target.length === 0) return setup.empty === 'none' ? 'stays empty' : 'kings only';
  return rank === setup.ranks - 1 && !setup.upToo ? 'last rank' : 'does not fit';
}

/** The empty columns that must be filled before a row is dealt; none if there are too few cards to fill them all. */
const columnsToFill = ({ full }: FullLayout, state: LayoutState): readonly Pile[] =>
  full && countCards(state, 'tableau') >= state.tableau.length ? emptyPiles(state, 'tableau') : [];

function draw(setup: FullLayout, state: LayoutState): Result<LayoutState, LayoutRefusal> {
  const { stock = [], waste, tableau, redealsLeft } = state;
  if (setup.stock === 'rows') {
    if (stock.length === 0) return err(refusal('stock empty'));
    const empty = columnsToFill(setup, state);
    if (empty.length > 0) return err(refusal('column empty', empty));
    return ok({
      ...state,
      stock: stock.slice(0, -tableau.length),
      tableau: tableau.map((column, i) => {
        const card = stock.at(-i - 1);
        return card === undefined ? column : { ...column, cards: [...column.cards, card] };
      }),
    });
  }
  if (stock.length > 0 && waste) {
    const { dealt, deck } = dealCards(stock, setup.stock);
    return ok({ ...state, stock: deck, waste: [...waste, ...dealt] });
  }
  if (!waste || waste.length === 0) return err(refusal('nothing to draw', [STOCK, WASTE]));
  if (redealsLeft === 0) return err(refusal('no redeal', [STOCK, WASTE]));
  const left = redealsLeft === undefined ? {} : { redealsLeft: redealsLeft - 1 };
  return ok({ ...state, ...left, stock: waste.toReversed(), waste: [] });
}

/** True if the stock has a move. */
export const canDraw = (setup: FullLayout, state: LayoutState): boolean => {
  if ((state.stock ?? []).length > 0) return columnsToFill(setup, state).length === 0;
  return (state.waste ?? []).length > 0 && state.redealsLeft !== 0;
};

/** The piles of a kind that take a card, in order. */
export const targetsOf = (
  setup: FullLayout,
  state: LayoutState,
  card: Card,
  kind: BoardKind,
): readonly Pile[] =>
  pilesOf(state, kind).flatMap((cards, i) =>
    fits(setup, state, card, cards, kind) ? [{ kind, index: i + 1 }] : [],
  );

/** The legal transfers from piles of some kinds to piles of a kind, shorter runs of a column first. */
export function* transfers(
  setup: FullLayout,
  state: LayoutState,
  sources: readonly BoardKind[],
  kind: BoardKind,
): Generator<Transfer> {
  for (const source of sources) {
    for (const [i, cards] of pilesOf(state, source).entries()) {
      const from: Pile = { kind: source, index: i + 1 };
      const longest =
        source === 'tableau' && kind === 'tableau'
          ? movable(setup, state, columnAt(state, i))
          : Math.min(1, cards.length);
      for (let count = 1; count <= longest; count++) {
        for (const to of targetsOf(setup, state, cards.at(-count) as Card, kind)) {
          if (!isSamePile(from, to) && (kind !== 'tableau' || count <= capacity(setup, state, to)))
            yield { from, to, count };
        }
      }
    }
  }
}

const PILES = ['tableau', 'cell', 'reserve'] as const;

/** The legal moves but those of the stock and of the waste. */
function* boardMoves(setup: FullLayout, state: LayoutState): Generator<Transfer> {
  yield* transfers(setup, state, PILES, 'foundation');
  yield* transfers(setup, state, PILES, 'tableau');
  if (setup.back) yield* transfers(setup, state, ['foundation'], 'tableau');
  yield* transfers(setup, state, PILES, 'cell');
}

/** The legal moves of the top card of the waste. */
export function* wasteMoves(setup: FullLayout, state: LayoutState): Generator<Transfer> {
  for (const kind of ['foundation', 'tableau', 'cell'] as const)
    yield* transfers(setup, state, ['waste'], kind);
}

/**
 * Every legal move: the stock; the waste; to the foundations, to columns, back from the foundations and to free cells, each
 * from columns, cells and the reserve, in order of index, shorter runs first.
 */
export function* legalMoves(setup: FullLayout, state: LayoutState): Generator<LayoutMove> {
  if (isWon(setup, state)) return;
  if (canDraw(setup, state)) yield DRAW;
  yield* wasteMoves(setup, state);
  yield* boardMoves(setup, state);
}

/** The states whose top cards of the waste can be reached by clicks on the stock alone, beginning with the given one. */
export function* afterClicks(setup: FullLayout, state: LayoutState): Generator<LayoutState> {
  const { stock = [], waste = [], redealsLeft } = state;
  const step = setup.stock === 'rows' ? 1 : setup.stock;
  const cards = [...waste, ...stock.toReversed()];
  yield state;
  for (const start of redealsLeft === 0 ? [waste.length] : [waste.length, 0]) {
    for (let turned = start; turned < cards.length; ) {
      turned = Math.min(turned + step, cards.length);
      yield { ...state, waste: cards.slice(0, turned) };
    }
  }
}

/** `stuck` if clicks on the stock are the only legal moves from now on; a row that can be dealt is a move that leads on. */
export function status(setup: FullLayout, state: LayoutState): Status {
  if (isWon(setup, state)) return 'won';
  if (!boardMoves(setup, state).next().done) return 'playing';
  if (setup.stock === 'rows') return canDraw(setup, state) ? 'playing' : 'stuck';
  for (const each of afterClicks(setup, state))
    if (!wasteMoves(setup, each).next().done) return 'playing';
  return 'stuck';
}

/** The number of whole suits or cards on the foundations. */
export const score = ({ goal }: FullLayout, state: LayoutState): number =>
  goal === 'runs'
    ? state.foundations.filter((cards) => cards.length > 0).length
    : countCards(state, 'foundation');
