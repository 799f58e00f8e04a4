import { t } from '@lingui/core/macro';
import type { GameOption } from '../../engine/options';

/** The options of TriPeaks. */
export const TRIPEAKS_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: () => t`Ace and king`,
    values: [
      {
        value: 'yes',
        text: () => t({ message: 'Follow each other', context: 'ace and king' }),
        alone: () => t`Ace and king follow each other`,
        inName: () => t`ace and king follow each other`,
      },
      {
        value: 'no',
        text: () => t({ message: 'Don’t follow each other', context: 'ace and king' }),
        alone: () => t`Ace and king don’t follow each other`,
        inName: () => t`ace and king don’t follow each other`,
      },
    ],
    default: 'yes',
  },
];
