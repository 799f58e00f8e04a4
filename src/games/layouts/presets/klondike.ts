import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';
import { klondike } from './first';

const aliases = () => [t`Solitaire`, t`Patience`, t`Canfield (in Britain)`, t`Fascination`];

/** Games of a stock and columns built down, of the kind of Klondike. */
export const KLONDIKE_KIND = presetsOf({
  'klondike-3': { ...klondike(3), aliases },
  'klondike-1': { ...klondike(1), aliases },
  'thumb-and-pouch': {
    name: () => t`Thumb and Pouch`,
    about: () => t`Klondike where a card goes on any suit but its own, once through the stock.`,
    layout: 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=other;move=run;back',
  },
  whitehead: {
    name: () => t`Whitehead`,
    about: () => t`Klondike with open cards: red goes on red, and runs of a suit move.`,
    layout: 'columns=1.2.3.4.5.6.7;build=colour;move=suit;back',
  },
  westcliff: {
    name: () => t`Westcliff`,
    about: () => t`Ten short columns and empty ones for any card: an easy Klondike.`,
    layout: 'columns=3x10;down=2x10;move=run',
  },
  trigon: {
    name: () => t`Trigon`,
    about: () => t`Klondike with columns built down in suit.`,
    layout: 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=suit;move=run;empty=king;redeals=-1',
  },
  saratoga: {
    name: () => t`Saratoga`,
    about: () => t`Klondike, draw three, with every card of the columns in view.`,
    layout: 'columns=1.2.3.4.5.6.7;move=run;empty=king;back;stock=3;redeals=-1',
  },
  'double-klondike': {
    name: () => t`Double Klondike`,
    about: () => t`Klondike with two decks and nine columns.`,
    layout:
      'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=-1',
  },
  gargantua: {
    name: () => t`Gargantua`,
    aliases: () => [t`Jumbo`],
    about: () => t`Double Klondike with a single redeal.`,
    layout:
      'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=1',
  },
  easthaven: {
    name: () => t`Easthaven`,
    about: () => t`Build down as in Klondike; the stock deals a card to each column.`,
    layout: 'columns=3x7;down=2x7;move=run;stock=rows',
  },
  gypsy: {
    name: () => t`Gypsy`,
    about: () => t`Two decks, eight columns, and a stock that deals a card to each.`,
    layout: 'decks=2;columns=3x8;down=2x8;move=run;back;stock=rows',
  },
  'agnes-sorel': {
    name: () => t`Agnes Sorel`,
    aliases: () => [t`Agnes`],
    about: () => t`The first card dealt is the base; columns go down in one colour.`,
    layout:
      'columns=1.2.3.4.5.6.7;build=colour;move=run;empty=none;base=deal;start=1;back;stock=rows',
  },
  'american-canister': {
    name: () => t`American Canister`,
    about: () => t`FreeCell’s layout without free cells, but runs move.`,
    layout: 'columns=7x4.6x4;move=run',
  },
});
