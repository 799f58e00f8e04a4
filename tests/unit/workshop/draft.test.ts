import { expect, test } from 'vitest';
import { parseInvention } from '../../../src/workshop/description';
import {
  changeDraft,
  faultsAt,
  newDraft,
  redoChange,
  undoChange,
} from '../../../src/workshop/draft';
import type { Invention } from '../../../src/workshop/invention';

const FREECELL = invention('columns=7x4.6x4;move=helped;cells=4');
const withCells = (cells: number): Invention =>
  invention(`columns=7x4.6x4;move=helped;cells=${cells}`);

function invention(text: string): Invention {
  const parsed = parseInvention(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const textOf = (draft: { game: Invention }): string => draft.game.text;

/** The game after a control was set to a number. */
function set(game: Invention, member: string, value: number): Invention {
  const controls = game.sections().flatMap((section) => section.controls);
  const control = controls.find(({ members: [name] }) => name === member);
  if (control?.kind !== 'count') throw new Error(`${member} is no number`);
  return control.set(value);
}

test('changes are undone and redone, and a new one forgets those undone', () => {
  const one = changeDraft(newDraft(FREECELL), withCells(5), 'cells');
  const two = changeDraft(one, withCells(6), 'cells');
  expect(textOf(undoChange(two))).toBe(textOf(one));
  expect(textOf(redoChange(undoChange(two)))).toBe(textOf(two));
  const back = undoChange(undoChange(two));
  expect(textOf(back)).toBe(FREECELL.text);
  expect(undoChange(back)).toBe(back);
  const other = changeDraft(back, withCells(1), 'cells');
  expect(redoChange(other)).toBe(other);
});

test('one drag is one change', () => {
  const start = newDraft(FREECELL);
  const first = changeDraft(start, withCells(5), 'cells');
  const rest = [6, 7, 8].reduce(
    (draft, cells) => changeDraft(draft, withCells(cells), 'cells', true),
    first,
  );
  expect(rest.past).toHaveLength(1);
  expect(textOf(undoChange(rest))).toBe(textOf(start));
});

test('a change of nothing is none', () => {
  const draft = newDraft(FREECELL);
  expect(
    changeDraft(draft, invention('decks=1;columns=7x4.6x4;move=helped;cells=4'), 'decks'),
  ).toBe(draft);
});

test('a fault is said at the control of the last change, if it takes part', () => {
  const held = set(FREECELL, 'held', 5);
  expect([...faultsAt(changeDraft(newDraft(FREECELL), held, 'held')).keys()]).toEqual(['held']);
  const cells = set(set(FREECELL, 'held', 3), 'cells', 2);
  const draft = changeDraft(newDraft(FREECELL), cells, 'cells');
  expect(faultsAt(draft).get('cells')).toMatch(/^There are not enough free cells/);
});
