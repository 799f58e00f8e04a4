import { expect, test } from 'vitest';
import { offsetDeal } from '../../../src/engine/dealId';
import { formatCards, parseDealId } from '../../../src/engine/deck';
import { microsoftDeck } from '../../../src/engine/microsoftDeal';
import { gameOf } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';

const MICROSOFT = { microsoftDeals: true };

/** The published layouts, row by row, from left to right; sources in docs/sources.md, Microsoft FreeCell. */
const LAYOUTS = {
  ms1: `
    JD 2D 9H JC 5D 7H 7C 5H
    KD KC 9S 5S AD QC KH 3H
    2S KS 9D QD JS AS AH 3C
    4C 5C TS QH 4H AC 4D 7S
    3S TD 4S TH 8H 2C JH 7D
    6D 8S 8D QS 6C 3D 8C TC
    6S 9C 2H 6H`,
  ms617: `
    7D AD 5C 3S 5S 8C 2D AH
    TD 7S QD AC 6D 8H AS KH
    TH QC 3H 9D 6S 8D 3D TC
    KD 5H 9S 3C 8S 7H 4D JS
    4C QS 9C 9H 7C 6H 2C 2S
    4S TS 2H 5D JC 6C JH QH
    JD KS KC 4H`,
  ms11982: `
    AH AS 4H AC 2D 6S TS JS
    3D 3H QS QC 8S 7H AD KS
    KD 6H 5S 4D 9H JH 9S 3C
    JC 5D 5C 8C 9D TD KH 7C
    6C 2C TH QH 6D TC 4S 7S
    JD 7D 8H 9C 2H QD 4C 5H
    KC 8D 2S 3S`,
} as const;

test.each(Object.entries(LAYOUTS))('%s is the published layout', (deal, layout) => {
  const rows = layout.trim().split(/\s+/);
  expect(formatCards(microsoftDeck(deal).toReversed())).toBe(rows.join(' '));
});

test.each(['ms617', 'MS 617', ' Ms0617 '])('%j is a deal by Microsoft’s number', (text) => {
  expect(parseDealId(text, MICROSOFT)).toEqual({ ok: true, value: 'ms617' });
});

test.each(['ms0', 'ms', 'ms-1', 'ms8589934592', 'ms99999999999', 'ms1.5', 'ms617x'])(
  '%j is no deal, and a sentence says which there are',
  (text) => {
    expect(parseDealId(text, MICROSOFT)).toEqual({
      ok: false,
      error: `“${text}” is not a deal; Microsoft’s numbers are ms1 to ms8589934591.`,
    });
  },
);

test.each(['ms2147483647', 'ms2147483648', 'ms4294967295', 'ms4294967296', 'ms8589934591'])(
  '%s has a whole deck',
  (deal) => {
    expect(new Set(microsoftDeck(deal)).size).toBe(52);
  },
);

test.each([
  ['ms3000000000', '8D TS JS TD JH JD JC'],
  ['ms4294967301', 'AS 5D 6C TD QD 2S 4S'],
  ['ms6825625742', '5H 5D 2H AS QD QS 2C'],
])('%s begins with the published column', (deal, column) => {
  const { tableau } = gameOf('freecell').rules.deal(deal) as LayoutState;
  expect(formatCards(tableau[0]?.cards ?? [])).toBe(column);
});

test.each(['ms617', 'ms0', 'MS'])('another game has no deal %j', (text) => {
  expect(parseDealId(text, {})).toEqual({
    ok: false,
    error:
      'This game has no deals by Microsoft’s numbers; a deal number is any integer, such as 275.',
  });
});

test('a game with positions says where Microsoft’s numbers are read', () => {
  expect(parseDealId('ms1', gameOf('klondike-3'))).toEqual({
    ok: false,
    error:
      'This game has no deals by Microsoft’s numbers; “Set up a position” may read them. A deal number is any integer, such as 275.',
  });
});

test('the deal after one is again one by Microsoft’s number', () => {
  expect(offsetDeal('ms617', 1)).toBe('ms618');
});
