import { expect, test } from 'vitest';
import { pythonRandom } from '../../../src/engine/pythonRandom';
import { GAME_IDS, gameOf, hasLayout, removalOf, type VariantId } from '../../../src/games/index';
import {
  hasPositions,
  type Position,
  positionOf,
  positionOfDeal,
  stateOf,
} from '../../../src/games/positions';
import {
  readPosition,
  WRITTEN_FORMS,
  type WrittenForm,
  writePosition,
} from '../../../src/interchange/index';
import { proofSize } from '../../support/proofSize';
import { variant } from '../../support/variants';

const GAMES = [
  ...GAME_IDS.filter(hasPositions),
  variant('spider;suits=2'),
  variant('spider;suits=4'),
];

/** Every how many moves of random play a position is looked at. */
const APART = proofSize(4, 1);

/** Positions of up to 25 moves of random play. */
function* positions(id: VariantId): Generator<unknown> {
  const { rules } = gameOf(id);
  const { randomBelow } = pythonRandom('5');
  let state = rules.deal('3');
  for (let n = 0; n < 25; n++) {
    if (n % APART === 0) yield state;
    const moves = rules.legalMoves(state);
    if (moves.length === 0) return;
    const next = rules.apply(state, moves[randomBelow(moves.length)]);
    if (next.ok) state = next.value;
  }
}

/** The position written in a form and read again. */
function roundTrip(id: VariantId, state: unknown, form: WrittenForm): unknown {
  const position = positionOf(id, state);
  const text = position && writePosition(id, position, form);
  if (!text?.ok) throw new Error(text?.error);
  const read = readPosition(text.value, id);
  if (!read.ok) throw new Error(`${read.error.line}: ${read.error.sentence}\n${text.value}`);
  expect(read.value.form, text.value).toBe(form);
  const again = stateOf(id, read.value.position);
  if (!again.ok) throw new Error(`${JSON.stringify(again.error)}\n${text.value}`);
  return again.value.state;
}

/** What all forms hold: cards of equal faces are one, and of a waste that only grows the top counts. */
function essence(id: VariantId, state: unknown): unknown {
  const isRemoval = removalOf(id) !== undefined;
  const { waste, discard: _discard, ...rest } = state as { waste?: number[]; discard?: number[] };
  const kept = isRemoval ? { ...rest, top: waste?.at(-1) } : { ...rest, waste };
  return JSON.parse(JSON.stringify(kept), (_, value: unknown) => value);
}

test.each(GAMES)('%s: positions survive each form of ours', (id) => {
  for (const state of positions(id)) {
    expect(roundTrip(id, state, 'piles')).toEqual(state);
    const read = roundTrip(id, state, 'board');
    expect(roundTrip(id, read, 'board')).toEqual(read);
    expect(faces(essence(id, read))).toEqual(faces(essence(id, state)));
  }
});

const SINGLES = ['foundations', 'cells', 'reserve'];

/** A value with cards by their faces, and single piles without an order. */
const faces = (value: unknown): unknown => {
  if (typeof value === 'number') return value >= 0 ? value % 52 : value;
  if (Array.isArray(value)) return value.map(faces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      SINGLES.includes(name) ? (faces(each) as unknown[]).map(String).sort() : faces(each),
    ]),
  );
};

test.each(GAMES.filter(hasLayout))('%s: positions survive the form of Solvitaire', (id) => {
  for (const state of positions(id)) {
    const { redealsLeft: _redeals, ...rest } = state as { redealsLeft?: number };
    const { redealsLeft: _again, ...read } = roundTrip(id, state, 'solvitaire') as typeof rest & {
      redealsLeft?: number;
    };
    expect(faces(read)).toEqual(faces(rest));
  }
});

/** The cards of columns and of places. */
const tableOf = ({ tableau, places = [] }: Position): unknown =>
  faces([tableau, places].map((piles) => piles.map((pile) => pile.map(({ card }) => card))));

const TOLD_REDEALS = ['klondike-3;redeals=2', 'klondike-1;redeals=1'].map(variant);

test.each([...GAMES, ...TOLD_REDEALS])('%s: a deal is read as a game with such a table', (id) => {
  const position = positionOfDeal(id, '7');
  if (!position) throw new Error(id);
  for (const form of WRITTEN_FORMS) {
    const text = writePosition(id, position, form);
    if (!text.ok) continue;
    const read = readPosition(text.value);
    if (!read.ok) throw new Error(`${read.error.sentence}\n${text.value}`);
    const state = stateOf(read.value.game, read.value.position);
    if (!state.ok) throw new Error(`${read.value.game}\n${text.value}`);
    const again = positionOf(read.value.game, state.value.state);
    expect(again && tableOf(again), text.value).toEqual(tableOf(position));
  }
});

test('redeals, columns and cards that lie face down tell the game', () => {
  const gameOfText = (id: VariantId, form: WrittenForm): unknown => {
    const position = positionOfDeal(id, '7');
    const text = position && writePosition(id, position, form);
    const read = readPosition(text?.ok ? text.value : '');
    return read.ok ? read.value.game : read.error;
  };
  const redeals = variant('klondike-3;redeals=2');
  expect(gameOfText(redeals, 'board')).toBe(redeals);
  for (const form of WRITTEN_FORMS) expect(gameOfText('agnes-sorel', form)).toBe('agnes-sorel');
  expect(gameOfText('pyramid', 'piles')).toBe('pyramid');
  expect(gameOfText('tripeaks', 'board')).toBe('tripeaks');
});
