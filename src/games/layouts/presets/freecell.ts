import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberOption } from '../../../engine/options';
import { preset } from '../game';

const OPTIONS: readonly GameOption[] = [
  numberOption(
    'cells',
    () => t`Free cells`,
    [1, 6, 4],
    (n) => t`${plural(n, { one: '# free cell', other: '# free cells' })}`,
  ),
];

/** FreeCell and its kin: open cards, and free cells for what is in the way. */
export const FREECELL_KIND = {
  freecell: preset(() => t`FreeCell`, 'columns=7x4.6x4;move=helped;cells=4', {
    options: OPTIONS,
    changes: ({ cells }) => ({ cells: Number(cells) }),
    microsoftDeals: true,
    fanRoom: 1.2,
  }),
  'bakers-game': preset(() => t`Baker’s Game`, 'columns=7x4.6x4;build=suit;move=helped;cells=4', {
    microsoftDeals: true,
  }),
  'eight-off': preset(
    () => t`Eight Off`,
    'columns=6x8;build=suit;move=helped;empty=king;cells=8;held=4',
  ),
  'seahaven-towers': preset(
    () => t`Seahaven Towers`,
    'columns=5x10;build=suit;move=helped;empty=king;cells=4;held=2',
  ),
  forecell: preset(() => t`ForeCell`, 'columns=6x8;move=helped;empty=king;cells=4;held=4'),
  penguin: preset(
    () => t`Penguin`,
    'columns=7x7;build=suit;move=run;empty=king;base=deal;start=3;cells=7',
  ),
  stronghold: preset(() => t`Stronghold`, 'columns=7x4.6x4;build=any;cells=1'),
};
