import { t } from '@lingui/core/macro';
import { preset } from '../game';

/** Games whose empty columns are filled from a reserve. */
export const CANFIELD_KIND = {
  canfield: preset(
    () => t`Canfield`,
    'columns=1x4;move=run;empty=reserve;base=deal;start=1;reserve=13;stock=3;redeals=-1',
  ),
  rainbow: preset(
    () => t`Rainbow`,
    'columns=1x4;build=any;move=run;empty=reserve;base=deal;start=1;reserve=13',
  ),
  storehouse: preset(
    () => t`Storehouse`,
    'columns=1x4;build=suit;move=run;empty=reserve;base=1;start=4;reserve=13;redeals=2',
  ),
  chameleon: preset(
    () => t`Chameleon`,
    'columns=1x3;build=any;move=run;empty=reserve;base=deal;start=1;reserve=12',
  ),
  'american-toad': preset(
    () => t`American Toad`,
    'decks=2;columns=1x8;build=suit;move=run;empty=reserve;base=deal;start=1;reserve=20;redeals=1',
  ),
};
