import { describe, expect, test } from 'vitest';
import { followHints } from '../../../support/board';
import { freeCellState, freecell, fromLine } from '../../../support/freecell';

describe('hints', () => {
  const hint = (state: Parameters<typeof fromLine>[0]): string | undefined => {
    const { advice, text } = freecell(4);
    const move = advice?.hint?.(state);
    return move && text.formatMove(move);
  };

  test.each([1, 4, 6])('followed over whole games with %i cells never lead back', (cells) => {
    for (let deal = 1; deal <= 40; deal++) followHints(freecell(cells), `ms${deal}`);
  });

  test('a card goes to its foundation first, then a run grows', () => {
    expect(hint(freeCellState(['9C 8H', 'TD 9S', 'KS AH']))).toBe('m c3, f1, 1');
    expect(hint(freeCellState(['KC 8H', 'TD 9S', 'KS 2H', '4C', '4S', '6C', '6S', 'TH']))).toBe(
      'm c1, c2, 1',
    );
  });

  test('a run is broken up for the card that a foundation waits for, and for nothing else', () => {
    const others = ['KC', 'KS', 'KD', 'KH', '9S', '9C', 'JC'];
    const freed = freeCellState(['9D 5S 4H', ...others], undefined, ['AS 2S 3S 4S']);
    expect(hint(freed)).toBe('m c1, a1, 1');
    const after = fromLine(freed, 'm c1, a1');
    expect(hint(after)).toBe('m c1, f1, 1');
    expect(hint(freeCellState(['5S 4H', ...others]))).not.toBe('m c1, a1, 1');
  });

  test('there is none in a game that is won', () => {
    const suits = ['H', 'C', 'S', 'D'].map((suit) =>
      [...'A23456789TJQK'].map((rank) => rank + suit).join(' '),
    );
    expect(hint(freeCellState([], undefined, suits))).toBeUndefined();
  });
});
