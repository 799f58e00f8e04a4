import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games of two decks with a stock that is gone through once. */
export const FORTY_THIEVES_KIND = presetsOf({
  'forty-thieves': {
    name: () => t`Forty Thieves`,
    layout: 'decks=2;columns=4x10;build=suit',
  },
  josephine: {
    name: () => t`Josephine`,
    layout: 'decks=2;columns=4x10;build=suit;move=run',
  },
  streets: {
    name: () => t`Streets`,
    layout: 'decks=2;columns=4x10',
  },
  'rank-and-file': {
    name: () => t`Rank and File`,
    layout: 'decks=2;columns=4x10;down=3x10;move=run',
  },
  'number-ten': {
    name: () => t`Number Ten`,
    layout: 'decks=2;columns=4x10;down=2x10;move=run',
  },
  emperor: {
    name: () => t`Emperor`,
    layout: 'decks=2;columns=4x10;down=3x10',
  },
  limited: {
    name: () => t`Limited`,
    layout: 'decks=2;columns=3x12;build=suit',
  },
  lucas: {
    name: () => t`Lucas`,
    layout: 'decks=2;columns=3x13;build=suit;start=8',
  },
  maria: {
    name: () => t`Maria`,
    layout: 'decks=2;columns=4x9',
  },
});
