import { expect, test } from 'vitest';
import { newHistory, present, redo, undo } from '../../../src/engine/history';
import { parseInvention } from '../../../src/workshop/description';
import { changeDraft, changedLast, type Draft, faultsAt } from '../../../src/workshop/draft';
import type { Invention } from '../../../src/workshop/invention';

const FREECELL = invention('columns=7x4.6x4;move=helped;cells=4');
const START: Draft = newHistory(FREECELL);
const withCells = (cells: number): Invention =>
  invention(`columns=7x4.6x4;move=helped;cells=${cells}`);

function invention(text: string): Invention {
  const parsed = parseInvention(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const textOf = (draft: Draft): string => present(draft).text;

/** The game after a control was set to a number. */
function set(game: Invention, member: string, value: number): Invention {
  const controls = game.sections().flatMap((section) => section.controls);
  const control = controls.find(({ members: [name] }) => name === member);
  if (control?.kind !== 'count') throw new Error(`${member} is no number`);
  return control.set(value);
}

test('changes are undone and redone, and a new one forgets those undone', () => {
  const one = changeDraft(START, withCells(5), 'cells');
  const two = changeDraft(one, withCells(6), 'cells');
  expect(textOf(undo(two))).toBe(textOf(one));
  expect(textOf(redo(undo(two)))).toBe(textOf(two));
  const back = undo(undo(two));
  expect(textOf(back)).toBe(FREECELL.text);
  expect(undo(back)).toBe(back);
  const other = changeDraft(back, withCells(1), 'cells');
  expect(redo(other)).toBe(other);
});

test('one drag is one change', () => {
  const first = changeDraft(START, withCells(5), 'cells');
  const rest = [6, 7, 8].reduce(
    (draft, cells) => changeDraft(draft, withCells(cells), 'cells', true),
    first,
  );
  expect(rest.cursor).toBe(1);
  expect([changedLast(START), changedLast(rest)]).toEqual([undefined, 'cells']);
  expect(textOf(undo(rest))).toBe(textOf(START));
});

test('a change of nothing is none', () => {
  expect(
    changeDraft(START, invention('decks=1;columns=7x4.6x4;move=helped;cells=4'), 'decks'),
  ).toBe(START);
});

test('a fault is said at the control of the last change, if it takes part', () => {
  const held = set(FREECELL, 'held', 5);
  expect([...faultsAt(held, 'held').keys()]).toEqual(['held']);
  const cells = set(set(FREECELL, 'held', 3), 'cells', 2);
  expect(faultsAt(cells, 'cells').get('cells')).toMatch(/^There are not enough free cells/);
});
