import { t } from '@lingui/core/macro';
import type { GameOption, OptionValues } from '../../../engine/options';
import { preset } from '../game';
import type { Layout } from '../layout';

const OPTIONS: readonly GameOption[] = [
  {
    name: 'suits',
    label: () => t`Suits`,
    values: [
      {
        value: '1',
        text: () => t`1, spades only`,
        inName: () => t`one suit`,
      },
      {
        value: '2',
        text: () => t`2, hearts and spades`,
        inName: () => t`two suits`,
      },
      {
        value: '4',
        text: () => t`4, all suits`,
        inName: () => t`four suits`,
      },
    ],
    default: '1',
  },
  {
    name: 'empty',
    label: () =>
      t({ message: 'Deals while a column is empty', context: 'whether they are allowed' }),
    values: [
      {
        value: 'refused',
        text: () => t({ message: 'Refused', context: 'deals while a column is empty' }),
        inName: () => t`no deal while a column is empty`,
      },
      {
        value: 'allowed',
        text: () => t({ message: 'Allowed', context: 'deals while a column is empty' }),
        inName: () => t`deals while a column is empty`,
      },
    ],
    default: 'refused',
  },
];

const changes = ({ suits, empty }: OptionValues): Partial<Layout> => ({
  suits: Number(suits) as 1 | 2 | 4,
  full: empty !== 'allowed',
});

/** Games in which whole suits are put together. */
export const SPIDER_KIND = {
  spider: preset(
    () => t`Spider`,
    'decks=2;suits=1;columns=6x4.5x6;down=5x4.4x6;build=any;move=suit;goal=runs;stock=rows;full',
    { options: OPTIONS, changes, fanRoom: 1.4 },
  ),
  spiderette: preset(
    () => t`Spiderette`,
    'columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;goal=runs;stock=rows;full',
  ),
  'spiderette-1': preset(
    () => t`Spiderette, one suit`,
    'suits=1;columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;goal=runs;stock=rows;full',
  ),
  'spiderette-2': preset(
    () => t`Spiderette, two suits`,
    'suits=2;columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;build=any;move=suit;goal=runs;stock=rows;full',
  ),
  'will-o-the-wisp': preset(
    () => t`Will o’ the Wisp`,
    'columns=3x7;down=2x7;build=any;move=suit;goal=runs;stock=rows;full',
  ),
  'simple-simon': preset(
    () => t`Simple Simon`,
    'columns=8x3.7.6.5.4.3.2.1;build=any;move=suit;goal=runs',
  ),
  'mrs-mop': preset(() => t`Mrs. Mop`, 'decks=2;columns=8x13;build=any;move=suit;goal=runs'),
};
