import { expect, test } from 'vitest';
import { faceOf } from '../../src/engine/card';
import { isHandDealt } from '../../src/engine/dealId';
import { parseDealId } from '../../src/engine/deck';
import { pythonRandom } from '../../src/engine/pythonRandom';
import { gameOf, type VariantId } from '../../src/games/index';
import { dealOfPosition, hasPositions, type Position, positionOf } from '../../src/games/positions';
import { parseAddress } from '../../src/ui/parts/address';
import { proofSize } from '../support/proofSize';
import { VARIANTS } from '../support/variants';

/** States of random games: each deal, and every ninth state after it. */
function* statesOf(id: VariantId): Generator<unknown> {
  const { rules } = gameOf(id);
  for (let seed = 0; seed < proofSize(2, 100); seed++) {
    const { randomBelow } = pythonRandom(String(seed));
    let state = rules.deal(String(seed));
    for (let n = 0; n < 90; n++) {
      if (n % 9 === 0) yield state;
      const moves = rules.legalMoves(state);
      if (moves.length === 0) break;
      const next = rules.apply(state, moves[randomBelow(moves.length)]);
      if (!next.ok) throw new Error(next.error.reason);
      state = next.value;
    }
  }
}

/** A position with the faces of its cards. */
const withoutCopies = (position: Position | undefined): string =>
  JSON.stringify(position, (key, value) => (key === 'card' ? faceOf(value) : value));

test.each(VARIANTS.filter(hasPositions))('%s: the deal of a state begins with it', (id) => {
  const game = gameOf(id);
  for (const state of statesOf(id)) {
    const position = positionOf(id, state);
    const deal = position && dealOfPosition(id, position);
    if (!deal?.ok) throw new Error(JSON.stringify([deal?.error, state]));
    const dealt = game.rules.deal(deal.value);
    // Of equal cards any may be the first copy.
    if (!game.decks && !game.suits) expect(dealt).toEqual(state);
    expect(withoutCopies(positionOf(id, dealt))).toEqual(withoutCopies(position));
    expect(parseDealId(deal.value, game)).toEqual(deal);
    expect(parseDealId(`${deal.value}9`, game).ok).toBe(false);
    expect(isHandDealt(deal.value)).toBe(true);
    expect(deal.value.length).toBeLessThan(300);
    const address = { page: 'game', game: id, deal: deal.value };
    expect(parseAddress(`#/${id}/${deal.value}`)).toEqual(address);
  }
});

test.each([
  ['position/', 'The position in this address cannot be read.'],
  ['position/x', 'The position in this address cannot be read.'],
  ['position/tKS', 'This game has 8 columns, not 1.'],
  ['position/t0.0.0.0.0.0.0.0', /^52 cards are missing, among them/],
  [`position/t${'KS'.repeat(1_000)}`, 'This is longer than any position.'],
])('%s is no position of FreeCell', (text, sentence) => {
  expect(parseDealId(text, gameOf('freecell'))).toMatchObject({
    ok: false,
    error: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  });
});

test('a game without positions says so', () => {
  expect(parseDealId('position/tKS', gameOf('pictures'))).toMatchObject({ ok: false });
});
