import { presetsOf } from './preset';

/** Games of two decks with a stock that is gone through once. */
export const FORTY_THIEVES_KIND = presetsOf({
  'forty-thieves': {
    name: 'Forty Thieves',
    aliases: ['Napoleon at Saint Helena', 'Big Forty', 'Le Cadran', 'Roosevelt at San Juan'],
    about: 'Ten columns built in suit, one card at a time: a hard one.',
    layout: 'decks=2;columns=4x10;build=suit',
  },
  josephine: {
    name: 'Josephine',
    about: 'Forty Thieves where runs move.',
    layout: 'decks=2;columns=4x10;build=suit;move=run',
  },
  streets: {
    name: 'Streets',
    about: 'Forty Thieves in alternating colours.',
    layout: 'decks=2;columns=4x10',
  },
  'rank-and-file': {
    name: 'Rank and File',
    aliases: ['Dress Parade', 'Deauville'],
    about: 'Forty Thieves in alternating colours with hidden cards, where runs move.',
    layout: 'decks=2;columns=4x10;down=3x10;move=run',
  },
  'number-ten': {
    name: 'Number Ten',
    about: 'Rank and File with two cards of each column hidden.',
    layout: 'decks=2;columns=4x10;down=2x10;move=run',
  },
  emperor: {
    name: 'Emperor',
    about: 'Rank and File, one card at a time.',
    layout: 'decks=2;columns=4x10;down=3x10',
  },
  limited: {
    name: 'Limited',
    about: 'Forty Thieves in twelve columns of three.',
    layout: 'decks=2;columns=3x12;build=suit',
  },
  lucas: {
    name: 'Lucas',
    about: 'Forty Thieves in thirteen columns of three, with the aces out.',
    layout: 'decks=2;columns=3x13;build=suit;start=8',
  },
  maria: {
    name: 'Maria',
    about: 'Nine columns of four in alternating colours, one card at a time.',
    layout: 'decks=2;columns=4x9',
  },
});
