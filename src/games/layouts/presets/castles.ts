import { t } from '@lingui/core/macro';
import { preset } from '../game';

/** Castles and fans: no stock, and cards move one at a time. */
export const CASTLES_KIND = {
  'beleaguered-castle': preset(() => t`Beleaguered Castle`, 'columns=6x8;build=any;start=4'),
  'streets-and-alleys': preset(() => t`Streets and Alleys`, 'columns=7x4.6x4;build=any'),
  fortress: preset(() => t`Fortress`, 'columns=6x2.5x8;build=suit;upToo'),
  bastion: preset(() => t`Bastion`, 'columns=5x10;build=suit;upToo;cells=2;held=2'),
  'king-albert': preset(() => t`King Albert`, 'columns=1.2.3.4.5.6.7.8.9;back;reserve=1x7'),
  'flower-garden': preset(() => t`Flower Garden`, 'columns=6x6;build=any;reserve=1x16'),
  fan: preset(() => t`Fan`, 'columns=3x17.1;build=suit;empty=king'),
  'la-belle-lucie': preset(
    () => t`La Belle Lucie, no redeals`,
    'columns=3x17.1;build=suit;empty=none',
  ),
  trefoil: preset(() => t`Trefoil, no redeals`, 'columns=3x16;build=suit;empty=none;start=4'),
  'bakers-dozen': preset(() => t`Baker’s Dozen`, 'columns=4x13;kingsUnder;build=any;empty=none'),
  'portuguese-solitaire': preset(
    () => t`Portuguese Solitaire`,
    'columns=4x13;kingsUnder;build=any;empty=king',
  ),
  'good-measure': preset(
    () => t`Good Measure`,
    'columns=5x10;kingsUnder;build=any;empty=none;start=2',
  ),
  'spanish-patience': preset(() => t`Spanish Patience`, 'columns=4x13;build=any'),
  'castles-in-spain': preset(() => t`Castles in Spain`, 'columns=4x13;down=3x13'),
};
