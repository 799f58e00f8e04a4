import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games of two decks with a stock that is gone through once. */
export const FORTY_THIEVES_KIND = presetsOf({
  'forty-thieves': {
    name: () => t`Forty Thieves`,
    aliases: () => [
      t`Napoleon at Saint Helena`,
      t`Big Forty`,
      t`Le Cadran`,
      t`Roosevelt at San Juan`,
    ],
    about: () => t`Ten columns built in suit, one card at a time: a hard one.`,
    layout: 'decks=2;columns=4x10;build=suit',
  },
  josephine: {
    name: () => t`Josephine`,
    about: () => t`Forty Thieves where runs move.`,
    layout: 'decks=2;columns=4x10;build=suit;move=run',
  },
  streets: {
    name: () => t`Streets`,
    about: () => t`Forty Thieves in alternating colours.`,
    layout: 'decks=2;columns=4x10',
  },
  'rank-and-file': {
    name: () => t`Rank and File`,
    aliases: () => [t`Dress Parade`, t`Deauville`],
    about: () => t`Forty Thieves in alternating colours with hidden cards, where runs move.`,
    layout: 'decks=2;columns=4x10;down=3x10;move=run',
  },
  'number-ten': {
    name: () => t`Number Ten`,
    about: () => t`Rank and File with two cards of each column hidden.`,
    layout: 'decks=2;columns=4x10;down=2x10;move=run',
  },
  emperor: {
    name: () => t`Emperor`,
    about: () => t`Rank and File, one card at a time.`,
    layout: 'decks=2;columns=4x10;down=3x10',
  },
  limited: {
    name: () => t`Limited`,
    about: () => t`Forty Thieves in twelve columns of three.`,
    layout: 'decks=2;columns=3x12;build=suit',
  },
  lucas: {
    name: () => t`Lucas`,
    about: () => t`Forty Thieves in thirteen columns of three, with the aces out.`,
    layout: 'decks=2;columns=3x13;build=suit;start=8',
  },
  maria: {
    name: () => t`Maria`,
    about: () => t`Nine columns of four in alternating colours, one card at a time.`,
    layout: 'decks=2;columns=4x9',
  },
});
