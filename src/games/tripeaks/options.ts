import type { GameOption } from '../../engine/options';

/** The options of TriPeaks. */
export const TRIPEAKS_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: 'Ace and king',
    values: [
      { value: 'yes', text: 'follow each other', alone: 'ace and king follow each other' },
      {
        value: 'no',
        text: 'don’t follow each other',
        alone: 'ace and king don’t follow each other',
      },
    ],
    default: 'yes',
  },
];
