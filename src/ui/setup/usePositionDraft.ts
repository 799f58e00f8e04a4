import { useEffect, useMemo, useState } from 'react';
import { type History, newHistory, present, redo, undo, withStep } from '../../engine/history';
import type { VariantId } from '../../games/index';
import { formatPositionCode, parsePositionCode } from '../../games/positions';
import { addressProblem, replaceAddress, setUpAddress } from '../parts/address';
import { emptyDraft, type PositionDraft } from './draft';
import { pilesOf, positionFrom, type SetUpTable, setUpTable } from './setUpTable';

/** A position as it was set up, change by change, and where the next card goes. */
interface DraftHistory extends Pick<PositionDraft, 'chosen' | 'gap'> {
  readonly history: History<Laid, undefined>;
}

/** What lies on the table. */
type Laid = Pick<PositionDraft, 'piles' | 'redeals'>;

/** The drafts that the page was left with, by games. They come back with their changes. */
const left = new Map<VariantId, DraftHistory>();

const codeOf = (table: SetUpTable, { piles, redeals }: Laid): string =>
  Object.values(piles).some((pile) => pile.length > 0)
    ? formatPositionCode(positionFrom(table, piles, redeals))
    : '';

const historyWith = ({ piles, redeals, chosen }: PositionDraft): DraftHistory => ({
  history: newHistory<Laid, undefined>({ piles, redeals }),
  chosen,
});

/** The drafts of a code, and why that cannot be read. */
function historyOf(
  table: SetUpTable,
  code: string,
): { readonly drafts: DraftHistory; readonly problem?: string } {
  const before = left.get(table.game);
  if (before && (code === '' || codeOf(table, present(before.history)) === code))
    return { drafts: before };
  const empty = emptyDraft(table);
  if (code === '') return { drafts: historyWith(empty) };
  const position = parsePositionCode(code);
  if (!position.ok)
    return { drafts: before ?? historyWith(empty), problem: addressProblem(position.error) };
  const { redeals } = position.value;
  return { drafts: historyWith({ ...empty, piles: pilesOf(table, position.value), redeals }) };
}

/**
 * The position that is set up on the page, and its changes. The address follows it. What only chooses a place is no change.
 */
export function usePositionDraft(game: VariantId, given: string) {
  const table = useMemo(() => setUpTable(game), [game]);
  const [{ drafts: first, problem }] = useState(() => historyOf(table, given));
  const [drafts, setDrafts] = useState(first);
  const draft = useMemo(() => draftOf(drafts), [drafts]);
  const code = codeOf(table, draft);

  useEffect(() => {
    left.set(game, drafts);
    replaceAddress(setUpAddress(game, code));
  }, [game, code, drafts]);

  const actions = useMemo(
    () => ({
      undo: () => setDrafts((before) => jumped(before, undo(before.history))),
      redo: () => setDrafts((before) => jumped(before, redo(before.history))),
      change: (next: (before: PositionDraft) => PositionDraft): void =>
        setDrafts((before) => changed(before, next)),
    }),
    [],
  );

  return {
    table,
    draft,
    problem,
    canUndo: drafts.history.cursor > 0,
    canRedo: drafts.history.cursor < drafts.history.steps.length,
    ...actions,
  };
}

const draftOf = ({ history, ...drafts }: DraftHistory): PositionDraft => ({
  ...present(history),
  ...drafts,
});

/** The drafts after a change. What only chooses a place is not one that can be undone. */
function changed(
  { history, ...drafts }: DraftHistory,
  change: (before: PositionDraft) => PositionDraft,
): DraftHistory {
  const before = present(history);
  const { piles, redeals, chosen, gap } = change({ ...before, ...drafts });
  if (piles === before.piles && redeals === before.redeals) return { history, chosen, gap };
  return { history: withStep(history, undefined, { piles, redeals }), chosen, gap };
}

/** The drafts at another step; of the places that differ, the first is chosen. */
function jumped({ history, chosen }: DraftHistory, target: DraftHistory['history']): DraftHistory {
  const [before, after] = [present(history).piles, present(target).piles];
  const differ = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (id) => before[id] !== after[id],
  );
  return { history: target, chosen: differ.includes(chosen) ? chosen : (differ[0] ?? chosen) };
}
