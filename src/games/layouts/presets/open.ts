import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games of open cards without free cells or a stock. */
export const OPEN_KIND = presetsOf({
  'beleaguered-castle': {
    name: () => t`Beleaguered Castle`,
    aliases: () => [t`Laying Siege`, t`Sham Battle`],
    about: () => t`The aces are out; one card at a time on any suit.`,
    layout: 'columns=6x8;build=any;start=4',
  },
  'streets-and-alleys': {
    name: () => t`Streets and Alleys`,
    about: () => t`Beleaguered Castle with the aces still among the cards.`,
    layout: 'columns=7x4.6x4;build=any',
  },
  fortress: {
    name: () => t`Fortress`,
    about: () => t`Ten columns built up or down in suit, one card at a time.`,
    layout: 'columns=6x2.5x8;build=suit;upToo',
  },
  bastion: {
    name: () => t`Bastion`,
    about: () => t`Fortress with two free cells.`,
    layout: 'columns=5x10;build=suit;upToo;cells=2;held=2',
  },
  'king-albert': {
    name: () => t`King Albert`,
    aliases: () => [t`Idiot’s Delight`],
    about: () => t`Nine columns of one to nine cards, and a reserve of seven.`,
    layout: 'columns=1.2.3.4.5.6.7.8.9;back;reserve=1x7',
  },
  'flower-garden': {
    name: () => t`Flower Garden`,
    aliases: () => [t`The Garden`, t`The Bouquet`, t`Parterre`],
    about: () => t`Six flower beds, and a bouquet of sixteen cards to choose from.`,
    layout: 'columns=6x6;build=any;reserve=1x16',
  },
  fan: {
    name: () => t`Fan`,
    about: () => t`Eighteen fans built down in suit; kings on empty ones.`,
    layout: 'columns=3x17.1;build=suit;empty=king',
  },
  'la-belle-lucie': {
    name: () => t`La Belle Lucie, no redeals`,
    aliases: () => [t`Lovely Lucy`, t`Clover Leaf`, t`Midnight Oil`, t`The Fan`],
    about: () => t`Eighteen fans built down in suit; an empty one stays empty.`,
    layout: 'columns=3x17.1;build=suit;empty=none',
  },
  trefoil: {
    name: () => t`Trefoil, no redeals`,
    about: () => t`La Belle Lucie with the aces out, in sixteen fans.`,
    layout: 'columns=3x16;build=suit;empty=none;start=4',
  },
  'bakers-dozen': {
    name: () => t`Baker’s Dozen`,
    about: () =>
      t({
        message: 'Thirteen columns of four with the kings below, one card at a time.',
        comment: 'below: dealt first, under the others',
      }),
    layout: 'columns=4x13;kingsUnder;build=any;empty=none',
  },
  'portuguese-solitaire': {
    name: () => t`Portuguese Solitaire`,
    about: () => t`Baker’s Dozen whose empty columns take kings.`,
    layout: 'columns=4x13;kingsUnder;build=any;empty=king',
  },
  'good-measure': {
    name: () => t`Good Measure`,
    about: () => t`Baker’s Dozen in ten columns, with two aces out.`,
    layout: 'columns=5x10;kingsUnder;build=any;empty=none;start=2',
  },
  'spanish-patience': {
    name: () => t`Spanish Patience`,
    about: () => t`Baker’s Dozen whose empty columns take any card.`,
    layout: 'columns=4x13;build=any',
  },
  'castles-in-spain': {
    name: () => t`Castles in Spain`,
    aliases: () => [t`Spanish Castles`],
    about: () => t`Thirteen columns in alternating colours, three cards of each hidden.`,
    layout: 'columns=4x13;down=3x13',
  },
});
