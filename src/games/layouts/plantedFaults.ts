import { rankOf } from '../../engine/card';
import type { AnyConsoleGame } from '../../engine/lines';
import { alsoLegal, FROM_BOTTOM, fault, moved, refusing, shown } from '../common/plant';
import { cardsOf, type LayoutState, moveCards } from './board';
import { layoutGame } from './game';
import { type Layout, setupOf } from './layout';
import { layoutLines } from './lines';
import { PRESETS } from './presets';
import { isDraw, type LayoutMove } from './rules';

type State = LayoutState;
type Move = LayoutMove;

const turnsWaste = (before: State, move: Move): boolean =>
  isDraw(move) && before.stock?.length === 0;

function stayHidden(after: State, before: State, move: Move): State {
  const from = isDraw(move) ? undefined : move.from;
  if (from?.kind !== 'tableau') return after;
  const [i, old] = [from.index - 1, before.tableau[from.index - 1]];
  const column = after.tableau[i];
  if (!old || !column) return after;
  const hidden = Math.min(old.hidden, column.cards.length);
  return { ...after, tableau: after.tableau.with(i, { ...column, hidden }) };
}

function onAnySuit(state: State, move: Move): State | undefined {
  if (isDraw(move) || move.to.kind !== 'foundation' || move.count !== 1) return undefined;
  const isFaceUp =
    move.from.kind === 'waste' ||
    (move.from.kind === 'tableau' && (state.tableau[move.from.index - 1]?.cards.length ?? 0) > 0);
  const card = cardsOf(state, move.from)?.at(-1);
  const top = cardsOf(state, move.to)?.at(-1);
  if (!isFaceUp || card === undefined || top === undefined) return undefined;
  return rankOf(card) === rankOf(top) + 1 ? moveCards(state, move) : undefined;
}

/** Wrong programs for the console of Klondike, by its description. */
export function klondikeFaults(layout: Layout) {
  const described = (change: Partial<Layout>) => (): AnyConsoleGame => {
    const changed = { ...layout, ...change };
    return { ...layoutGame(changed, PRESETS.klondike), lines: layoutLines(setupOf(changed), true) };
  };
  return {
    'any-on-empty': fault('any card may go to an empty column', described({ empty: 'any' })),
    'any-colour': fault('colours need not alternate', described({ build: 'any' })),
    'built-up': fault('columns may also be built up', described({ upToo: true })),
    'one-card': fault('only one card moves between columns', described({ move: 'one' })),
    'no-return': fault('no card comes back from a foundation', described({ back: false })),
    'any-suit': fault(
      'a foundation takes the next rank of any suit',
      alsoLegal<State, Move>(onAnySuit),
    ),
    'draw-two': fault('two cards are turned at a time', described({ stock: 2 })),
    'dealt-in-rows': fault(
      'cards are dealt row by row, not column by column',
      described({ dealt: 'rows' }),
    ),
    'wrong-end': fault('cards are dealt from the bottom of the deck', FROM_BOTTOM),
    'waste-not-turned': fault(
      'the waste becomes the stock without being turned over',
      moved<State, Move>((after, before, move) =>
        turnsWaste(before, move) ? { ...after, stock: before.waste ?? [] } : after,
      ),
    ),
    'no-redeal': fault('the waste cannot be turned over', refusing<State, Move>(turnsWaste)),
    'stays-hidden': fault('an uncovered card stays face down', moved<State, Move>(stayHidden)),
    'one-cards': fault(
      'one card is counted as “(1 cards)”',
      shown((table) => table.replaceAll('(1 card) ', '(1 cards)')),
    ),
    'ten-as-10': fault(
      'a ten is printed as 10, not T',
      shown((table) => table.replace(/T(?=[HDCS])/g, '10')),
    ),
  };
}
