import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberOption } from '../../../engine/options';
import { presetsOf } from '../game';

const OPTIONS: readonly GameOption[] = [
  numberOption(
    'cells',
    () => t`Free cells`,
    [1, 6, 4],
    (n) => t`${plural(n, { one: '# free cell', other: '# free cells' })}`,
  ),
];

/** FreeCell and its kin: open cards, and free cells for what is in the way. */
export const FREECELL_KIND = presetsOf({
  freecell: {
    name: () => t`FreeCell`,
    layout: 'columns=7x4.6x4;move=helped;cells=4',
    options: OPTIONS,
    changes: ({ cells }) => ({ cells: Number(cells) }),
    microsoftDeals: true,
    fanRoom: 1.2,
  },
  'bakers-game': {
    name: () => t`Baker’s Game`,
    layout: 'columns=7x4.6x4;build=suit;move=helped;cells=4',
    microsoftDeals: true,
  },
  'eight-off': {
    name: () => t`Eight Off`,
    layout: 'columns=6x8;build=suit;move=helped;empty=king;cells=8;held=4',
  },
  'seahaven-towers': {
    name: () => t`Seahaven Towers`,
    layout: 'columns=5x10;build=suit;move=helped;empty=king;cells=4;held=2',
  },
  forecell: {
    name: () => t`ForeCell`,
    layout: 'columns=6x8;move=helped;empty=king;cells=4;held=4',
  },
  penguin: {
    name: () => t`Penguin`,
    layout: 'columns=7x7;build=suit;move=run;empty=king;base=deal;start=3;cells=7',
  },
  stronghold: {
    name: () => t`Stronghold`,
    layout: 'columns=7x4.6x4;build=any;cells=1',
  },
});
