import { joinSentences } from '../locales/format';
import type { Invention } from './invention';

/** A game that is being invented: as it is. */
export interface Draft {
  readonly game: Invention;
  /** The member that the last change set. */
  readonly changed?: string | undefined;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** Earlier changes than this many are forgotten. */
const MAX_PAST = 500;

/** A draft without changes. */
export const newDraft = (game: Invention): Draft => ({ game, past: [], future: [] });

/**
 * The draft after a change to a member. With `isSame` it belongs to the change before it, as while a control is dragged: both are
 * undone together.
 */
export function changeDraft(
  draft: Draft,
  game: Invention,
  changed?: string,
  isSame = false,
): Draft {
  if (game.text === draft.game.text) return draft;
  const goesOn = isSame && draft.changed === changed && draft.past.length > 0;
  const past = goesOn ? draft.past : [...draft.past, alone(draft)].slice(-MAX_PAST);
  return { game, changed, past, future: [] };
}

/** The draft without its last change, which can be redone. */
export function undoChange(draft: Draft): Draft {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { ...before, past: draft.past.slice(0, -1), future: [alone(draft), ...draft.future] };
}

/** The draft with the change that was undone last. */
export function redoChange(draft: Draft): Draft {
  const [next, ...future] = draft.future;
  return next ? { ...next, past: [...draft.past, alone(draft)], future } : draft;
}

const alone = ({ game, changed }: Draft): Draft => ({ game, changed, past: [], future: [] });

/** The faults of a draft, each with the control that shows it: that of the last change if it is involved, else the first. */
export function faultsAt({ game, changed }: Draft): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  for (const { members, sentence } of game.faults) {
    const at = members.find((member) => member === changed) ?? members[0];
    if (at) sentences.set(at, joinSentences([sentences.get(at), sentence]));
  }
  return sentences;
}
