import { t } from '@lingui/core/macro';
import { preset } from '../game';

/** Games of two decks with a stock that is gone through once. */
export const FORTY_THIEVES_KIND = {
  'forty-thieves': preset(() => t`Forty Thieves`, 'decks=2;columns=4x10;build=suit'),
  josephine: preset(() => t`Josephine`, 'decks=2;columns=4x10;build=suit;move=run'),
  streets: preset(() => t`Streets`, 'decks=2;columns=4x10'),
  'rank-and-file': preset(() => t`Rank and File`, 'decks=2;columns=4x10;down=3x10;move=run'),
  'number-ten': preset(() => t`Number Ten`, 'decks=2;columns=4x10;down=2x10;move=run'),
  emperor: preset(() => t`Emperor`, 'decks=2;columns=4x10;down=3x10'),
  limited: preset(() => t`Limited`, 'decks=2;columns=3x12;build=suit'),
  lucas: preset(() => t`Lucas`, 'decks=2;columns=3x13;build=suit;start=8'),
  maria: preset(() => t`Maria`, 'decks=2;columns=4x9'),
};
