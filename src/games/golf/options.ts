import { t } from '@lingui/core/macro';
import type { GameOption } from '../../engine/options';

/** The options of Golf. */
export const GOLF_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: () => t`Ace and king`,
    values: [
      {
        value: 'no',
        text: () => t`Nothing on a king`,
        inName: () => t`nothing on a king`,
      },
      {
        value: 'yes',
        text: () => t`Ace and king follow each other`,
        inName: () => t`ace and king follow each other`,
      },
    ],
    default: 'no',
  },
];
