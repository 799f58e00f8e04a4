import { expect, test } from 'vitest';
import { formatLayout, type Layout, parseLayout } from '../../../src/workshop/description';
import {
  changeDraft,
  faultsAt,
  newDraft,
  redoChange,
  undoChange,
} from '../../../src/workshop/draft';
import { withMember } from '../../../src/workshop/edit';

const parsed = parseLayout('columns=7x4.6x4;move=helped;cells=4');
if (!parsed.ok) throw new Error(parsed.error);
const FREECELL: Layout = parsed.value;
const withCells = (cells: number): Layout => withMember(FREECELL, 'cells', cells);
const textOf = (draft: { layout: Layout }): string => formatLayout(draft.layout);

test('changes are undone and redone, and a new one forgets those undone', () => {
  const one = changeDraft(newDraft(FREECELL), withCells(5), 'cells');
  const two = changeDraft(one, withCells(6), 'cells');
  expect(textOf(undoChange(two))).toBe(textOf(one));
  expect(textOf(redoChange(undoChange(two)))).toBe(textOf(two));
  const back = undoChange(undoChange(two));
  expect(textOf(back)).toBe(formatLayout(FREECELL));
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
  expect(changeDraft(draft, { ...FREECELL, decks: 1 }, 'decks')).toBe(draft);
});

test('a fault is said at the control of the last change, if it takes part', () => {
  const held = changeDraft(newDraft(FREECELL), withMember(FREECELL, 'held', 5), 'held');
  expect([...faultsAt(held).keys()]).toEqual(['held']);
  const cells = changeDraft(newDraft(FREECELL), { ...FREECELL, held: 3, cells: 2 }, 'cells');
  expect(faultsAt(cells).get('cells')).toMatch(/^There are not enough free cells/);
});
