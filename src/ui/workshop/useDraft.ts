import { useEffect, useMemo, useState } from 'react';
import { parseInvention, workshopAddress } from '../../workshop/description';
import {
  changeDraft,
  type Draft,
  faultsAt,
  newDraft,
  redoChange,
  undoChange,
} from '../../workshop/draft';
import type { Invention } from '../../workshop/invention';
import { FIRST_GAME } from '../../workshop/startingPoints';
import { addressProblem } from '../parts/address';
import { replaceAddress } from '../parts/replaceAddress';
import { useUndoKeys } from '../parts/useUndoKeys';

/** The draft that the page was left with. It comes back with its changes: by its description, or if none is asked for. */
let left: Draft | undefined;

/** The draft of a description, and why that cannot be read. */
function draftOf(text: string): { readonly draft: Draft; readonly problem?: string } {
  if (left && text === '') return { draft: left };
  const parsed = parseInvention(text || FIRST_GAME);
  if (parsed.ok)
    return { draft: left?.game.text === parsed.value.text ? left : newDraft(parsed.value) };
  return { ...draftOf(''), problem: addressProblem(parsed.error) };
}

/**
 * The description on the page, with its faults and its changes. The address follows it, and the usual keys undo and redo, except
 * while a dialog is open.
 */
export function useDraft(text: string, isDialogOpen: boolean) {
  const [{ draft: first, problem }] = useState(() => draftOf(text));
  const [draft, setDraft] = useState(first);
  const keys = useMemo(
    () => ({ undo: () => setDraft(undoChange), redo: () => setDraft(redoChange) }),
    [],
  );
  const faults = useMemo(() => faultsAt(draft), [draft]);
  const isSound = faults.size === 0;

  // A description that cannot be played has no address.
  useEffect(() => {
    left = draft;
    if (isSound) replaceAddress(workshopAddress(draft.game.text));
  }, [draft, isSound]);

  useUndoKeys(keys, isDialogOpen);

  return {
    game: draft.game,
    faults,
    problem,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    ...keys,
    change: (next: Invention, member?: string, isSame?: boolean): void =>
      setDraft((before) => changeDraft(before, next, member, isSame)),
    /** Drags a handle of the picture. A drag may take several steps before the page is rendered again. */
    drag: (name: string, more: number, isSame: boolean): void =>
      setDraft((before) => {
        const handle = before.game.handles.find((each) => each.name === name);
        return handle ? changeDraft(before, handle.drag(more), handle.member, isSame) : before;
      }),
  };
}
