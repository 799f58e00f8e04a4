import { useEffect, useMemo, useState } from 'react';
import { newHistory, present, redo, undo } from '../../engine/history';
import { parseInvention, workshopAddress } from '../../workshop/description';
import { changeDraft, changedLast, type Draft, faultsAt } from '../../workshop/draft';
import type { Invention } from '../../workshop/invention';
import { FIRST_GAME } from '../../workshop/startingPoints';
import { addressProblem, replaceAddress } from '../parts/address';

/** The draft that the page was left with. It is restored where the page opens with its description, or with none. */
let left: Draft | undefined;

/** The draft of a description, and why that cannot be read. */
function draftOf(text: string): { readonly draft: Draft; readonly problem?: string } {
  if (left && text === '') return { draft: left };
  const parsed = parseInvention(text || FIRST_GAME);
  if (parsed.ok)
    return {
      draft: left && present(left).text === parsed.value.text ? left : newHistory(parsed.value),
    };
  return { ...draftOf(''), problem: addressProblem(parsed.error) };
}

/** The description on the page, with its faults and its changes. The address follows it. */
export function useDraft(text: string) {
  const [{ draft: first, problem }] = useState(() => draftOf(text));
  const [draft, setDraft] = useState(first);
  const jumps = useMemo(() => ({ undo: () => setDraft(undo), redo: () => setDraft(redo) }), []);
  const game = present(draft);
  const faults = useMemo(() => faultsAt(game, changedLast(draft)), [game, draft]);
  const isSound = faults.size === 0;

  // A description that cannot be played has no address.
  useEffect(() => {
    left = draft;
    if (isSound) replaceAddress(workshopAddress(game.text));
  }, [draft, game, isSound]);

  return {
    game,
    faults,
    problem,
    canUndo: draft.cursor > 0,
    canRedo: draft.cursor < draft.steps.length,
    ...jumps,
    change: (next: Invention, member?: string, continuesLast?: boolean): void =>
      setDraft((before) => changeDraft(before, next, member, continuesLast)),
    /** Drags a handle of the picture. A drag may take several steps before the page is rendered again. */
    drag: (name: string, by: number, continuesLast: boolean): void =>
      setDraft((before) => {
        const handle = present(before).handles.find((each) => each.name === name);
        return handle ? changeDraft(before, handle.drag(by), handle.member, continuesLast) : before;
      }),
  };
}
