import { expect, test } from 'vitest';
import { isMoveLike, parseCommand } from '../../src/console/command';
import { cardsOfPack } from '../../src/engine/deck';
import { hasChoice, playsItself } from '../../src/engine/game';
import { jump, present, stateAt } from '../../src/engine/history';
import type { AnyConsoleGame } from '../../src/engine/lines';
import { listSteps } from '../../src/engine/steps';
import { playAtRandom } from './random';

/** How many deals of a game are played, and how far. */
interface Size {
  readonly deals: number;
  readonly moves: number;
}

interface Visit {
  readonly state: unknown;
  readonly move: unknown;
  readonly next: unknown;
}

/** Every state of a few random games, with the move made from it and the state after. */
const visitsOf = (game: AnyConsoleGame, { deals, moves }: Size): readonly Visit[] =>
  Array.from({ length: deals }, (_, n) => String(n * 37)).flatMap((deal) => {
    const history = playAtRandom(game, deal, moves);
    return listSteps(history.steps).map(({ move, state: next }, i) => {
      return { state: stateAt(history, i), move, next };
    });
  });

const freeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
};

/**
 * What the legal moves lead to: `none` are left; only one, which when repeated goes `round` to an earlier state, or ends
 * in a state without moves, still to be `won` or `lost`; or there are `more` moves.
 */
function lookAhead(
  game: AnyConsoleGame,
  start: unknown,
): 'none' | 'round' | 'won' | 'lost' | 'more' {
  const seen = new Set<string>();
  let state = start;
  let only: string | undefined;
  while (!seen.has(JSON.stringify(state))) {
    seen.add(JSON.stringify(state));
    const [move, ...others] = game.rules.legalMoves(state);
    if (move === undefined && only === undefined) return 'none';
    if (move === undefined) return game.rules.status(state) === 'won' ? 'won' : 'lost';
    const text = game.text.formatMove(move);
    if (others.length > 0 || (only !== undefined && text !== only)) return 'more';
    only = text;
    const next = game.rules.apply(state, move);
    if (!next.ok) return 'more';
    state = next.value;
  }
  return 'round';
}

/** Registers the tests of what every game promises; see src/engine/game.ts. */
export function testContract(game: AnyConsoleGame, size: Size): void {
  const visits = visitsOf(game, size);
  const cards = cardsOfPack(game);

  test('the same number is the same deal, and an explicit deck is dealt as it is', () => {
    expect(game.rules.deal('275')).toEqual(game.rules.deal('275'));
    expect(game.rules.deal('275')).not.toEqual(game.rules.deal('276'));
    const explicit = (number: string) => game.table.view(game.rules.deal(number, cards));
    expect(explicit('1')).toEqual(explicit('2'));
  });

  test('all cards of its decks in every view, piles with ids of their own', () => {
    for (const { next } of visits) {
      const { piles } = game.table.view(next);
      const shown = piles.flatMap(({ cards }) => cards.map(({ card }) => card));
      expect(shown.toSorted((a, b) => a - b)).toEqual(cards);
      expect(new Set(piles.map(({ id: pile }) => pile)).size).toBe(piles.length);
    }
  });

  test('legalMoves are what apply accepts, each once', () => {
    const every = new Map<string, unknown>();
    for (const { state } of visits) {
      for (const move of game.rules.legalMoves(state)) every.set(game.text.formatMove(move), move);
    }
    for (const { state } of visits) {
      const legal = game.rules.legalMoves(state).map((move) => game.text.formatMove(move));
      expect(new Set(legal).size).toBe(legal.length);
      const accepted = [...every].filter(([, move]) => game.rules.apply(state, move).ok);
      expect(accepted.map(([text]) => text).sort()).toEqual([...legal].sort());
    }
  });

  test('apply changes no argument, and states are plain data', () => {
    for (const { state, move, next } of visits) {
      const again = game.rules.apply(freeze(structuredClone(state)), freeze(structuredClone(move)));
      expect(again).toEqual({ ok: true, value: next });
      expect(JSON.parse(JSON.stringify(next))).toEqual(next);
    }
  });

  test('a move reads back from its text', () => {
    for (const { move } of visits) {
      expect(game.lines.parseMove(game.text.formatMove(move))).toEqual({ ok: true, value: move });
    }
  });

  // A stock that turns for ever, or a line without choice that is lost, may be called over or be played on.
  test('a game without moves is over, a stuck one has none that leads on, a won one has none', () => {
    for (const { next } of visits) {
      const status = game.rules.status(next);
      if (status === 'won') expect(game.rules.legalMoves(next)).toEqual([]);
      else {
        const ahead = lookAhead(game, next);
        if (ahead === 'none') expect(status).toBe('stuck');
        else if (status === 'stuck') expect(['round', 'lost']).toContain(ahead);
      }
    }
  });

  test('every refusal and every move is put into words', () => {
    for (const { state, move, next } of visits) {
      for (const sentence of game.text.narrate(state, move, next))
        expect(sentence).toMatch(/[.!]$/);
      for (const other of game.rules.legalMoves(state)) {
        const late = game.rules.apply(next, other);
        if (!late.ok) expect(game.text.explain(late.error)).toMatch(/\.$/);
      }
    }
  });

  test('a tap and a send stand for legal moves only', () => {
    for (const { state } of visits) {
      for (const { id: pile, cards } of game.table.view(state).piles) {
        for (const [i, { liftable }] of cards.entries()) {
          if (!liftable) continue;
          for (const kind of ['tap', 'send'] as const) {
            const moves = game.table.movesFor(state, { kind, pile, count: cards.length - i });
            if (!moves.ok) continue;
            expect(moves.value.length).toBeGreaterThan(0);
            for (const move of moves.value) expect(game.rules.apply(state, move).ok).toBe(true);
          }
        }
      }
    }
  });

  test('a game that plays itself has one move until it is over, and one whose end is fixed can be played out', () => {
    for (const { state } of visits) {
      if (playsItself(game))
        expect(game.rules.legalMoves(state)).toEqual([game.advice?.hint?.(state)]);
    }
    if (!hasChoice(game)) expect(game.advice?.hint).toBeDefined();
    if (playsItself(game)) expect(hasChoice(game)).toBe(false);
  });

  test('no score is beyond the best', () => {
    const { bestScore, score, deal } = game.rules;
    const side = Math.sign(bestScore - score(deal('0'))) || 1;
    for (const { next } of visits)
      expect(side * (bestScore - score(next))).toBeGreaterThanOrEqual(0);
  });

  test('no typed move begins like a command', () => {
    expect(game.lines.moveHelp().length).toBeGreaterThan(0);
    for (const { state, move } of visits) {
      const line = game.text.formatMove(move);
      expect(parseCommand(game, line, state)).toEqual({ ok: true, value: { kind: 'move', move } });
      expect(isMoveLike(game, line), line).toBe(true);
    }
  });

  test('undo gives the very same objects, back to the first state', () => {
    const history = playAtRandom(game, '99', size.moves);
    const states = listSteps(history.steps).map(({ state }) => state);
    let back = history;
    for (let n = history.cursor; n > 0; n--) {
      expect(present(back)).toBe(states[n - 1]);
      back = jump(back, n - 1);
    }
    expect(present(back)).toBe(stateAt(history, 0));
  });
}
