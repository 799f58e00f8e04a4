import { type Card, cardName } from '../../engine/card';
import { type Refusal, refusal } from '../../engine/game';
import { type Pile, pileInWords } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import { type Column, faceUpCount, withoutTop } from './column';
import { findFault, type Transfer, type TransferReason } from './transfer';
import { cardsInWords } from './words';

/** Foundations and columns, in some games with a waste; every pile is bottom first. */
export interface Board {
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly Column[];
  readonly waste?: readonly Card[];
}

/** The rules of the transfers on a board. */
export interface BoardRules {
  /** How many of a column’s topmost cards may move, at most. */
  readonly movable: (column: Column) => number;
  /** True if a pile of this kind takes the card. */
  readonly fits: (card: Card, pile: readonly Card[], kind: Pile['kind']) => boolean;
  /** True if the top card of a foundation may go to a column; if left out, it stays there. */
  readonly mayReturn?: boolean;
}

/** The cards of a pile, bottom first; nothing if there is no such pile. */
export function cardsOf(board: Board, { kind, index }: Pile): readonly Card[] | undefined {
  if (kind === 'foundation') return board.foundations[index - 1];
  if (kind === 'waste') return board.waste;
  return kind === 'tableau' ? board.tableau[index - 1]?.cards : undefined;
}

/** Why the topmost `count` cards of a column can't be lifted together, whatever the target; nothing if they can. */
function findLiftFault(
  board: Board,
  from: Pile,
  count: number,
  { movable }: BoardRules,
): Refusal<TransferReason> | undefined {
  const column = from.kind === 'tableau' ? board.tableau[from.index - 1] : undefined;
  if (!column) return undefined;
  const faceUp = faceUpCount(column);
  const [most, reason] =
    count > faceUp
      ? [faceUp, 'too few face up' as const]
      : [movable(column), 'not in order' as const];
  return count > most ? refusal(reason, [from], column.cards.slice(-most)) : undefined;
}

/** The board after a transfer, which turns up the card under the moved ones; or why it is refused. */
export function transfer<State extends Board>(
  board: State,
  move: Transfer,
  rules: BoardRules,
): Result<State, Refusal<TransferReason>> {
  const { from, to, count } = move;
  const source = cardsOf(board, from);
  const target = cardsOf(board, to);
  const fault =
    findFault(move, source, target, rules.mayReturn) ?? findLiftFault(board, from, count, rules);
  if (fault || !source || !target) return err(fault ?? refusal('no such pile', [from]));
  if (to.kind === 'foundation' && count > 1) return err(refusal('one at a time', [from, to]));
  const moved = source.slice(-count);
  const head = moved[0] as Card;
  if (!rules.fits(head, target, to.kind))
    return err(refusal('does not fit', [from, to], [head, ...target.slice(-1)]));
  return ok(moveCards(board, move));
}

/** The board after a legal transfer. */
function moveCards<State extends Board>(board: State, { from, to, count }: Transfer): State {
  const moved = cardsOf(board, from)?.slice(-count) ?? [];
  const taken = changePile(board, from, (pile) => withoutTop(pile, count));
  return changePile(taken, to, (pile) => ({ ...pile, cards: [...pile.cards, ...moved] }));
}

/** The board with one of its piles changed; only a column has hidden cards. */
function changePile<State extends Board>(
  board: State,
  pile: Pile,
  change: (pile: Column) => Column,
): State {
  const i = pile.index - 1;
  if (pile.kind === 'tableau')
    return { ...board, tableau: board.tableau.with(i, change(board.tableau[i] as Column)) };
  const { cards } = change({ cards: cardsOf(board, pile) ?? [], hidden: 0 });
  if (pile.kind === 'waste') return { ...board, waste: cards };
  return { ...board, foundations: board.foundations.with(i, cards) };
}

/** Every legal transfer from a column: to the foundations, then to columns. */
export function* transfersOf(board: Board, { movable, fits }: BoardRules): Generator<Transfer> {
  for (const kind of ['foundation', 'tableau'] as const) {
    const targets = pilesOf(board, kind).map((cards, i) => ({ cards, index: i + 1 }));
    for (const [i, column] of board.tableau.entries()) {
      const from: Pile = { kind: 'tableau', index: i + 1 };
      const most = kind === 'foundation' ? Math.min(1, column.cards.length) : movable(column);
      for (let count = 1; count <= most; count++) {
        const head = column.cards.at(-count) as Card;
        for (const { cards, index } of targets) {
          const isOwn = kind === 'tableau' && index === from.index;
          if (!isOwn && fits(head, cards, kind)) yield { from, to: { kind, index }, count };
        }
      }
    }
  }
}

/** The kinds of pile that take cards. */
type TargetKind = 'foundation' | 'tableau';

/** The cards of all piles of a kind, in order. */
const pilesOf = (board: Board, kind: TargetKind): readonly (readonly Card[])[] => {
  if (kind === 'foundation') return board.foundations;
  return board.tableau.map(({ cards }) => cards);
};

/** The piles of a kind that take a card, in order. */
export function targetsOf(
  board: Board,
  card: Card,
  kind: TargetKind,
  { fits }: BoardRules,
): readonly Pile[] {
  const targets: Pile[] = [];
  for (const [i, cards] of pilesOf(board, kind).entries())
    if (fits(card, cards, kind)) targets.push({ kind, index: i + 1 });
  return targets;
}

/**
 * The columns to which a tap takes cards: those with cards, highest rating first, then an empty one, unless the cards are a
 * whole column.
 */
export function columnTargets(
  board: Board,
  from: Pile,
  count: number,
  rules: BoardRules,
  rate: (column: Column) => number,
): readonly Pile[] {
  const source = cardsOf(board, from) ?? [];
  const piles = targetsOf(board, source.at(-count) as Card, 'tableau', rules).map((pile) => {
    const column = board.tableau[pile.index - 1] as Column;
    return { pile, isEmpty: column.cards.length === 0, rating: rate(column) };
  });
  const occupied = piles.filter(({ isEmpty }) => !isEmpty).sort((a, b) => b.rating - a.rating);
  const isWhole = from.kind === 'tableau' && count === source.length;
  const empty = isWhole ? [] : piles.filter(({ isEmpty }) => isEmpty).slice(0, 1);
  return [...occupied, ...empty].map(({ pile }) => pile);
}

/** What a transfer did: `Queen of Hearts to column 4.` `Jack of Clubs revealed.` */
export function narrateTransfer(before: Board, move: Transfer, after: Board): readonly string[] {
  const { from, to, count } = move;
  const head = cardsOf(before, from)?.at(-count) as Card;
  const moved = `${cardsInWords(head, count)} to ${pileInWords(to)}.`;
  const revealed = after.tableau.flatMap(({ cards, hidden }, i) =>
    hidden < (before.tableau[i]?.hidden ?? 0) ? cards.slice(-1) : [],
  );
  return [moved, ...revealed.map((card) => `${cardName(card)} revealed.`)];
}
