import { plural, t } from '@lingui/core/macro';
import type { Preset } from '../game';

/**
 * Klondike, turning this many cards of its stock. It is part of the first load, so its description is ready to use and need not
 * be read from text.
 */
export const klondike = (stock: 1 | 2 | 3) =>
  ({
    name: () =>
      t`${plural(stock, { 1: 'Klondike, draw one', 2: 'Klondike, draw two', other: 'Klondike, draw three' })}`,
    about: () =>
      t`${plural(stock, {
        1: 'Build four suits up from the ace; the stock turns one card at a time.',
        2: 'Build four suits up from the ace; the stock turns two cards at a time.',
        other: 'Build four suits up from the ace; the stock turns three cards at a time.',
      })}`,
    layout: {
      columns: [1, 2, 3, 4, 5, 6, 7],
      down: [0, 1, 2, 3, 4, 5, 6],
      dealt: 'columns',
      move: 'run',
      empty: 'king',
      back: true,
      stock,
      redeals: -1,
    },
    fanRoom: 1,
    countsCards: true,
  }) satisfies Preset;
