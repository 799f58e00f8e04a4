import { useEffect, useMemo, useState } from 'react';
import { type History, newHistory, present, redo, undo } from '../../engine/history';
import { addStep } from '../../engine/steps';
import type { VariantId } from '../../games/index';
import { formatPositionCode, parsePositionCode } from '../../games/positions';
import { addressProblem, setUpAddress } from '../parts/address';
import { useUndoKeys } from '../parts/useUndoKeys';
import { emptySetUp, type SetUp } from './setUp';
import { pilesOf, positionFrom, type SetUpTable, setUpTable } from './setUpTable';

/** A position as it was set up, change by change, and where the next card goes. */
interface Draft extends Pick<SetUp, 'chosen' | 'gap'> {
  readonly history: History<Laid, undefined>;
}

/** What lies on the table. */
type Laid = Pick<SetUp, 'piles' | 'redeals'>;

/** The drafts that the page was left with, by games. They come back with their changes. */
const left = new Map<VariantId, Draft>();

const codeOf = (table: SetUpTable, { piles, redeals }: Laid): string =>
  Object.values(piles).some((pile) => pile.length > 0)
    ? formatPositionCode(positionFrom(table, piles, redeals))
    : '';

const draftWith = ({ piles, redeals, chosen }: SetUp): Draft => ({
  history: newHistory<Laid, undefined>({ piles, redeals }),
  chosen,
});

/** The draft of a code, and why that cannot be read. */
function draftOf(
  table: SetUpTable,
  code: string,
): { readonly draft: Draft; readonly problem?: string } {
  const before = left.get(table.game);
  if (before && (code === '' || codeOf(table, present(before.history)) === code))
    return { draft: before };
  const empty = emptySetUp(table);
  if (code === '') return { draft: draftWith(empty) };
  const position = parsePositionCode(code);
  if (!position.ok)
    return { draft: before ?? draftWith(empty), problem: addressProblem(position.error) };
  const { redeals } = position.value;
  return { draft: draftWith({ ...empty, piles: pilesOf(table, position.value), redeals }) };
}

/**
 * The position that is set up on the page, and its changes. The address follows it, and the usual keys undo and redo. What only
 * chooses a place is no change.
 */
export function useSetUp(game: VariantId, given: string) {
  const table = useMemo(() => setUpTable(game), [game]);
  const [{ draft: first, problem }] = useState(() => draftOf(table, given));
  const [draft, setDraft] = useState(first);
  const setUp = useMemo(() => setUpOf(draft), [draft]);
  const code = codeOf(table, setUp);

  useEffect(() => {
    left.set(game, draft);
    try {
      window.history.replaceState(null, '', setUpAddress(game, code));
    } catch {
      // Browsers limit how often a page may do this. The next change tries again.
    }
  }, [game, code, draft]);

  const actions = useMemo(
    () => ({
      undo: () => setDraft((before) => jumped(before, undo(before.history))),
      redo: () => setDraft((before) => jumped(before, redo(before.history))),
      change: (next: (before: SetUp) => SetUp): void => setDraft((before) => changed(before, next)),
    }),
    [],
  );
  useUndoKeys(actions);

  return {
    table,
    setUp,
    problem,
    canUndo: draft.history.cursor > 0,
    canRedo: draft.history.cursor < draft.history.steps.length,
    ...actions,
  };
}

const setUpOf = ({ history, ...draft }: Draft): SetUp => ({ ...present(history), ...draft });

/** The draft after a change. What only chooses a place is not one that can be undone. */
function changed({ history, ...draft }: Draft, change: (before: SetUp) => SetUp): Draft {
  const before = present(history);
  const { piles, redeals, chosen, gap } = change({ ...before, ...draft });
  if (piles === before.piles && redeals === before.redeals) return { history, chosen, gap };
  const { initial, steps, cursor } = history;
  const longer = addStep(steps, cursor, { move: undefined, state: { piles, redeals } });
  return { history: { initial, steps: longer, cursor: longer.length }, chosen, gap };
}

/** The draft at another step; of the places that differ, the first is chosen. */
function jumped({ history, chosen }: Draft, target: Draft['history']): Draft {
  const [before, after] = [present(history).piles, present(target).piles];
  const differ = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
  return { history: target, chosen: differ.includes(chosen) ? chosen : (differ[0] ?? chosen) };
}
