import { expect, test } from 'vitest';
import { pythonRandom } from '../../src/engine/pythonRandom';
import type { Member } from '../../src/games/layouts/layout';
import { PRESETS } from '../../src/games/layouts/presets';
import { type Control, sectionsOf, withValue } from '../../src/workshop/controls';
import { formatLayout, type Layout, parseLayout, tableOf } from '../../src/workshop/description';
import { changeDraft, faultsAt, newDraft } from '../../src/workshop/draft';
import {
  withCards,
  withColumnCount,
  withDown,
  withMoreInEach,
  withReserveCount,
  withReserved,
} from '../../src/workshop/edit';
import { STARTING_POINTS } from '../../src/workshop/startingPoints';
import { proofSize } from '../support/proofSize';

/** Every layout that one press of a control makes, with the member that it is said of. */
function changesBy(control: Control, layout: Layout): readonly (readonly [Member, Layout])[] {
  switch (control.kind) {
    case 'choice':
      return control.choices.map(([value]) => [
        control.member,
        withValue(layout, control.member, value),
      ]);
    case 'count':
      return Array.from({ length: control.max + 1 }, (_, n) => [
        control.member,
        withValue(layout, control.member, n),
      ]);
    case 'switch':
      return [[control.member, withValue(layout, control.member, !control.isOn)]];
    case 'piles': {
      const { member, max } = control;
      if (member === 'reserve')
        return [0, 1, 2, max].flatMap((count) => {
          const some = withReserveCount(layout, count);
          return [
            [member, some],
            [member, count > 0 ? withReserved(some, count - 1, 40) : some],
          ] as const;
        });
      return [
        ...[1, 2, 9, max].map((count) => [member, withColumnCount(layout, count)] as const),
        ...[-1, 1, 9].map((more) => [member, withMoreInEach(layout, more)] as const),
        [member, withCards(layout, 0, 30)],
        ['down', withDown(layout, 0, 5)],
      ];
    }
  }
}

const controlsOf = (layout: Layout) => sectionsOf(layout).flatMap(({ controls }) => controls);

/** The members that a page has a control for; face-down cards are set with the columns. */
const shown = (layout: Layout): ReadonlySet<Member> =>
  new Set(
    controlsOf(layout).flatMap(({ member }) =>
      member === 'columns' ? [member, 'down'] : [member],
    ),
  );

/** Whatever one press does: it can be read back or has a fault, which is said at a control that is there, and it is drawn. */
function check(layout: Layout, member: Member): void {
  const draft = changeDraft(newDraft(layout), layout, member);
  const faults = faultsAt({ ...draft, changed: member });
  const text = formatLayout(layout);
  expect(parseLayout(text).ok, text).toBe(faults.size === 0);
  for (const at of faults.keys()) expect(shown(layout), `${at} of ${text}`).toContain(at);
  expect(tableOf(layout, '275').piles.length, text).toBeGreaterThan(layout.columns.length);
}

const LAYOUTS = [...Object.values(PRESETS), ...STARTING_POINTS].map(({ layout }) =>
  typeof layout === 'string' ? layout : formatLayout(layout),
);

test.each(LAYOUTS)(
  'every control of %s leads to a game, or to a fault that is said at a control',
  (text) => {
    const parsed = parseLayout(text);
    if (!parsed.ok) throw new Error(parsed.error);
    for (const control of controlsOf(parsed.value)) {
      for (const [member, layout] of changesBy(control, parsed.value)) check(layout, member);
    }
  },
);

test('so do any presses, one after another', () => {
  const { randomBelow: below } = pythonRandom('7');
  for (let n = 0; n < proofSize(30, 3_000); n++) {
    const parsed = parseLayout(LAYOUTS[below(LAYOUTS.length)] ?? '');
    if (!parsed.ok) throw new Error(parsed.error);
    let layout = parsed.value;
    for (let press = 0; press < 12; press++) {
      const controls = controlsOf(layout);
      const changes = changesBy(controls[below(controls.length)] as Control, layout);
      const [member, next] = changes[below(changes.length)] as readonly [Member, Layout];
      check(next, member);
      layout = next;
    }
  }
});
