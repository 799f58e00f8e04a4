import { klondike } from './first';
import { presetsOf } from './preset';

const ALIASES = ['Solitaire', 'Patience', 'Canfield (in Britain)', 'Fascination'];

/** Games of a stock and columns built down, of the kind of Klondike. */
export const KLONDIKE_KIND = presetsOf({
  'klondike-3': { ...klondike(3), aliases: ALIASES },
  'klondike-1': { ...klondike(1), aliases: ALIASES },
  'thumb-and-pouch': {
    name: 'Thumb and Pouch',
    about: 'Klondike where a card goes on any suit but its own, once through the stock.',
    layout: 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=other;move=run;back',
  },
  whitehead: {
    name: 'Whitehead',
    about: 'Klondike with open cards: red goes on red, and runs of a suit move.',
    layout: 'columns=1.2.3.4.5.6.7;build=colour;move=suit;back',
  },
  westcliff: {
    name: 'Westcliff',
    about: 'Ten short columns and empty ones for any card: an easy Klondike.',
    layout: 'columns=3x10;down=2x10;move=run',
  },
  trigon: {
    name: 'Trigon',
    about: 'Klondike with columns built down in suit.',
    layout: 'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=suit;move=run;empty=king;redeals=-1',
  },
  saratoga: {
    name: 'Saratoga',
    about: 'Klondike, draw three, with every card of the columns in view.',
    layout: 'columns=1.2.3.4.5.6.7;move=run;empty=king;back;stock=3;redeals=-1',
  },
  'double-klondike': {
    name: 'Double Klondike',
    about: 'Klondike with two decks and nine columns.',
    layout:
      'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=-1',
  },
  gargantua: {
    name: 'Gargantua',
    aliases: ['Jumbo'],
    about: 'Double Klondike with a single redeal.',
    layout:
      'decks=2;columns=1.2.3.4.5.6.7.8.9;down=0.1.2.3.4.5.6.7.8;move=run;empty=king;redeals=1',
  },
  easthaven: {
    name: 'Easthaven',
    about: 'Build down as in Klondike; the stock deals a card to each column.',
    layout: 'columns=3x7;down=2x7;move=run;stock=rows',
  },
  gypsy: {
    name: 'Gypsy',
    about: 'Two decks, eight columns, and a stock that deals a card to each.',
    layout: 'decks=2;columns=3x8;down=2x8;move=run;back;stock=rows',
  },
  'agnes-sorel': {
    name: 'Agnes Sorel',
    aliases: ['Agnes'],
    about: 'The first card dealt is the base; columns go down in one colour.',
    layout:
      'columns=1.2.3.4.5.6.7;build=colour;move=run;empty=none;base=deal;start=1;back;stock=rows',
  },
  'american-canister': {
    name: 'American Canister',
    about: 'FreeCell’s layout without free cells, but runs move.',
    layout: 'columns=7x4.6x4;move=run',
  },
});
