import { plural, t } from '@lingui/core/macro';
import type { AnyGame } from '../../engine/game';
import { keysOf } from '../../engine/keysOf';
import {
  type GameOption,
  numberOption,
  numberValues,
  type OptionValues,
} from '../../engine/options';
import { removalGame } from './game';
import type { Removal } from './removal';
import { parsePresetRemoval } from './removalText';

interface RemovalPreset {
  readonly name: () => string;
  /** The description as text. */
  readonly removal: string;
  readonly options?: readonly GameOption[];
  /** What the values of the options change in the description. */
  readonly changes?: (values: OptionValues) => Partial<Removal>;
}

/** Keeps the ids of a table as a type. */
const presetsOf = <Id extends string>(table: Readonly<Record<Id, RemovalPreset>>) => table;

const placesOption = (first: number, last: number, usual: number): readonly GameOption[] => [
  numberOption(
    'places',
    () => t`Places`,
    [first, last, usual],
    (n) => t`${plural(n, { one: '# place', other: '# places' })}`,
  ),
];

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
const PASSES: readonly GameOption[] = [
  {
    name: 'passes',
    label: () => t({ message: 'Passes', context: 'of the stock' }),
    values: [
      ...numberValues(1, MAX_PASSES, (n) => t`${plural(n, { 1: 'one pass', other: '# passes' })}`),
      {
        value: 'unlimited',
        text: () => t({ message: 'Any number', context: 'of passes through the stock' }),
        inName: () => t`any number of passes`,
      },
    ],
    default: String(MAX_PASSES),
  },
];

const withPasses = ({ passes }: OptionValues): Partial<Removal> => ({
  redeals: passes === 'unlimited' ? -1 : Number(passes) - 1,
});

const withPlaces = ({ places }: OptionValues): Partial<Removal> => ({ row: Number(places) });

/** What goes on a king, by the value of the option. */
const ON_KING: Readonly<Record<string, Removal['onKing']>> = {
  no: 'nothing',
  queen: 'queen',
  yes: 'both',
};

/** All games of removal by their ids. */
export const REMOVALS = presetsOf({
  golf: {
    name: () => t`Golf`,
    removal: 'columns=5x7;onKing=nothing',
    options: wrapOption(
      [
        ['no', () => t`Nothing on a king`, () => t`nothing on a king`],
        ['queen', () => t`A queen on a king`, () => t`queens on kings`],
        ['yes', () => t`Ace and king follow each other`, () => t`ace and king follow each other`],
      ],
      'no',
    ),
    changes: ({ wrap = 'no' }) => ({ onKing: ON_KING[wrap] ?? 'nothing' }),
  },
  tripeaks: {
    name: () => t`TriPeaks`,
    removal: 'peaks=3;hidden',
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
  },
  pyramid: {
    name: () => t`Pyramid`,
    removal: 'pyramid=7;match=sum;sum=13;redeals=2;open',
    options: PASSES,
    changes: withPasses,
  },
  'black-hole': {
    name: () => t`Black Hole`,
    removal: 'columns=3x17;start=ace',
  },
  'all-in-a-row': {
    name: () => t`All in a Row`,
    removal: 'columns=4x13;start=any',
  },
  elevator: {
    name: () => t`Elevator`,
    removal: 'pyramid=7;hidden',
  },
  escalator: {
    name: () => t`Escalator`,
    removal: 'pyramid=7',
  },
  giza: {
    name: () => t`Giza`,
    removal: 'pyramid=7;columns=3x8;match=sum;sum=13;goal=all',
  },
  'fourteen-out': {
    name: () => t`Fourteen Out`,
    removal: 'columns=5x4.4x8;match=sum;sum=14;goal=all',
  },
  vertical: {
    name: () => t`Vertical`,
    removal: 'columns=1x9.6x3.7.6x3;match=rank;goal=all',
  },
  baroness: {
    name: () => t`Baroness`,
    removal: 'columns=1x5;match=sum;sum=13;stock=rows;goal=all',
  },
  elevens: {
    name: () => t`Elevens`,
    removal: 'row=9;match=sum;sum=11;sets=courts;refill;goal=all',
    options: placesOption(5, 14, 9),
    changes: withPlaces,
  },
  thirteens: {
    name: () => t`Thirteens`,
    removal: 'row=10;match=sum;sum=13;sets=kings;refill;goal=all',
    options: placesOption(5, 14, 10),
    changes: withPlaces,
  },
  tens: {
    name: () => t`Tens`,
    removal: 'row=13;match=sum;sum=10;sets=fours;refill;goal=all',
    options: placesOption(8, 16, 13),
    changes: withPlaces,
  },
  'simple-pairs': {
    name: () => t`Simple Pairs`,
    removal: 'row=9;match=rank;refill;goal=all',
  },
});

/** The id of a game of removal. */
export type RemovalId = keyof typeof REMOVALS;

/** Their ids, in the order of the list of all games. */
export const REMOVAL_IDS = keysOf(REMOVALS);

/** The description of a game with these option values. */
export function removalOfPreset(id: RemovalId, values: OptionValues): Removal {
  const preset: RemovalPreset = REMOVALS[id];
  return { ...parsePresetRemoval(preset.removal), ...preset.changes?.(values) };
}

export const removalPresetGame = (id: RemovalId, values: OptionValues): AnyGame =>
  removalGame(removalOfPreset(id, values), REMOVALS[id].name());
