import { describe, expect, test } from 'vitest';
import { listSteps } from '../../../../src/engine/steps';
import { klondike } from '../../../../src/games/klondike';
import { type KlondikeMove, legalMoves } from '../../../../src/games/klondike/moves';
import { klondikeOptions, rulesOf } from '../../../../src/games/klondike/options';
import { apply, status } from '../../../../src/games/klondike/rules';
import {
  dealKlondike,
  type KlondikeRules,
  type KlondikeState,
} from '../../../../src/games/klondike/state';
import { view } from '../../../../src/games/klondike/table';
import { explain, formatState, narrate } from '../../../../src/games/klondike/text';
import { klondikeState } from '../../../support/klondike';
import { playAtRandom } from '../../../support/random';

const CLICK: KlondikeMove = { type: 'clickStock' };

function after(state: KlondikeState, move: KlondikeMove): KlondikeState {
  const next = apply(state, move);
  if (!next.ok) throw new Error(explain(next.error));
  return next.value;
}

const refusal = (state: KlondikeState, move: KlondikeMove): string => {
  const next = apply(state, move);
  return next.ok ? 'accepted' : explain(next.error, state);
};

const stockOf = (state: KlondikeState) => view(state).piles.find(({ id }) => id === 'stock');

test('the standard rules leave the state as it always was', () => {
  const standard = rulesOf({ draw: '3', redeals: 'unlimited', empty: 'king', return: 'yes' });
  expect(standard).toEqual({ draw: 3 });
  expect(klondike(standard).rules.deal('275')).toEqual(dealKlondike(3, '275'));
  expect(klondikeOptions(1).map((option) => option.default)).toEqual([
    '1',
    'unlimited',
    'king',
    'yes',
  ]);
});

describe('redeals', () => {
  const turned = klondikeState({ redealsLeft: 1, waste: '2S 3S', tableau: ['KH'] });

  test('each takes one off, and with none left the waste stays', () => {
    const again = after(turned, CLICK);
    expect(again.redealsLeft).toBe(0);
    expect(narrate(turned, CLICK, again)).toEqual([
      'Turned the waste over: 2 cards in the stock, no redeals left.',
    ]);
    const end = after(again, CLICK);
    expect(legalMoves(end)).not.toContainEqual(CLICK);
    expect(refusal(end, CLICK)).toBe('The waste cannot be turned over: no redeals are left.');
  });

  test('the stock says how many are left', () => {
    expect(stockOf(turned)).toMatchObject({
      label: 'Stock, empty, turns the waste over, 1 redeal left',
      placeholder: '↻',
      badge: '↻1',
    });
    const again = after(turned, CLICK);
    expect(stockOf(again)?.label).toBe('Stock, 2 cards, no redeals left');
    expect(stockOf(after(again, CLICK))).toMatchObject({
      label: 'Stock, empty, no redeals left',
      placeholder: '×',
      badge: '↻0',
    });
    expect(formatState(turned).split('\n')[0]).toBe('1 redeal left.');
  });

  test('with no redeal left, a card that has gone by is lost', () => {
    const passed = { waste: 'AS 2S', tableau: ['7C'] };
    expect(status(klondikeState({ ...passed, draw: 1, redealsLeft: 0 }))).toBe('stuck');
    expect(status(klondikeState({ ...passed, draw: 1, redealsLeft: 1 }))).toBe('playing');
  });
});

test('an empty column takes any card where the rules say so', () => {
  const text = { waste: '5H', tableau: ['7C'] };
  const move: KlondikeMove = { type: 'moveWasteToTableau', tableau: 2 };
  expect(refusal(klondikeState(text), move)).toBe('Kings go on empty columns.');
  const state = klondikeState({ ...text, anyOnEmpty: true });
  expect(refusal(state, move)).toBe('accepted');
  expect(refusal(state, { ...move, tableau: 1 })).toBe(
    '5 of Hearts needs a black 6 or an empty column; column 1 ends in the 7 of Clubs.',
  );
  expect(view(state).piles.find(({ id }) => id === 'tableau-2')?.placeholder).toBe('');
});

test('a card stays on its foundation where the rules say so', () => {
  const text = { foundations: ['AH 2H'], tableau: ['3C'] };
  const move: KlondikeMove = { type: 'moveFoundationToTableau', foundation: 1, tableau: 1 };
  expect(refusal(klondikeState(text), move)).toBe('accepted');
  const state = klondikeState({ ...text, noReturn: true });
  expect(refusal(state, move)).toBe(
    'A card on a foundation stays there, by the rules of this game.',
  );
  expect(legalMoves(state)).not.toContainEqual(move);
  const foundation = view(state).piles.find(({ id }) => id === 'foundation-1');
  expect(foundation?.cards.some(({ liftable }) => liftable)).toBe(false);
});

test('the rules are told as they are', () => {
  const told = (rules: KlondikeRules) => klondike(rules).howToPlay.join(' ');
  expect(told({ draw: 2 })).toContain('turns two cards to the waste');
  expect(told({ draw: 3, redealsLeft: 2 })).toContain('at most twice');
  expect(told({ draw: 3, redealsLeft: 0 })).toContain('never turned over');
  expect(told({ draw: 3, anyOnEmpty: true })).toContain('takes any card');
  expect(told({ draw: 3, noReturn: true })).toContain('foundation stays there');
});

/** True if clicks on the stock alone lead to a position with another legal move. */
function leadsOn(start: KlondikeState): boolean {
  const seen = new Set<string>();
  for (let state = start; !seen.has(JSON.stringify(state)); ) {
    seen.add(JSON.stringify(state));
    if (legalMoves(state).some(({ type }) => type !== 'clickStock')) return true;
    const next = apply(state, CLICK);
    if (!next.ok) return false;
    state = next.value;
  }
  return false;
}

test.each([
  { draw: 1, redealsLeft: 0 },
  { draw: 2, redealsLeft: 1, anyOnEmpty: true },
  { draw: 3, redealsLeft: 0, noReturn: true },
  { draw: 3, redealsLeft: 2, noReturn: true },
] as const)('“no more moves” is exact with %o', (rules) => {
  const game = klondike(rules);
  let stuck = 0;
  for (let deal = 0; deal < 60; deal++) {
    for (const { state } of listSteps(playAtRandom(game, String(deal), 300).steps)) {
      const now = state as KlondikeState;
      if (status(now) === 'won') continue;
      expect(status(now) === 'playing').toBe(leadsOn(now));
      if (status(now) === 'stuck') stuck++;
    }
  }
  expect(stuck).toBeGreaterThan(0);
});
