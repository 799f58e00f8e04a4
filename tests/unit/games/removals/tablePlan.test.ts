import { expect, test } from 'vitest';
import type { PileView, TableView } from '../../../../src/engine/view';
import { gameOf } from '../../../../src/games/index';
import { setupOf } from '../../../../src/games/removals/removal';
import { formatRemoval } from '../../../../src/games/removals/removalText';
import { dealRemoval } from '../../../../src/games/removals/state';
import { removalView } from '../../../../src/games/removals/view';
import { proofSize } from '../../../support/proofSize';
import { removalsAtRandom } from '../../../support/randomRemovals';

type Orientation = 'landscape' | 'portrait';

/** Where a pile lies, in cards from the top left. */
function areaOf({ column, row, portrait }: PileView, orientation: Orientation) {
  const at = { column, row, scale: 1, ...(orientation === 'portrait' && portrait) };
  return { x: at.column, y: at.row, size: at.scale };
}

const overlap = (a: ReturnType<typeof areaOf>, b: ReturnType<typeof areaOf>): boolean =>
  a.x < b.x + b.size - 0.001 &&
  b.x < a.x + a.size - 0.001 &&
  a.y < b.y + b.size - 0.001 &&
  b.y < a.y + a.size - 0.001;

/** Piles beside the places that lie on another pile, or outside the table. */
function misplaced(view: TableView, orientation: Orientation): readonly string[] {
  const columns = (orientation === 'portrait' && view.portrait?.columns) || view.columns;
  const asides = view.piles.filter(({ id }) => !/^(place|tableau)-/.test(id));
  return asides.flatMap((pile) => {
    const area = areaOf(pile, orientation);
    const isOutside = area.x < 0 || area.x + area.size > columns + 0.001;
    const others = view.piles.filter(
      (other) => other !== pile && overlap(area, areaOf(other, orientation)),
    );
    return [
      ...(isOutside ? [`${pile.id} outside`] : []),
      ...others.map(({ id }) => `${pile.id} on ${id}`),
    ];
  });
}

const { removals: REMOVALS } = removalsAtRandom(proofSize(400, 2_000));

test.each(['landscape', 'portrait'] as const)(
  'in %s nothing beside the places lies on another pile',
  (orientation) => {
    const bad = REMOVALS.flatMap((removal) => {
      const setup = setupOf(removal);
      const found = misplaced(removalView(setup)(dealRemoval(setup, '1' as never)), orientation);
      return found.length > 0 ? [`${formatRemoval(removal)}: ${found.join(', ')}`] : [];
    });
    expect(bad.join('\n')).toBe('');
  },
);

test('single cards that are one too many for half of the columns lie in one row all the same', () => {
  const { table, rules } = gameOf('vertical');
  const rows = table
    .view(rules.deal('3'))
    .piles.flatMap(({ kind, row }) => (kind === 'tableau' ? row : []));
  expect(rows.filter((row) => row === rows[0])).toHaveLength(9);
});
