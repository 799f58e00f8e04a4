import { faultsOf } from '../games/layouts/faults';
import type { Layout, Member } from '../games/layouts/layout';
import { formatLayout } from '../games/layouts/layoutText';
import { joinSentences } from '../locales/format';

/** A game that is being invented: its description, and those before and after it. */
export interface Draft {
  readonly layout: Layout;
  /** The member that the last change was made by. */
  readonly changed?: Member | undefined;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
}

/** More changes are forgotten, the earliest first. */
const MAX_PAST = 500;

/** A draft without changes. */
export const newDraft = (layout: Layout): Draft => ({ layout, past: [], future: [] });

/**
 * The draft after a change to a member. With `isSame` it belongs to the change before it, as when a card is dragged on: both are
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

/** What is wrong with a draft, each at the control that it is said at: that of the last change if it takes part, else the first. */
export function faultsAt({ layout, changed }: Draft): ReadonlyMap<Member, string> {
  const sentences = new Map<Member, string>();
  for (const { members, sentence } of faultsOf(layout)) {
    const at = members.find((member) => member === changed) ?? members[0];
    if (at) sentences.set(at, joinSentences([sentences.get(at), sentence]));
  }
  return sentences;
}
