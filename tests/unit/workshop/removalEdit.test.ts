import { describe, expect, test } from 'vitest';
import type { Removal } from '../../../src/games/removals/removal';
import { formatRemoval, parseRemoval } from '../../../src/games/removals/removalText';
import type { PilesControl } from '../../../src/workshop/invention';
import { sumsWith, withColumns, withMember, withShape } from '../../../src/workshop/removalEdit';
import { columnsAfter } from '../../support/columnsAfter';

const PYRAMID = 'pyramid=7;match=sum;sum=13;redeals=2;open';
const ELEVENS = 'row=9;match=sum;sum=11;sets=courts;refill;goal=all';
const GIZA = 'pyramid=7;columns=3x8;match=sum;sum=13;goal=all';
const BLACK_HOLE = 'columns=3x17;start=ace';

function edited(text: string, edit: (removal: Removal) => Removal): string {
  const parsed = parseRemoval(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return formatRemoval(edit(parsed.value));
}

/** The game after its control of columns was used. */
const afterControl = (removal: Removal, use: (control: PilesControl) => void): Removal =>
  withColumns(removal, columnsAfter(removal.columns ?? [], use));

describe('the places', () => {
  test.each([
    ['a pyramid becomes peaks', PYRAMID, 'peaks', 'peaks=3;match=sum;sum=13;redeals=2;open'],
    ['columns are added to it', 'pyramid=6', 'mixed', 'pyramid=6;columns=3x8'],
    ['its columns stay alone', GIZA, 'columns', 'columns=3x8;match=sum;sum=13;goal=all'],
    ['filled places have pairs', 'columns=5x7', 'row', 'row=9;match=sum;sum=13;refill;goal=all'],
    [
      'and without a stock to fill them no sets',
      ELEVENS,
      'peaks',
      'peaks=3;match=sum;sum=13;goal=all',
    ],
    ['the same is no change', GIZA, 'mixed', GIZA],
  ] as const)('%s', (_name, before, shape, after) => {
    expect(edited(before, (removal) => withShape(removal, shape))).toBe(after);
  });

  test('a game that deals all its cards still does', () => {
    expect(edited(GIZA, (removal) => withMember(removal, 'pyramid', 5))).toContain(
      'pyramid=5;columns=5x5.4x3;',
    );
    expect(
      edited(BLACK_HOLE, (removal) => afterControl(removal, ({ count }) => count.set(10))),
    ).toBe('columns=6.5x9;start=ace');
    expect(edited('columns=5x7', (removal) => withMember(removal, 'start', 'any'))).toBe(
      'columns=8x3.7x4;start=any',
    );
  });

  test('a column, or each of them, has more cards', () => {
    expect(
      edited('columns=5x7', (removal) =>
        afterControl(removal, ({ piles }) => piles[1]?.[0]?.set(6)),
      ),
    ).toBe('columns=5.6.5x5');
    expect(
      edited('columns=1.2', (removal) => afterControl(removal, ({ inEach }) => inEach?.(-1))),
    ).toBe('columns=1x2');
  });
});

describe('what does not go together goes', () => {
  test.each([
    ['turns of a waste that only grows', PYRAMID, 'match', 'next', 'pyramid=7'],
    ['what goes on a king', 'columns=5x7;onKing=queen', 'match', 'rank', 'columns=5x7;match=rank'],
    ['a sum of ranks', PYRAMID, 'match', 'rank', 'pyramid=7;match=rank;redeals=2;open'],
    [
      'sums with which some cards never leave',
      ELEVENS,
      'sets',
      'none',
      'row=9;match=sum;sum=13;refill;goal=all',
    ],
    ['a single ace of two decks', BLACK_HOLE, 'decks', 2, 'decks=2;columns=7x2.6x15;start=any'],
    [
      'a waste beside a stock that is dealt in rows',
      'columns=1x5;match=sum;sum=13;redeals=1;open',
      'stock',
      'rows',
      'columns=1x5;match=sum;sum=13;stock=rows;goal=all',
    ],
  ] as const)('%s', (_name, before, member, value, after) => {
    expect(edited(before, (removal) => withMember(removal, member, value as never))).toBe(after);
  });
});

test('the sums on offer are those with which every card can leave', () => {
  expect(sumsWith('none')).toEqual([13, 14]);
  expect(sumsWith('courts')).toEqual([10, 11]);
});
