import { describe, expect, test } from 'vitest';
import { listSteps } from '../../../../src/engine/steps';
import { howToPlay } from '../../../../src/games/howToPlay';
import { layoutOf, optionsOf, type VariantId } from '../../../../src/games/index';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { formatLayout } from '../../../../src/games/layouts/layoutText';
import { DRAW, isDraw } from '../../../../src/games/layouts/rules';
import { consoleGameOf } from '../../../../src/games/lines';
import { after } from '../../../support/board';
import { klondikeGame, klondikeState } from '../../../support/klondike';
import { proofSize } from '../../../support/proofSize';
import { playAtRandom } from '../../../support/random';
import { variant } from '../../../support/variants';

type Klondike = ReturnType<typeof klondikeGame>;

const told = ({ text }: Klondike, before: LayoutState, next: LayoutState) =>
  text.narrate(before, DRAW, next);

function played(game: Klondike, state: LayoutState, line: string): LayoutState {
  const next = after(game, state, line);
  if (typeof next === 'string') throw new Error(next);
  return next;
}

const stockOf = ({ table }: Klondike, state: LayoutState) =>
  table.view(state).piles.find(({ id }) => id === 'stock');

test('the options and their defaults', () => {
  expect(optionsOf('klondike-1').map(({ name, default: usual }) => [name, usual])).toEqual([
    ['draw', '1'],
    ['redeals', 'unlimited'],
    ['empty', 'king'],
    ['return', 'yes'],
  ]);
});

test.each<readonly [VariantId, string, string]>([
  ['klondike-3', 'Klondike, draw three', 'empty=king;back;stock=3;redeals=-1'],
  ['klondike-1', 'Klondike, draw one', 'empty=king;back;redeals=-1'],
  [variant('klondike-3;draw=2'), 'Klondike, draw two', 'empty=king;back;stock=2;redeals=-1'],
  [
    variant('klondike-3;redeals=2;empty=any;return=no'),
    'Klondike, draw three · 2 redeals · any card on empty columns · foundation cards stay',
    'stock=3;redeals=2',
  ],
])('%s has its name and its description', (id, name, members) => {
  const layout = layoutOf(id);
  expect(consoleGameOf(id).name).toBe(name);
  expect(layout && formatLayout(layout)).toBe(
    `columns=1.2.3.4.5.6.7;down=0.1.2.3.4.5.6;dealt=columns;move=run;${members}`,
  );
});

describe('redeals', () => {
  const game = klondikeGame({ redeals: 1 });
  const turned = klondikeState({ redealsLeft: 1, waste: '2S 3S', tableau: ['KH'] });

  test('each takes one off, and with none left the waste stays', () => {
    const again = played(game, turned, 's');
    expect(again.redealsLeft).toBe(0);
    expect(told(game, turned, again)).toEqual([
      'Turned the waste over: 2 cards in the stock, no redeals left.',
    ]);
    const end = played(game, again, 's');
    expect(game.rules.legalMoves(end)).not.toContainEqual(DRAW);
    expect(after(game, end, 's')).toBe('The waste can’t be turned over: no redeals are left.');
  });

  test('the stock says how many are left', () => {
    expect(stockOf(game, turned)).toMatchObject({
      label: 'Stock, empty, turns the waste over, 1 redeal left',
      placeholder: '↻',
      badge: '•',
    });
    const again = played(game, turned, 's');
    expect(stockOf(game, again)).toMatchObject({
      label: 'Stock, 2 cards, no redeals left',
      badge: '2',
    });
    expect(stockOf(game, played(game, again, 's'))).toMatchObject({
      label: 'Stock, empty, no redeals left',
      placeholder: '×',
      badge: '',
    });
    expect(game.lines.formatState(turned).split('\n')[0]).toBe('1 redeal left.');
  });

  test('with no redeal left, a card that has gone by is lost', () => {
    const passed = { waste: 'AS 2S', tableau: ['7C'] };
    const { rules } = klondikeGame({ stock: 1, redeals: 1 });
    expect(rules.status(klondikeState({ ...passed, redealsLeft: 0 }))).toBe('stuck');
    expect(rules.status(klondikeState({ ...passed, redealsLeft: 1 }))).toBe('playing');
  });
});

test('an empty column takes any card where the rules say so', () => {
  const state = klondikeState({ waste: '5H', tableau: ['7C'] });
  expect(after(klondikeGame(), state, 'm w, c2')).toBe('Kings go on empty columns.');
  const game = klondikeGame({ empty: 'any' });
  expect(after(game, state, 'm w, c2')).toMatchObject({ waste: [] });
  expect(after(game, state, 'm w, c1')).toBe(
    '5 of Hearts needs a black 6; column 1 ends in the 7 of Clubs.',
  );
  expect(game.table.view(state).piles.find(({ id }) => id === 'tableau-2')?.placeholder).toBe('');
});

test('a card stays on its foundation where the rules say so', () => {
  const state = klondikeState({ foundations: ['AH 2H'], tableau: ['3C'] });
  expect(after(klondikeGame(), state, 'm f1, c1')).toMatchObject({ tableau: { 0: { hidden: 0 } } });
  const game = klondikeGame({ back: false });
  expect(after(game, state, 'm f1, c1')).toBe('A card on a foundation stays there.');
  expect(game.rules.legalMoves(state)).toEqual([]);
  const foundation = game.table.view(state).piles.find(({ id }) => id === 'foundation-1');
  expect(foundation?.cards.some(({ liftable }) => liftable)).toBe(false);
});

test('the rules are told as they are', () => {
  const rules = (id: VariantId) => howToPlay(id).join(' ');
  expect(rules(variant('klondike-3;draw=2'))).toContain(
    'Turn two cards at a time, as often as you like',
  );
  expect(rules(variant('klondike-3;redeals=2'))).toContain('twice at most');
  expect(rules(variant('klondike-3;redeals=0'))).toContain('once through the stock');
  expect(rules(variant('klondike-3;empty=any'))).toContain('takes any card');
  expect(rules(variant('klondike-3;return=no'))).toContain('A card on a foundation stays there');
});

/** True if clicks on the stock alone lead to a position with another legal move. */
function leadsOn({ rules }: Klondike, start: LayoutState): boolean {
  const seen = new Set<string>();
  for (let state = start; !seen.has(JSON.stringify(state)); ) {
    seen.add(JSON.stringify(state));
    if (rules.legalMoves(state).some((move) => !isDraw(move))) return true;
    const next = rules.apply(state, DRAW);
    if (!next.ok) return false;
    state = next.value;
  }
  return false;
}

test.each([
  { stock: 1, redeals: 0 },
  { stock: 2, redeals: 1, empty: 'any' },
  { stock: 3, redeals: 0, back: false },
  { stock: 3, redeals: 2, back: false },
] as const)('“no more moves” is exact with %o', (changes) => {
  const game = klondikeGame(changes);
  let stuck = 0;
  for (let deal = 0; deal < proofSize(20, 60); deal++) {
    for (const { state } of listSteps(playAtRandom(game, String(deal), 300).steps)) {
      const now = state as LayoutState;
      const status = game.rules.status(now);
      if (status === 'won') continue;
      expect(status === 'playing').toBe(leadsOn(game, now));
      if (status === 'stuck') stuck++;
    }
  }
  expect(stuck).toBeGreaterThan(0);
});
