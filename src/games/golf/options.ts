import type { GameOption } from '../../engine/options';

/** The options of Golf. */
export const GOLF_OPTIONS: readonly GameOption[] = [
  {
    name: 'wrap',
    label: 'Ace and king',
    values: [
      { value: 'no', text: 'nothing on a king' },
      { value: 'yes', text: 'ace and king follow each other' },
    ],
    default: 'no',
  },
];
