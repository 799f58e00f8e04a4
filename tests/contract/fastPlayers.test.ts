import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/game';
import { type Pile, WASTE } from '../../src/engine/pile';
import { fastPlayerOf } from '../../src/games/fastPlay';
import { gameOf, setupOfVariant, type VariantId } from '../../src/games/index';
import {
  CLICK,
  countOf,
  FOUNDATION_TO_TABLEAU,
  fromOf,
  kindOf,
  TABLEAU_TO_FOUNDATION,
  toOf,
  WASTE_TO_FOUNDATION,
  WASTE_TO_TABLEAU,
} from '../../src/games/layouts/compact/cards';
import { compactPlayer } from '../../src/games/layouts/compact/player';
import { DRAW, type LayoutMove } from '../../src/games/layouts/rules';
import { finalState } from '../../src/lab/players';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';

const PLAYERS = ['random', 'hints'] as const;
type Player = (typeof PLAYERS)[number];

const VARIANTS: readonly (readonly [id: VariantId, deals: number])[] = [
  ['klondike-3', proofSize(2, 10_000)],
  ['klondike-1', proofSize(2, 10_000)],
  ...[
    'klondike-3;draw=2',
    'klondike-3;redeals=0',
    'klondike-1;redeals=2',
    'klondike-3;empty=any',
    'klondike-1;empty=any;return=no',
    'klondike-3;return=no',
    'klondike-3;draw=2;redeals=3;empty=any;return=no',
  ].map((id) => [variant(id), proofSize(1, 1_000)] as const),
];

/** A move of the compact table as the rules have it. */
function ruleMove(move: number): LayoutMove {
  const kind = kindOf(move);
  if (kind === CLICK) return DRAW;
  const isFromWaste = kind === WASTE_TO_FOUNDATION || kind === WASTE_TO_TABLEAU;
  const isToFoundation = kind === WASTE_TO_FOUNDATION || kind === TABLEAU_TO_FOUNDATION;
  const source: Pile = {
    kind: kind === FOUNDATION_TO_TABLEAU ? 'foundation' : 'tableau',
    index: fromOf(move) + 1,
  };
  return {
    from: isFromWaste ? WASTE : source,
    to: { kind: isToFoundation ? 'foundation' : 'tableau', index: toOf(move) + 1 },
    count: countOf(move),
  };
}

/** The moves that a player makes by the rules, and where they lead. */
function byRules(game: AnyGame, player: Player, deal: string) {
  const moves: unknown[] = [];
  const apply: AnyGame['rules']['apply'] = (state, move) => {
    moves.push(move);
    return game.rules.apply(state, move);
  };
  const end = finalState({ ...game, rules: { ...game.rules, apply } }, player, deal);
  return { moves, score: game.rules.score(end), won: game.rules.status(end) === 'won' };
}

describe.each(VARIANTS)('%s, %i deals', (id, deals) => {
  test.each(PLAYERS)('%s: the compact player makes the same moves to the same end', (player) => {
    const play = compactPlayer(setupOfVariant(id), player);
    for (let n = 0; n < deals; n++) {
      const deal = String(n - 5);
      const made: number[] = [];
      const { score, won } = play(deal, (move) => made.push(move));
      const expected = byRules(gameOf(id), player, deal);
      expect({ score, won, moves: made.map(ruleMove) }, `deal ${deal}`).toEqual({
        score: expected.score,
        won: expected.won,
        moves: expected.moves,
      });
    }
  });
});

test('some of these deals are won, and some go on to the last move', () => {
  const play = compactPlayer(setupOfVariant('klondike-1'), 'hints');
  const scores = Array.from({ length: 60 }, (_, n) => play(String(n)).score);
  expect(scores).toContain(52);
  expect(Math.min(...scores)).toBeLessThan(20);
});

test('a deal beyond 32 bits, and one below 0', () => {
  for (const deal of ['-98765432109876543210', '98765432109876543210']) {
    const { moves: _, ...end } = byRules(gameOf('klondike-3'), 'random', deal);
    expect(compactPlayer(setupOfVariant('klondike-3'), 'random')(deal)).toEqual(end);
  }
});

test('other games and players have none', () => {
  expect(fastPlayerOf('freecell', 'random')).toBeUndefined();
  expect(fastPlayerOf('klondike-3', 'solver')).toBeUndefined();
  expect(fastPlayerOf('klondike-3', 'first')).toBeUndefined();
  expect(fastPlayerOf('klondike-3', 'hints')).toBeDefined();
});
