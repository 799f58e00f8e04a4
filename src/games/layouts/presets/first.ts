import { drawInWords } from '../options';
import type { Preset } from './preset';

/**
 * Klondike that turns so many cards of its stock. It is part of the first load, so its description is ready to use and need
 * not be read from text.
 */
export const klondike = (stock: 1 | 2 | 3) =>
  ({
    name: `Klondike, draw ${drawInWords(stock)}`,
    about: `Build four suits up from the ace; the stock turns ${drawInWords(stock)} ${stock === 1 ? 'card' : 'cards'} at a time.`,
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
