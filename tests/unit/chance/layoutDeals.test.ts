import { describe, expect, test } from 'vitest';
import { estimate } from '../../../src/chance/estimate';
import { knowledgeOf, seenStateOf, withOthers } from '../../../src/chance/knowledge';
import { orderOf } from '../../../src/chance/layoutDeals';
import { openDeals } from '../../../src/chance/openDeals';
import { type Outlook, outlookOf } from '../../../src/chance/outlook';
import type { Decision, KnownPosition, PossibleDeals } from '../../../src/chance/possibleDeals';
import { type Card, makeCard } from '../../../src/engine/card';
import { statesOf } from '../../../src/engine/history';
import { gameOf, setupOfVariant, type VariantId } from '../../../src/games/index';
import type { LayoutState } from '../../../src/games/layouts/board';
import { limited, runToEnd } from '../../../src/solver/gameSolver';
import { replayLayout } from '../../../src/solver/layouts/gameMoves';
import { positionKey } from '../../../src/solver/positionKey';
import { resumableSolve } from '../../../src/solver/solve';
import { proofSize } from '../../support/proofSize';
import { playAtRandom } from '../../support/random';
import { SHARE_VARIANTS } from '../../support/variants';

const GAMES = proofSize(1, 10);
/** Steps in which a search decides nearly every position of the test. */
const ENOUGH = 200;

/** A position as its player knows it, of a game of random moves. */
interface Known {
  readonly deals: PossibleDeals;
  readonly position: KnownPosition;
  readonly state: LayoutState;
}

function knownAfter(id: VariantId, deal: number, moves: number): Known | undefined {
  const states = statesOf(playAtRandom(gameOf(id), String(deal), moves)) as LayoutState[];
  const { state, seen } = seenStateOf(states);
  const knowledge = knowledgeOf(state as LayoutState, new Set(seen));
  const deals = openDeals(id);
  const position = deals.positionOf(knowledge);
  return position && knowledge.unknown.length > 0
    ? { deals, position, state: knowledge.state }
    : undefined;
}

const positionsOf = (id: VariantId): readonly Known[] =>
  Array.from({ length: GAMES }, (_, deal) =>
    [0, 12, 30].map((moves) => knownAfter(id, deal, moves)),
  )
    .flat()
    .filter((known) => known !== undefined);

/** Plays a decision by the rules. */
function afterDecision(id: VariantId, { deals, position, state }: Known, decision: Decision) {
  const game = replayLayout(setupOfVariant(id), state);
  deals.play(game, position, decision);
  return game;
}

/** Face-down cards in columns, and cards in the stock. */
const covered = ({ tableau, stock = [] }: LayoutState): number =>
  stock.length + tableau.reduce((sum, { hidden }) => sum + hidden, 0);

describe.each(SHARE_VARIANTS)('%s', (id) => {
  test('decisions are moves of the rules, lead to different positions, and only the last move turns a card up', () => {
    for (const known of positionsOf(id)) {
      const decisions = known.deals.decisions(known.position);
      const ends = decisions.map((decision) => {
        const game = afterDecision(id, known, decision);
        const before = replayLayout(setupOfVariant(id), known.state);
        for (const move of game.line().slice(0, -1)) before.play(move);
        const isDraw = 'type' in (game.line()[0] ?? {});
        if (!isDraw) expect(covered(before.state())).toBe(covered(known.state));
        const { turns } = decision;
        if (turns)
          expect(game.state().tableau[turns.pile]?.hidden).toBeLessThanOrEqual(turns.index);
        return positionKey(game.state());
      });
      expect(new Set(ends).size).toBe(ends.length);
    }
  });

  test('a possible deal that is won is won after one of the decisions, and none is won after one that is not', () => {
    for (const { deals, position } of positionsOf(id)) {
      const decisions = deals.decisions(position);
      for (let seed = 0; seed < proofSize(2, 4); seed++) {
        const trial = (decision?: Decision, steps = ENOUGH) =>
          runToEnd(deals.trial(position, decision, seed, 1, steps));
        const before = trial(undefined, 5);
        const after = decisions.map((decision) => trial(decision));
        // Where the stock may be gone through without limit, a look at it is no decision.
        if (before?.wins === 1 && setupOfVariant(id).redeals >= 0)
          expect(after.some((each) => each?.wins === 1 || each?.undecided === 1)).toBe(true);
        if (before?.wins === 0) expect(after.every((each) => each?.wins === 0)).toBe(true);
        if (before?.wins === 0)
          expect(after.every((each) => each?.undecided === before.undecided)).toBe(true);
      }
    }
  });
});

/** Positions of the solver’s line, in which few cards are unknown. */
function latePosition(id: VariantId, deal: string): Known | undefined {
  const setup = setupOfVariant(id);
  const game = replayLayout(setup, gameOf(id).rules.deal(deal) as LayoutState);
  const states = [game.state()];
  for (const move of runToEnd(limited(resumableSolve(id, game.state()), 1_000)).line) {
    const { state, seen } = seenStateOf(states);
    const knowledge = knowledgeOf(state as LayoutState, new Set(seen));
    const count = knowledge.unknown.length;
    const deals = openDeals(id);
    const position = deals.positionOf(knowledge);
    if (position && count >= 2 && count <= 4) return { deals, position, state: knowledge.state };
    game.play(move as never);
    states.push(game.state());
  }
  return undefined;
}

test.each(['yukon', 'wasp', 'westcliff'] as const)(
  '%s: with few unknown cards the shares are those of all their orders',
  (id) => {
    let compared = 0;
    for (let deal = 0; deal < 3 * GAMES; deal++) {
      const known = latePosition(id, String(deal));
      if (!known) continue;
      const { deals, position, state } = known;
      const orders = ordersOf(position.unknownCards).map((cards) => {
        const places = new Map(position.unknownCards.map((card, at) => [card, cards[at] as Card]));
        return withOthers(state, (card) => places.get(card) ?? card);
      });
      for (const { decision, share, undecided } of runToEnd(estimate(deals, position, deal))) {
        const moves = afterDecision(id, known, decision).line();
        const won = orders.filter((order) => {
          const game = replayLayout(setupOfVariant(id), order);
          for (const move of moves) game.play(move);
          return runToEnd(limited(resumableSolve(id, game.state()), 2_000)).verdict === 'winnable';
        });
        const error = 3 * Math.sqrt(0.25 / 24) + undecided;
        expect(Math.abs(share - won.length / orders.length)).toBeLessThanOrEqual(error);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(GAMES);
  },
);

/** Cards in every order. */
function ordersOf(cards: readonly number[]): readonly (readonly number[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) =>
    ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]),
  );
}

test('as many seeds in a row as there are unknown cards put each card at each place', () => {
  const cards = Array.from({ length: 21 }, (_, n) => makeCard(0, 0) + n) as unknown as Card[];
  const count = cards.length;
  const orders = Array.from({ length: count }, (_, seed) => orderOf(cards, 5 * count + seed));
  for (let place = 0; place < count; place++)
    expect(new Set(orders.map((order) => order[place])).size).toBe(count);
});

test('an outlook has shares and no chance; one that is stopped says what it knows, and soon', () => {
  const { state, seen } = seenStateOf([gameOf('yukon').rules.deal('1')]);
  const outlook = runToEnd(limited(outlookOf('yukon', { state, seen }, 0), 400)) as Outlook;
  expect(outlook).toMatchObject({ chance: undefined, unknownCards: 21, unseenStock: 0 });
  expect(outlook.moves.length).toBeGreaterThan(1);
  for (const { chance, share, deals } of outlook.moves) {
    expect(chance).toBeUndefined();
    expect(share).toBeLessThanOrEqual(outlook.moves[0]?.share ?? 0);
    expect(deals).toBeGreaterThan(0);
  }
  const work = outlookOf('yukon', { state, seen }, 0);
  for (let n = 0; n < 200; n++) work.next(true);
  let steps = 0;
  for (let step = work.next(false); !step.done; steps++) step = work.next(false);
  expect(steps).toBeLessThan(3);
});

test('there is nothing to say of a won game, nor where all cards are known', () => {
  const cards = (suit: number) => Array.from({ length: 13 }, (_, rank) => makeCard(suit, rank));
  const won = { foundations: [0, 1, 2, 3].map(cards), tableau: [] };
  expect(runToEnd(outlookOf('yukon', { state: won, seen: [] }, 0))).toBe('won');
  const state = gameOf('yukon').rules.deal('1') as LayoutState;
  const all = state.tableau.flatMap((column) => column.cards);
  expect(runToEnd(outlookOf('yukon', { state, seen: all }, 0))).toBe('known');
});

test('where no move is left every possible deal is lost', () => {
  const game = gameOf('russian-solitaire');
  const states = statesOf(playAtRandom(game, '1', 200));
  expect(game.rules.legalMoves(states.at(-1))).toEqual([]);
  const outlook = runToEnd(outlookOf('russian-solitaire', seenStateOf(states), 0));
  expect(outlook).toMatchObject({ share: 0, undecided: 0, moves: [] });
});
