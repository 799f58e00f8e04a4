import { t } from '@lingui/core/macro';
import { type Card, suitOf } from '../../engine/card';
import { type Pile, parsePileId } from '../../engine/pile';
import { err, ok, type Result } from '../../engine/result';
import type { PileId } from '../../engine/view';
import { noSuchPile } from '../common/words';
import { isSafe } from './advice';
import { cardsOf, columnAt, emptyPiles, type LayoutState, type Transfer } from './board';
import { runOf } from './building';
import { explain } from './explain';
import type { FullLayout } from './layout';
import { emptyPileInWords, explainInPlace, explainNowhere } from './needs';
import { apply, findLiftFault, targetsOf } from './rules';
import { staysThere } from './words';

// Where a tap or a double-click takes cards.

/** The columns that take a card: the longest runs first, before them its own suit where whole suits leave; and the first empty one. */
function columnsFor(setup: FullLayout, state: LayoutState, head: Card) {
  const rate = ({ index }: Pile): number => {
    const column = columnAt(state, index - 1);
    const top = column.cards.at(-1);
    const isSuit = setup.goal === 'runs' && top !== undefined && suitOf(top) === suitOf(head);
    return runOf(setup, state, column) + (isSuit ? 1000 : 0);
  };
  const columns = targetsOf(setup, state, head, 'tableau');
  const isEmpty = (pile: Pile): boolean => cardsOf(state, pile)?.length === 0;
  return {
    occupied: columns.filter((pile) => !isEmpty(pile)).sort((a, b) => rate(b) - rate(a)),
    empty: columns.filter(isEmpty).slice(0, 1),
  };
}

/** The first pile of each kind above the columns that takes a card, if `count` is one. */
const foundationFor = (setup: FullLayout, state: LayoutState, count: number, head: Card) =>
  count > 1 ? [] : targetsOf(setup, state, head, 'foundation').slice(0, 1);
const cellFor = (state: LayoutState, from: Pile, count: number): readonly Pile[] =>
  count > 1 || from.kind === 'cell' ? [] : emptyPiles(state, 'cell').slice(0, 1);

/** A foundation first if the card is safe there; columns with cards; a free cell; an empty column; a foundation last. */
function tapTargets(
  setup: FullLayout,
  state: LayoutState,
  from: Pile,
  count: number,
  head: Card,
): readonly Pile[] {
  const upper = foundationFor(setup, state, count, head);
  const { occupied, empty } = columnsFor(setup, state, head);
  const isWhole = from.kind === 'tableau' && cardsOf(state, from)?.length === count;
  const isSafeThere = upper.length > 0 && isSafe(setup, state, head);
  return [
    ...(isSafeThere ? upper : []),
    ...occupied,
    ...(setup.cells > 0 && !isSafeThere ? upper : []),
    ...cellFor(state, from, count),
    ...(isWhole ? [] : empty),
    ...(setup.cells === 0 && !isSafeThere ? upper : []),
  ];
}

/** The legal moves of a tap or a send, or why there is none. */
export function legalTransfers(
  setup: FullLayout,
  state: LayoutState,
  kind: 'tap' | 'send',
  id: PileId,
  count: number,
): Result<readonly Transfer[], string> {
  const from = parsePileId(id);
  const head = from && cardsOf(state, from)?.at(-count);
  if (!from || !cardsOf(state, from)) return err(noSuchPile());
  if (cardsOf(state, from)?.length === 0) return err(emptyPileInWords(setup, state, from));
  if (head === undefined) return err(t`There is no card there.`);
  if (from.kind === 'foundation')
    return err(setup.back ? t`A card on a foundation is moved by dragging it.` : staysThere());
  const fault = findLiftFault(setup, state, from, count);
  if (fault) return err(explain(setup, fault));
  const targets =
    kind === 'tap'
      ? tapTargets(setup, state, from, count, head)
      : [...foundationFor(setup, state, count, head), ...cellFor(state, from, count)].slice(0, 1);
  const tried = targets.map((to) => {
    const move = { from, to, count };
    return { move, next: apply(setup, state, move) };
  });
  const legal = tried.flatMap(({ move, next }) => (next.ok ? [move] : []));
  if (legal.length > 0) return ok(legal);
  const [refused] = tried.flatMap(({ next }) => (next.ok ? [] : [next.error]));
  if (refused) return err(explain(setup, refused));
  const below = from.kind === 'tableau' ? cardsOf(state, from)?.at(-count - 1) : undefined;
  // What can be lifted together lies in order.
  const isInPlace = below !== undefined && !findLiftFault(setup, state, from, count + 1);
  return err(isInPlace ? explainInPlace(head, below) : explainNowhere(setup, head, from, count));
}
