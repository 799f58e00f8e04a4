import { plural, t } from '@lingui/core/macro';
import { type GameOption, numberValues } from '../../../engine/options';
import { presetsOf } from '../game';

/** The options of FreeCell. */
const OPTIONS: readonly GameOption[] = [
  {
    name: 'cells',
    label: () => t`Free cells`,
    values: numberValues(
      1,
      6,
      (n) => t`${plural(n, { one: '# free cell', other: '# free cells' })}`,
    ),
    default: '4',
  },
];

/** Games of open cards and free cells. */
export const FREECELL_KIND = presetsOf({
  freecell: {
    name: () => t`FreeCell`,
    about: () => t`All cards lie open: sort them over a few free cells to the foundations.`,
    layout: 'columns=7x4.6x4;move=helped;cells=4',
    options: OPTIONS,
    changes: ({ cells }) => ({ cells: Number(cells) }),
    microsoftDeals: true,
    fanRoom: 1.2,
  },
  'bakers-game': {
    name: () => t`Baker’s Game`,
    about: () => t`FreeCell with columns built down in suit.`,
    layout: 'columns=7x4.6x4;build=suit;move=helped;cells=4',
    microsoftDeals: true,
  },
  'eight-off': {
    name: () => t`Eight Off`,
    about: () => t`Eight free cells, four of them taken, and empty columns for kings.`,
    layout: 'columns=6x8;build=suit;move=helped;empty=king;cells=8;held=4',
  },
  'seahaven-towers': {
    name: () => t`Seahaven Towers`,
    aliases: () => [t`Sea Towers`, t`Towers`],
    about: () => t`Ten columns built in suit, four free cells, and two cards in them.`,
    layout: 'columns=5x10;build=suit;move=helped;empty=king;cells=4;held=2',
  },
  forecell: {
    name: () => t`ForeCell`,
    about: () => t`FreeCell with its cells full at the start, and empty columns for kings.`,
    layout: 'columns=6x8;move=helped;empty=king;cells=4;held=4',
  },
  penguin: {
    name: () => t`Penguin`,
    aliases: () => [t`Beak and Flipper`],
    about: () => t`The first card is the beak: its three fellows begin the foundations.`,
    layout: 'columns=7x7;build=suit;move=run;empty=king;base=deal;start=3;cells=7',
  },
  stronghold: {
    name: () => t`Stronghold`,
    about: () => t`Streets and Alleys with one free cell.`,
    layout: 'columns=7x4.6x4;build=any;cells=1',
  },
});
