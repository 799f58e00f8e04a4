import { expect, test } from 'vitest';
import { pythonRandom } from '../../../../src/engine/pythonRandom';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { parseLayout } from '../../../../src/games/layouts/layoutText';
import {
  PRESETS,
  type PresetId,
  presetGame,
  presetLayout,
} from '../../../../src/games/layouts/presets';
import { pileTexts, stateFromPiles } from '../../../support/piles';
import { isSentence } from '../../../support/sentence';

const layoutOf = (text: string) => {
  const layout = parseLayout(text);
  if (!layout.ok) throw new Error(layout.error);
  return layout.value;
};

test.each(Object.keys(PRESETS) as readonly PresetId[])(
  '%s: the piles of a position give the position back',
  (id) => {
    const { rules } = presetGame(id);
    const layout = presetLayout(id);
    const { randomBelow } = pythonRandom('1');
    let state = rules.deal('1') as LayoutState;
    for (let n = 0; n < 40; n++) {
      const { down, ...piles } = pileTexts(state);
      expect(stateFromPiles(layout, JSON.parse(JSON.stringify({ ...piles, down })))).toEqual({
        ok: true,
        value: state,
      });
      if (n === 0) expect(stateFromPiles(layout, piles)).toEqual({ ok: true, value: state });
      const legal = rules.legalMoves(state);
      if (legal.length === 0) break;
      const next = rules.apply(state, legal[randomBelow(legal.length)]);
      if (!next.ok) throw new Error(next.error.reason);
      state = next.value as LayoutState;
    }
  },
);

const SMALL = layoutOf('columns=2x3;cells=1;reserve=1x2');
const PILES = {
  tableau: ['AH 2H', 'AD 2D', 'AC 2C'],
  reserve: 'AS 3S',
  stock: '3H 3D 3C 2S',
};

test('one text names a card of each pile, and small packs are read', () => {
  const state = stateFromPiles(SMALL, PILES, 3);
  expect(state.ok && state.value.reserve).toEqual([[39], [41]]);
  expect(state.ok && state.value.stock?.at(-1)).toBe(2);
});

test.each([
  [null, 'This is not an object in JSON.'],
  [{ ...PILES, wings: [] }, '“wings” is no kind of pile'],
  [{ ...PILES, tableau: ['AH 2H', 'AD 2D AC 2C'] }, 'This game has 3 columns, not 2.'],
  [{ ...PILES, tableau: 7 }, '“tableau” is a list of texts'],
  [{ ...PILES, stock: ['3H'] }, '“stock” is a text'],
  [{ ...PILES, stock: '3H 3D 3C' }, '1 card is missing: 2 of Spades.'],
  [{ ...PILES, stock: '3H' }, '3 cards are missing: 3 of Diamonds, 3 of Clubs and 2 of Spades.'],
  [{ ...PILES, stock: '3H 3D 3C 2S 3H' }, 'The 3 of Hearts is in the deck twice.'],
  [{ ...PILES, stock: '3H 3D 3C KS' }, 'The King of Spades is not in the deck'],
  [{ ...PILES, stock: '3H 3D 3C 1S' }, '“1S” is not a card'],
  [{ ...PILES, stock: '3H 3D', cells: ['3C 2S'] }, 'A free cell holds one card.'],
  [{ ...PILES, stock: '3H 3D', foundations: ['2S 3C'] }, 'The cards of a foundation are not'],
  [{ ...PILES, down: [2, 0, 0] }, '“down” is a list with a number for each column'],
  [{ ...PILES, down: [0, 0, 0, 0] }, '“down” is a list with a number for each column'],
  [{ ...PILES, redeals: 1 }, 'This game has no redeals.'],
])('%o is refused', (piles, sentence) => {
  const state = stateFromPiles(SMALL, piles, 3);
  const error = state.ok ? '' : state.error;
  expect(error).toContain(sentence);
  expect(isSentence(error), error).toBe(true);
});

test('no more redeals are left than the game begins with', () => {
  const read = (rules: string, redeals: unknown) => {
    const layout = layoutOf(`columns=2x3;cells=1;reserve=1x2${rules}`);
    const state = stateFromPiles(layout, { ...PILES, redeals }, 3);
    return state.ok ? state.value.redealsLeft : state.error;
  };
  expect([2, 0, undefined].map((redeals) => read(';redeals=2', redeals))).toEqual([2, 0, 2]);
  for (const redeals of [3, -1, 1.5, 1e300, '1', null])
    expect(read(';redeals=2', redeals)).toMatch(
      /^(“redeals” is a whole number|This game has 2 redeals)\.$/,
    );
  expect(read(';redeals=-1', -1)).toBe(undefined);
  expect(read(';redeals=-1', 3)).toBe('This game has any number of redeals.');
});
