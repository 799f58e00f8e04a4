import { t } from '@lingui/core/macro';
import { presetsOf } from '../game';

/** Games in which any face-up card moves with all cards on it. */
export const YUKON_KIND = presetsOf({
  yukon: {
    name: () => t`Yukon`,
    layout: 'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;move=all;empty=king',
    fanRoom: 1.2,
  },
  'russian-solitaire': {
    name: () => t`Russian Solitaire`,
    layout:
      'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;build=suit;move=all;empty=king',
  },
  alaska: {
    name: () => t`Alaska`,
    layout:
      'columns=1.6.7.8.9.10.11;down=0.1.2.3.4.5.6;dealt=columns;build=suit;upToo;move=all;empty=king',
  },
  'australian-patience': {
    name: () => t`Australian Patience`,
    layout: 'columns=4x7;build=suit;move=all;empty=king',
  },
  scorpion: {
    name: () => t`Scorpion`,
    layout: 'columns=7x7;down=3x4.0x3;build=suit;move=all;empty=king;goal=runs;stock=rows',
  },
  wasp: {
    name: () => t`Wasp`,
    layout: 'columns=7x7;down=3x4.0x3;build=suit;move=all;goal=runs;stock=rows',
  },
});
