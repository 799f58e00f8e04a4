import { plural, t } from '@lingui/core/macro';
import type { AnyGame } from '../../engine/game';
import { keysOf } from '../../engine/keysOf';
import {
  type GameOption,
  numberOption,
  numberValues,
  type OptionValues,
} from '../../engine/options';
import type { Preset } from '../common/grammar';
import { removalGame } from './game';
import type { Removal } from './removal';
import { removalOfPreset } from './removalText';

interface RemovalPreset extends Preset<Removal> {
  readonly name: () => string;
}

/** What a game has besides its name and its description. */
type Own = Omit<RemovalPreset, 'name' | 'text'>;

const preset = (name: () => string, text: string, own?: Own): RemovalPreset => ({
  name,
  text,
  ...own,
});

/** The player chooses the number of places. */
const places = (first: number, last: number, usual: number): Own => ({
  options: [
    numberOption(
      'places',
      () => t`Places`,
      [first, last, usual],
      (n) => t`${plural(n, { one: '# place', other: '# places' })}`,
    ),
  ],
  changes: (values) => ({ row: Number(values.places) }),
});

const wrapOption = (
  values: readonly [string, () => string, () => string][],
  usual: string,
): readonly GameOption[] => [
  {
    name: 'wrap',
    label: () => t`Ace and king`,
    values: values.map(([value, text, inName]) => ({ value, text, inName })),
    default: usual,
  },
];

const MAX_PASSES = 3;
/** The player chooses how often the stock is gone through. */
const PASSES: Own = {
  options: [
    {
      name: 'passes',
      label: () => t({ message: 'Passes', context: 'of the stock' }),
      values: [
        ...numberValues(
          1,
          MAX_PASSES,
          (n) => t`${plural(n, { 1: 'one pass', other: '# passes' })}`,
        ),
        {
          value: 'unlimited',
          text: () => t({ message: 'Any number', context: 'of passes through the stock' }),
          inName: () => t`any number of passes`,
        },
      ],
      default: String(MAX_PASSES),
    },
  ],
  changes: ({ passes }) => ({ redeals: passes === 'unlimited' ? -1 : Number(passes) - 1 }),
};

/** What goes on a king, by the value of the option. */
const ON_KING: Readonly<Record<string, Removal['onKing']>> = {
  no: 'nothing',
  queen: 'queen',
  yes: 'both',
};

/** All games of removal by their ids. */
export const REMOVALS = {
  golf: preset(() => t`Golf`, 'columns=5x7;onKing=nothing', {
    options: wrapOption(
      [
        ['no', () => t`Nothing on a king`, () => t`nothing on a king`],
        ['queen', () => t`A queen on a king`, () => t`queens on kings`],
        ['yes', () => t`Ace and king follow each other`, () => t`ace and king follow each other`],
      ],
      'no',
    ),
    changes: ({ wrap = 'no' }) => ({ onKing: ON_KING[wrap] ?? 'nothing' }),
  }),
  tripeaks: preset(() => t`TriPeaks`, 'peaks=3;hidden', {
    options: wrapOption(
      [
        [
          'yes',
          () => t({ message: 'Follow each other', context: 'ace and king' }),
          () => t`ace and king follow each other`,
        ],
        [
          'no',
          () => t({ message: 'Don’t follow each other', context: 'ace and king' }),
          () => t`ace and king don’t follow each other`,
        ],
      ],
      'yes',
    ),
    changes: ({ wrap }) => ({ onKing: wrap === 'yes' ? 'both' : 'queen' }),
  }),
  pyramid: preset(() => t`Pyramid`, 'pyramid=7;match=sum;sum=13;redeals=2;open', PASSES),
  'black-hole': preset(() => t`Black Hole`, 'columns=3x17;start=ace'),
  'all-in-a-row': preset(() => t`All in a Row`, 'columns=4x13;start=any'),
  elevator: preset(() => t`Elevator`, 'pyramid=7;hidden'),
  escalator: preset(() => t`Escalator`, 'pyramid=7'),
  giza: preset(() => t`Giza`, 'pyramid=7;columns=3x8;match=sum;sum=13;goal=all'),
  'fourteen-out': preset(() => t`Fourteen Out`, 'columns=5x4.4x8;match=sum;sum=14;goal=all'),
  vertical: preset(() => t`Vertical`, 'columns=1x9.6x3.7.6x3;match=rank;goal=all'),
  baroness: preset(() => t`Baroness`, 'columns=1x5;match=sum;sum=13;stock=rows;goal=all'),
  elevens: preset(
    () => t`Elevens`,
    'row=9;match=sum;sum=11;sets=courts;refill;goal=all',
    places(5, 14, 9),
  ),
  thirteens: preset(
    () => t`Thirteens`,
    'row=10;match=sum;sum=13;sets=kings;refill;goal=all',
    places(5, 14, 10),
  ),
  tens: preset(
    () => t`Tens`,
    'row=13;match=sum;sum=10;sets=fours;refill;goal=all',
    places(8, 16, 13),
  ),
  'simple-pairs': preset(() => t`Simple Pairs`, 'row=9;match=rank;refill;goal=all'),
};

/** The id of a game of removal. */
export type RemovalId = keyof typeof REMOVALS;

/** Their ids, in the order of the list of all games. */
export const REMOVAL_IDS = keysOf(REMOVALS);

/** The description of a game with these option values. */
export const presetRemoval = (id: RemovalId, values: OptionValues): Removal =>
  removalOfPreset(REMOVALS[id], values);

export const removalPresetGame = (id: RemovalId, values: OptionValues): AnyGame =>
  removalGame(presetRemoval(id, values), REMOVALS[id].name());
