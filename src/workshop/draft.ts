import { faultsOf } from '../games/layouts/faults';
import type { Layout, Member } from '../games/layouts/layout';
import { formatLayout } from '../games/layouts/layoutText';
import { joinSentences } from '../locales/format';

/** A game that is being invented: its description, and those before and after it. */
export interface Draft {
  readonly layout: Layout;
  /** The member that the last change set. */
  readonly changed?: Member | undefined;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** Earlier changes than this many are forgotten. */
const MAX_PAST = 500;

/** A draft without changes. */
export const newDraft = (layout: Layout): Draft => ({ layout, past: [], future: [] });

/**
 * The draft after a change to a member. With `isSame` it belongs to the change before it, as while a control is dragged: both are
 * undone together.
 */
export function changeDraft(draft: Draft, layout: Layout, changed?: Member, isSame = false): Draft {
  if (formatLayout(layout) === formatLayout(draft.layout)) return draft;
  const goesOn = isSame && draft.changed === changed && draft.past.length > 0;
  const past = goesOn ? draft.past : [...draft.past, alone(draft)].slice(-MAX_PAST);
  return { layout, changed, past, future: [] };
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

const alone = ({ layout, changed }: Draft): Draft => ({ layout, changed, past: [], future: [] });

/** The faults of a draft, each with the control that shows it: that of the last change if it is involved, else the first. */
export function faultsAt({ layout, changed }: Draft): ReadonlyMap<Member, string> {
  const sentences = new Map<Member, string>();
  for (const { members, sentence } of faultsOf(layout)) {
    const at = members.find((member) => member === changed) ?? members[0];
    if (at) sentences.set(at, joinSentences([sentences.get(at), sentence]));
  }
  return sentences;
}
