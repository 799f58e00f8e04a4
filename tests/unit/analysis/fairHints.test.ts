import { expect, test } from 'vitest';
import { createFairHinter, ownHint } from '../../../src/analysis/fairHints';
import { createOutlooks } from '../../../src/analysis/outlooks';
import type { SolverQuestion } from '../../../src/analysis/worker';
import { cardsSeenIn } from '../../../src/chance/knowledge';
import { outlookOf } from '../../../src/chance/outlook';
import { hasChances, hasFairHints } from '../../../src/chance/registry';
import { type Card, rankOf } from '../../../src/engine/card';
import { statesOf } from '../../../src/engine/history';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { GAME_IDS, gameOf, hasLayout, type VariantId } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { limited, runToEnd } from '../../../src/solver/gameSolver';
import { fakeClient } from '../../support/fakeClient';
import { exchanged, randomGame } from '../../support/hiddenCards';
import { klondikeOf } from '../../support/klondike';
import { proofSize } from '../../support/proofSize';
import { playAtRandom } from '../../support/random';

const GAMES = proofSize(1, 60);
const { signal } = new AbortController();

/** Steps of an outlook, enough for a hint; and some that are enough where the moves are few. */
const STEPS = 150;
const FEW_STEPS = 40;

/** A hinter whose worker is stopped after some steps, in place of some time; and how often it was asked. */
function hinter(steps = STEPS) {
  const asked: SolverQuestion[] = [];
  const { ask } = fakeClient(async (question) => {
    asked.push(question);
    if (question.wanted !== 'outlook') throw new Error('another question');
    return runToEnd(limited(outlookOf(question.id, question, question.seed), steps));
  });
  return { asked, ...createFairHinter(createOutlooks(ask).find) };
}

const seenIn = (states: readonly LayoutState[]) => ({
  state: states.at(-1) as LayoutState,
  seen: cardsSeenIn(states),
});

/** Compares hints in every fifteenth state of a game with those after an exchange of hidden cards. Returns how many are moves. */
async function countMoves(
  id: VariantId,
  states: readonly LayoutState[],
  seed: string,
  steps = STEPS,
) {
  const { randomBelow } = pythonRandom(seed);
  let moves = 0;
  for (let n = 1; n <= states.length; n += 15) {
    const { state, seen } = seenIn(states.slice(0, n));
    const hint = await hinter(steps).hintFrom(id, { state, seen }, signal);
    const other = { state: exchanged(state, seen, randomBelow), seen };
    expect(await hinter(steps).hintFrom(id, other, signal)).toEqual(hint);
    if (hint?.kind !== 'move') continue;
    moves++;
    const suggest = (from: LayoutState) => gameOf(id).text.suggest(from, hint.line[0]);
    expect(suggest(other.state)).toBe(suggest(state));
  }
  return moves;
}

test('no hint and none of its words change when hidden cards are exchanged', async () => {
  let moves = 0;
  for (const draw of [1, 3] as const) {
    const id = draw === 1 ? 'klondike-1' : 'klondike-3';
    for (let game = 0; game < GAMES; game++)
      moves += await countMoves(id, randomGame(draw, String(game), 60), String(game));
  }
  expect(moves).toBeGreaterThan(GAMES);
});

test('the same in games without chances', async () => {
  const ids = GAME_IDS.filter((id) => hasFairHints(id) && !hasChances(id));
  let moves = 0;
  for (const id of ids) {
    for (let game = 0; game < proofSize(1, 20); game++) {
      const states = statesOf(playAtRandom(gameOf(id), String(game), 16)) as LayoutState[];
      moves += await countMoves(id, states, String(game), FEW_STEPS);
    }
  }
  expect(moves).toBeGreaterThan(ids.length / 2);
});

test('where moves are not compared, the hint of a game does not change either when hidden cards are exchanged', () => {
  const ids = GAME_IDS.filter((id) => hasLayout(id) && !hasFairHints(id));
  let hidden = 0;
  for (const id of ids) {
    const game = gameOf(id);
    const states = statesOf(playAtRandom(game, '1', 40)) as LayoutState[];
    for (let n = 1; n <= states.length && game.rules.status(states[n - 1]) === 'playing'; n += 5) {
      const { state, seen } = seenIn(states.slice(0, n));
      const other = exchanged(state, seen, pythonRandom(String(n)).randomBelow);
      if (JSON.stringify(other) !== JSON.stringify(state)) hidden++;
      expect(ownHint(id, { state: other, seen }), id).toEqual(ownHint(id, { state, seen }));
    }
  }
  expect(hidden).toBeGreaterThan(ids.length);
});

test('such a hint to draw says nothing of the cards that come', () => {
  const dealt = gameOf('forty-thieves').rules.deal('534732593') as LayoutState;
  const states = [dealt];
  for (let n = 0; n < 60; n++) {
    const hint = ownHint('forty-thieves', seenIn(states));
    if (hint.kind !== 'move') throw new Error('no move');
    expect(hint.why ?? '').not.toMatch(/After drawing/);
    const next = gameOf('forty-thieves').rules.apply(states.at(-1), hint.line[0]);
    if (!next.ok) break;
    states.push(next.value as LayoutState);
  }
  expect(states.length).toBeGreaterThan(30);
});

test('a hint that was stopped before it could compare the moves is the game’s own', async () => {
  const { ask } = fakeClient(async (question) => {
    if (question.wanted !== 'outlook') throw new Error('another question');
    return runToEnd(outlookOf(question.id, question, question.seed), () => false);
  });
  const { hintFrom } = createFairHinter(createOutlooks(ask).find);
  const dealt = gameOf('yukon').rules.deal('1') as LayoutState;
  expect(await hintFrom('yukon', seenIn([dealt]), signal)).toEqual(
    ownHint('yukon', seenIn([dealt])),
  );
});

test('a hint that is followed leads on without another search, and its moves are legal', async () => {
  const { hintFrom, asked } = hinter();
  const { rules } = klondikeOf(3);
  const states = randomGame(3, '0', 40);
  let searches = 0;
  for (let n = 0; n < 12; n++) {
    const hint = await hintFrom('klondike-3', seenIn(states), signal);
    if (hint?.kind !== 'move') break;
    const next = rules.apply(states.at(-1) as LayoutState, hint.line[0] as never);
    if (!next.ok) throw new Error(next.error.reason);
    (states as LayoutState[]).push(next.value);
    expect(asked.length - searches).toBeLessThanOrEqual(1);
    if (hint.line.length > 1) {
      const before = asked.length;
      const rest = await hintFrom('klondike-3', seenIn(states), signal);
      expect(rest).toMatchObject({ kind: 'move', line: hint.line.slice(1) });
      expect(asked.length).toBe(before);
    }
    searches = asked.length;
  }
  expect(states.length).toBeGreaterThan(45);
});

test('where all cards are known there is nothing to guess', async () => {
  const dealt = klondikeOf(3).rules.deal('1');
  const open = {
    ...dealt,
    tableau: dealt.tableau.map(({ cards }) => ({ cards: cards.slice(-1), hidden: 0 })),
    stock: [],
  };
  expect(await hinter().hintFrom('klondike-3', seenIn([open]), signal)).toEqual({ kind: 'open' });
});

test('of a new deal whose moves are close the stock is looked through first', async () => {
  const dealt = klondikeOf(3).rules.deal('1');
  expect(await hinter().hintFrom('klondike-3', seenIn([dealt]), signal)).toMatchObject({
    kind: 'move',
    line: [{ type: 'draw' }],
    why: 'Look through the stock first: it costs nothing.',
  });
});

test('a card that is safe on its foundation goes up before the stock is looked through', async () => {
  const { rules } = klondikeOf(3);
  const deals = Array.from({ length: 40 }, (_, deal) => rules.deal(String(deal)));
  const dealt = deals.find(({ tableau }) =>
    tableau.some(({ cards }) => rankOf(cards.at(-1) as Card) === 0),
  );
  if (!dealt) throw new Error('a deal with an ace on top');
  const hint = await hinter().hintFrom('klondike-3', seenIn([dealt]), signal);
  expect(hint).toMatchObject({
    line: [{ to: { kind: 'foundation' } }],
    why: 'It is safe there: nothing needs it any more.',
  });
});
