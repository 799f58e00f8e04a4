import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Castles and fans: no stock, and cards move one at a time. */
export const CASTLES_KIND = presetsOf({
  'beleaguered-castle': {
    name: () => t`Beleaguered Castle`,
    layout: 'columns=6x8;build=any;start=4',
  },
  'streets-and-alleys': {
    name: () => t`Streets and Alleys`,
    layout: 'columns=7x4.6x4;build=any',
  },
  fortress: {
    name: () => t`Fortress`,
    layout: 'columns=6x2.5x8;build=suit;upToo',
  },
  bastion: {
    name: () => t`Bastion`,
    layout: 'columns=5x10;build=suit;upToo;cells=2;held=2',
  },
  'king-albert': {
    name: () => t`King Albert`,
    layout: 'columns=1.2.3.4.5.6.7.8.9;back;reserve=1x7',
  },
  'flower-garden': {
    name: () => t`Flower Garden`,
    layout: 'columns=6x6;build=any;reserve=1x16',
  },
  fan: {
    name: () => t`Fan`,
    layout: 'columns=3x17.1;build=suit;empty=king',
  },
  'la-belle-lucie': {
    name: () => t`La Belle Lucie, no redeals`,
    layout: 'columns=3x17.1;build=suit;empty=none',
  },
  trefoil: {
    name: () => t`Trefoil, no redeals`,
    layout: 'columns=3x16;build=suit;empty=none;start=4',
  },
  'bakers-dozen': {
    name: () => t`Baker’s Dozen`,
    layout: 'columns=4x13;kingsUnder;build=any;empty=none',
  },
  'portuguese-solitaire': {
    name: () => t`Portuguese Solitaire`,
    layout: 'columns=4x13;kingsUnder;build=any;empty=king',
  },
  'good-measure': {
    name: () => t`Good Measure`,
    layout: 'columns=5x10;kingsUnder;build=any;empty=none;start=2',
  },
  'spanish-patience': {
    name: () => t`Spanish Patience`,
    layout: 'columns=4x13;build=any',
  },
  'castles-in-spain': {
    name: () => t`Castles in Spain`,
    layout: 'columns=4x13;down=3x13',
  },
});
