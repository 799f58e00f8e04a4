import { expect, test } from 'vitest';
import { type Account, accountOf } from '../../../src/chance/account';
import { playFair } from '../../../src/chance/player';
import type { VariantId } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { runToEnd } from '../../../src/solver/gameSolver';
import { exchangedInAll, randomGame } from '../../support/hiddenCards';
import { klondikeOf } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';
import { variant } from '../../support/variants';

const GAMES = proofSize(1, 20);
const MOVES = proofSize(20, 40);

function account(id: VariantId, states: readonly LayoutState[], isOver: boolean): Account {
  const found = runToEnd(accountOf(id, states, 0, isOver));
  if (!found) throw new Error('nobody has stopped it');
  return found;
}

/** The states of a game of the fair player, who wins it. */
const FAIR_STATES = ((): readonly LayoutState[] => {
  const { rules } = klondikeOf(3);
  const states = [rules.deal('0')];
  for (const move of runToEnd(playFair('klondike-3', '0'))?.moves ?? []) {
    const next = rules.apply(states.at(-1) as LayoutState, move);
    if (next.ok) states.push(next.value);
  }
  return states;
})();

/** Start, luck and cost add up to the end, in all and move by move. */
function expectExact({ start, end, luck, cost, moves }: Account): void {
  expect(start + luck - cost).toBeCloseTo(end, 9);
  let chance = start;
  for (const move of moves) {
    expect(move.before).toBe(chance);
    expect(move.cost).toBeGreaterThanOrEqual(0);
    expect(move.before + move.luck - move.cost).toBeCloseTo(move.after, 9);
    chance = move.after;
  }
  expect(chance).toBe(end);
}

test.each([1, 3] as const)('draw %i: luck and moves add up to the result', (draw) => {
  const id = variant(draw === 1 ? 'klondike-1' : 'klondike-3');
  for (let game = 0; game < GAMES; game++) {
    const states = randomGame(draw, String(game), MOVES);
    for (const isOver of [false, true]) {
      const found = account(id, states, isOver);
      expectExact(found);
      if (isOver) expect(found.end).toBe(0);
    }
  }
});

test('a game of the fair player costs little, and a win ends at 1', () => {
  const found = account(variant('klondike-3'), FAIR_STATES, true);
  expectExact(found);
  expect(found.end).toBe(1);
  expect(found.cost).toBeLessThan(0.2);
});

test('to give up costs the chance that was left', () => {
  const states = FAIR_STATES.slice(0, proofSize(15, 60));
  const now = account(variant('klondike-3'), states, false);
  const over = account(variant('klondike-3'), states, true);
  expect(over.moves.slice(0, -1)).toEqual(now.moves);
  expect(over.moves.at(-1)).toMatchObject({ at: states.length - 1, before: now.end, after: 0 });
  expect(over.cost).toBeCloseTo(now.cost + now.end, 9);
});

test('the account does not change when the hidden cards are exchanged', () => {
  for (let game = 0; game < GAMES; game++) {
    const states = randomGame(3, String(game), MOVES);
    const others = exchangedInAll(states, String(game));
    expect(others).not.toEqual(states);
    const id = variant('klondike-3');
    expect(account(id, others, false)).toEqual(account(id, states, false));
  }
});

test('an account that is stopped is none', () => {
  let steps = 0;
  const states = randomGame(3, '0', MOVES);
  const stopped = runToEnd(accountOf(variant('klondike-3'), states, 0, false), () => ++steps < 50);
  expect(stopped).toBeUndefined();
});
