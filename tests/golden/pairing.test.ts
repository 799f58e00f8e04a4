import { expect, test } from 'vitest';
import { type Card, parseCard, rankName, rankOf } from '../../src/engine/card';
import { FULL_DECK } from '../../src/engine/deck';
import { removalGameOf, take } from '../support/removals';
import vectors from '../vectors/elevens_family.json';

type Name = 'elevens' | 'thirteens' | 'tens';

test.each(
  vectors.map((vector) => ({ ...vector, name: `${vector.game}, seed ${vector.python_seed}` })),
)('the automatic player plays $name, as in Python', (vector) => {
  const game = removalGameOf(vector.game as Name);
  const deck = [...vector.order].reverse() as Card[];
  expect(game.rules.deal('0', deck)).toEqual(game.rules.deal(vector.python_seed));
  let state = game.rules.deal('0', deck);
  for (const { slots, cards } of vector.plays) {
    const move = game.advice?.hint?.(state);
    expect(move).toEqual(take(...slots.map((slot) => slot + 1)));
    expect(slots.flatMap((slot) => state.places[slot])).toEqual(cards);
    const next = move && game.rules.apply(state, move);
    if (!next?.ok) throw new Error('the hint is refused');
    state = next.value;
  }
  expect(game.advice?.hint?.(state)).toBeUndefined();
  expect(game.rules.status(state)).toBe(vector.won ? 'won' : 'stuck');
  expect(state.places.map(([card = null]) => card)).toEqual(vector.board);
  expect(state.stock.length).toBe(vector.left_in_deck);
  expect(game.rules.score(state)).toBe(vector.left_on_board + vector.left_in_deck);
});

/** The sample game of Elevens Lab, Activity 6: the table after each play, and the cards removed. */
const SAMPLE: readonly (readonly [table: string, removed: string])[] = [
  ['KS TD JC 2C 2H 9D 3H 5S 5D', '2C 9D'],
  ['KS TD JC 7D 2H QS 3H 5S 5D', 'JC QS KS'],
  ['AS TD 9C 7D 2H 7C 3H 5S 5D', '9C 2H'],
  ['AS TD TS 7D 3C 7C 3H 5S 5D', 'AS TS'],
  ['2S TD 9S 7D 3C 7C 3H 5S 5D', '2S 9S'],
  ['AC TD KD 7D 3C 7C 3H 5S 5D', 'AC TD'],
  ['6D KC KD 7D 3C 7C 3H 5S 5D', '6D 5D'],
  ['2D KC KD 7D 3C 7C 3H 5S QD', ''],
];

const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').map((code) => {
    const card = parseCard(code);
    if (!card.ok) throw new Error(card.error);
    return card.value;
  });

test('the sample game of Elevens Lab deals 24 cards and leaves the same ranks', () => {
  const game = removalGameOf('elevens');
  const dealt = cardsOf(SAMPLE[0]?.[0] ?? '').slice();
  for (const [i, [table, removed]] of SAMPLE.entries()) {
    const next = SAMPLE[i + 1]?.[0];
    if (!next) continue;
    const [before, after, gone] = [cardsOf(table), cardsOf(next), cardsOf(removed)];
    dealt.push(...after.filter((_, place) => gone.includes(before[place] as Card)));
  }
  expect(dealt.length).toBe(24);
  expect(new Set(dealt).size).toBe(24);
  const rest = FULL_DECK.filter((card) => !dealt.includes(card));
  let state = game.rules.deal('0', [...rest, ...dealt.reverse()]);
  for (const [table, removed] of SAMPLE) {
    expect(state.places.flat()).toEqual(cardsOf(table));
    if (removed === '') continue;
    const places = cardsOf(removed).map((card) => state.places.flat().indexOf(card) + 1);
    const next = game.rules.apply(state, take(...places));
    if (!next.ok) throw new Error(next.error.reason);
    state = next.value;
  }
  expect(game.rules.status(state)).toBe('stuck');
  expect(state.places.flat().map((card) => rankName(rankOf(card)))).toEqual([
    '2',
    'King',
    'King',
    '7',
    '3',
    '7',
    '3',
    '5',
    'Queen',
  ]);
});
