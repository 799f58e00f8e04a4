import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games whose empty columns are filled from a reserve. */
export const CANFIELD_KIND = presetsOf({
  canfield: {
    name: () => t`Canfield`,
    layout: 'columns=1x4;move=run;empty=reserve;base=deal;start=1;reserve=13;stock=3;redeals=-1',
  },
  rainbow: {
    name: () => t`Rainbow`,
    layout: 'columns=1x4;build=any;move=run;empty=reserve;base=deal;start=1;reserve=13',
  },
  storehouse: {
    name: () => t`Storehouse`,
    layout: 'columns=1x4;build=suit;move=run;empty=reserve;base=1;start=4;reserve=13;redeals=2',
  },
  chameleon: {
    name: () => t`Chameleon`,
    layout: 'columns=1x3;build=any;move=run;empty=reserve;base=deal;start=1;reserve=12',
  },
  'american-toad': {
    name: () => t`American Toad`,
    layout:
      'decks=2;columns=1x8;build=suit;move=run;empty=reserve;base=deal;start=1;reserve=20;redeals=1',
  },
});
