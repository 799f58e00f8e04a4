import { t } from '@lingui/core/macro';
import { preset } from '../game';

/** Games in which any face-up card moves with all cards on it. */
export const YUKON_KIND = {
  yukon: preset(
    () => t`Yukon`,
    'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;move=all;empty=king',
    { fanRoom: 1.2 },
  ),
  'russian-solitaire': preset(
    () => t`Russian Solitaire`,
    'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;build=suit;move=all;empty=king',
  ),
  alaska: preset(
    () => t`Alaska`,
    'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;build=suit;upToo;move=all;empty=king',
  ),
  'australian-patience': preset(
    () => t`Australian Patience`,
    'columns=4x7;build=suit;move=all;empty=king',
  ),
  scorpion: preset(
    () => t`Scorpion`,
    'columns=7x7;down=3x4.0x3;build=suit;move=all;empty=king;goal=runs;stock=rows',
  ),
  wasp: preset(() => t`Wasp`, 'columns=7x7;down=3x4.0x3;build=suit;move=all;goal=runs;stock=rows'),
};
