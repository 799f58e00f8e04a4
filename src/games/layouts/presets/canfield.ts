import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games whose empty columns are filled from a reserve. */
export const CANFIELD_KIND = presetsOf({
  canfield: {
    name: () => t`Canfield`,
    aliases: () => [t`Demon`, t`Fascination`, t`Thirteen`],
    about: () => t`A reserve of thirteen, a base that the deal decides, and few columns.`,
    layout: 'columns=1x4;move=run;empty=reserve;base=deal;start=1;reserve=13;stock=3;redeals=-1',
  },
  rainbow: {
    name: () => t`Rainbow`,
    about: () => t`Canfield with columns of any suit, turned singly, once through the stock.`,
    layout: 'columns=1x4;build=any;move=run;empty=reserve;base=deal;start=1;reserve=13',
  },
  storehouse: {
    name: () => t`Storehouse`,
    aliases: () => [t`Provisions`, t`Straight Up`, t`Thirteen Up`],
    about: () => t`Canfield begun with the twos, built in suit, three times through.`,
    layout: 'columns=1x4;build=suit;move=run;empty=reserve;base=1;start=4;reserve=13;redeals=2',
  },
  chameleon: {
    name: () => t`Chameleon`,
    aliases: () => [t`Kansas`],
    about: () => t`Canfield with three columns of any suit, once through the stock.`,
    layout: 'columns=1x3;build=any;move=run;empty=reserve;base=deal;start=1;reserve=12',
  },
  'american-toad': {
    name: () => t`American Toad`,
    about: () => t`Canfield with two decks, eight columns built in suit, a reserve of twenty.`,
    layout:
      'decks=2;columns=1x8;build=suit;move=run;empty=reserve;base=deal;start=1;reserve=20;redeals=1',
  },
});
