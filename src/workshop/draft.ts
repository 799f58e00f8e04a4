import { type History, present, undo, withStep } from '../engine/history';
import { stepAt } from '../engine/steps';
import { joinSentences } from '../locales/format';
import type { Invention } from './invention';

/** A game that is being invented. Each change of it names the member that it set. */
export type Draft = History<Invention, string | undefined>;

/** The member that the last change set. */
export const changedLast = ({ steps, cursor }: Draft): string | undefined =>
  stepAt(steps, cursor - 1)?.move;

/** The draft after a change to a member. With `continuesLast`, as while a control is dragged, it is undone with the one before. */
export function changeDraft(
  draft: Draft,
  game: Invention,
  changed?: string,
  continuesLast = false,
): Draft {
  if (game.text === present(draft).text) return draft;
  const goesOn = continuesLast && changedLast(draft) === changed;
  return withStep(goesOn ? undo(draft) : draft, changed, game);
}

/** The faults of a game, each with the control that shows it: that of the last change if it is involved, else the first. */
export function faultsAt({ faults }: Invention, changed?: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  for (const { members, sentence } of faults) {
    const at = members.find((member) => member === changed) ?? members[0];
    if (at) sentences.set(at, joinSentences([sentences.get(at), sentence]));
  }
  return sentences;
}
