import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Card, faceCode } from '../../src/engine/card';
import { GAME_IDS, gameOf } from '../../src/games/index';
import { type Position, type PositionPile, stateOf } from '../../src/games/positions';
import { hasPysolDeals, pysolDeal } from '../../src/interchange/pysolDeals';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';
import vectors from '../vectors/pysol_deals.json';

/** Number `i` of a thousand, as the note of the vectors says. */
function numberOf(i: number): string {
  const k = BigInt(i % 250);
  switch (Math.floor(i / 250)) {
    case 0:
      return `py${k}`;
    case 1:
      return `py${32_000n + 7_919n * k}`;
    case 2:
      return `py${10n ** (4n + (k % 16n)) + k * k + 32_000n}`;
    default:
      return `ms${(34_359_737n * k + 1n) % 2n ** 33n}`;
  }
}

const codes = (pile: PositionPile): string => pile.map(({ card }) => faceCode(card as Card)).join();

/** A position as a line of the vectors. */
function lineOf({ tableau, places = [], cells = [], reserve = [], ...rest }: Position): string {
  const { foundations = [], waste = [], stock = [] } = rest;
  const begun = [...foundations.flat(), ...waste].map(({ card }) => faceCode(card as Card));
  return [
    [...places, ...tableau].map(codes).join('|'),
    begun.sort().join(),
    [...cells, ...reserve].map(codes).filter(Boolean).join('|'),
    codes(stock.toReversed()),
  ].join('#');
}

const DIGESTS = 20;
const PER_DIGEST = 50;
/** A digest of each kind of number, or all. */
const CHECKED = Array.from({ length: DIGESTS }, (_, i) => i).filter(
  (i) => i % proofSize(5, 1) === 0,
);

test.each(Object.entries(vectors.games))(
  '%s is dealt as by PySolFC',
  (game, { first, digests }) => {
    const id = variant(game);
    const line = (number: string): string => lineOf(pysolDeal(id, number)?.position as Position);
    expect(line(numberOf(250))).toBe(first);
    for (const at of CHECKED) {
      const numbers = Array.from({ length: PER_DIGEST }, (_, i) => numberOf(PER_DIGEST * at + i));
      const text = numbers.map((number) => `${number} ${line(number)}\n`).join('');
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
      expect(digest, `numbers ${at * PER_DIGEST} to ${at * PER_DIGEST + PER_DIGEST - 1}`).toBe(
        digests[at],
      );
    }
  },
);

test('every game with PySolFC’s numbers has its vectors', () => {
  const games = Object.keys(vectors.games).filter((game) => !game.includes(';'));
  expect(GAME_IDS.filter(hasPysolDeals).toSorted()).toEqual(games.toSorted());
});

test.each(Object.keys(vectors.games))(
  '%s: a deal can be played, and is a deck if there is one',
  (game) => {
    const id = variant(game);
    for (const number of ['py198246790', 'py24', 'ms617']) {
      const { position, deal } = pysolDeal(id, number) ?? {};
      const state = stateOf(id, position as Position);
      if (!state.ok) throw new Error(JSON.stringify(state.error));
      if (deal !== undefined) expect(gameOf(id).rules.deal(deal)).toEqual(state.value.state);
    }
  },
);

test('PySolFC’s FreeCell 198246790 begins with the published columns', () => {
  const { tableau = [] } = pysolDeal('freecell', 'py198246790')?.position ?? {};
  expect(tableau.slice(0, 2).map(codes)).toEqual(['QH,3D,9C,9D,9S,7H,6D', '9H,4H,JD,6C,JS,7D,QS']);
});
