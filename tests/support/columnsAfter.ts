import type { PilesControl } from '../../src/workshop/invention';
import { layoutInvention } from '../../src/workshop/layouts';
import { columnsControl } from '../../src/workshop/piles';

/** How many cards each column has after their control was used. */
export function columnsAfter(
  columns: readonly number[],
  use: (control: PilesControl) => void,
): readonly number[] {
  let after = columns;
  const set = (changed: readonly number[]) => {
    after = changed;
    return layoutInvention({ columns: changed });
  };
  use(columnsControl({ columns, limit: 104, set }));
  return after;
}
