import { expect, test } from 'vitest';
import { type Card, parseFace } from '../../../../src/engine/card';
import { gameOf, type VariantId } from '../../../../src/games/index';
import { positionOf } from '../../../../src/games/positions';
import { asHidden, checkDraft } from '../../../../src/ui/setup/checks';
import {
  choosePlace,
  copiesLeft,
  emptyDraft,
  markTurnedUp,
  type PositionDraft,
  pressCard,
  putCard,
  suitRows,
  surplusFaces,
  takeBack,
} from '../../../../src/ui/setup/draft';
import { pilesOf, type SetUpTable, setUpTable } from '../../../../src/ui/setup/setUpTable';
import { placeInWords, viewOf } from '../../../../src/ui/setup/setUpView';
import { variant } from '../../../support/variants';

const freeCell = setUpTable(variant('freecell'));
const klondike = setUpTable(variant('klondike-3'));

const face = (code: string): Card => {
  const card = parseFace(code);
  if (!card.ok) throw new Error(card.error);
  return card.value;
};

/** Chooses a place and puts cards there; `?` is an unknown one, and `<7H>` lies face down. */
const put = (
  table: SetUpTable,
  draft: PositionDraft,
  place: string,
  cards: string,
): PositionDraft =>
  cards.split(' ').reduce(
    (before, word) =>
      word === '?'
        ? putCard(table, before, {})
        : putCard(table, before, {
            card: face(word.replace(/[<>]/g, '')),
            ...(word.startsWith('<') && { isFaceDown: true }),
          }),
    choosePlace(draft, place),
  );

/** The cards of a place as text. */
const at = ({ piles }: PositionDraft, place: string): string =>
  (piles[place] ?? [])
    .map(({ card, isFaceDown }) => {
      const code = card === undefined ? '?' : codeOf(card);
      return isFaceDown && code !== '?' ? `<${code}>` : code;
    })
    .join(' ');

const codeOf = (card: Card): string =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'][card % 13] +
  (['H', 'D', 'C', 'S'][Math.floor((card % 52) / 13)] ?? '');

test('cards go to the chosen place in order, and the place stays chosen', () => {
  const draft = put(freeCell, emptyDraft(freeCell), 'tableau-3', '4C 7H');
  expect(draft.chosen).toBe('tableau-3');
  expect(at(draft, 'tableau-3')).toBe('4C 7H');
  expect(copiesLeft(freeCell, draft.piles, face('7H'))).toBe(0);
  expect(copiesLeft(freeCell, draft.piles, face('7S'))).toBe(1);
});

test('a card that lies elsewhere moves, unless the pack has another', () => {
  const moved = put(
    freeCell,
    put(freeCell, emptyDraft(freeCell), 'tableau-1', '7H 6S'),
    'cell-1',
    '6S',
  );
  expect([at(moved, 'tableau-1'), at(moved, 'cell-1')]).toEqual(['7H', '6S']);
  const spider = setUpTable(variant('spider;suits=4'));
  const twice = put(spider, put(spider, emptyDraft(spider), 'tableau-1', '7H'), 'tableau-2', '7H');
  expect([at(twice, 'tableau-1'), at(twice, 'tableau-2')]).toEqual(['7H', '7H']);
  const third = putCard(spider, choosePlace(twice, 'tableau-3'), { card: face('7H') });
  expect(at(third, 'tableau-3')).toBe('7H');
  expect(Object.values(third.piles).flat()).toHaveLength(2);
});

test('a card taken back leaves a gap for another', () => {
  const three = put(freeCell, emptyDraft(freeCell), 'tableau-1', '2H 3H 4H');
  const pressed = pressCard(freeCell, choosePlace(three, 'tableau-2'), 'tableau-1', 1);
  expect(pressed).toMatchObject({ chosen: 'tableau-1', piles: three.piles });
  const gap = pressCard(freeCell, pressed, 'tableau-1', 1);
  expect(at(gap, 'tableau-1')).toBe('2H 4H');
  const filled = putCard(freeCell, gap, { card: face('9S') });
  expect(at(filled, 'tableau-1')).toBe('2H 9S 4H');
  expect(at(putCard(freeCell, filled, { card: face('TS') }), 'tableau-1')).toBe('2H 9S 4H TS');
});

test('a card that moves from under the gap leaves it where it is', () => {
  const three = put(freeCell, emptyDraft(freeCell), 'tableau-1', '2H 3H 4H 5H');
  const gap = takeBack(freeCell, three, 2);
  expect(at(putCard(freeCell, gap, { card: face('2H') }), 'tableau-1')).toBe('3H 2H 5H');
});

test('an unknown card that is filled in stays face down, unless it is on top', () => {
  const draft = put(klondike, emptyDraft(klondike), 'tableau-3', '? ? 7H');
  const below = putCard(klondike, takeBack(klondike, draft, 0), { card: face('2C') });
  expect(at(below, 'tableau-3')).toBe('<2C> ? 7H');
  const top = putCard(klondike, takeBack(klondike, takeBack(klondike, below), 1), {
    card: face('9D'),
  });
  expect(at(top, 'tableau-3')).toBe('<2C> 9D');
});

test('a press on an unknown card lets the next one fill it; a second press takes it back', () => {
  const draft = put(klondike, emptyDraft(klondike), 'tableau-3', '? ? 7H');
  const marked = pressCard(klondike, draft, 'tableau-3', 1);
  expect(at(marked, 'tableau-3')).toBe('? ? 7H');
  expect(at(putCard(klondike, marked, { card: face('2C') }), 'tableau-3')).toBe('? <2C> 7H');
  expect(at(pressCard(klondike, marked, 'tableau-3', 1), 'tableau-3')).toBe('? 7H');
  expect(at(takeBack(klondike, marked), 'tableau-3')).toBe('? 7H');
});

test('cards that a move has turned up are filled in one after another', () => {
  const { piles } = put(klondike, emptyDraft(klondike), 'tableau-2', '? 7H');
  const drawn = markTurnedUp(klondike, {
    ...emptyDraft(klondike),
    piles: { ...piles, waste: [{}, {}, {}] },
  });
  expect(drawn).toMatchObject({ chosen: 'waste', gap: { index: 0 } });
  expect(checkDraft(klondike, drawn)).toMatchObject({
    faults: [],
    notes: ['Which card was turned up? Press it.'],
  });
  const filled = ['2C', '3C', '4C'].reduce(
    (before, code) => putCard(klondike, before, { card: face(code) }),
    drawn,
  );
  expect([at(filled, 'waste'), filled.gap]).toEqual(['2C 3C 4C', undefined]);
});

test('a free cell takes one card, and the next cell is chosen', () => {
  const two = put(freeCell, emptyDraft(freeCell), 'cell-1', '2H 3H');
  expect([at(two, 'cell-1'), at(two, 'cell-2'), two.chosen]).toEqual(['2H', '3H', 'cell-3']);
  const back = takeBack(freeCell, two);
  expect([at(back, 'cell-2'), back.chosen]).toEqual(['', 'cell-2']);
  const replaced = put(freeCell, two, 'cell-1', '9S');
  expect(at(replaced, 'cell-1')).toBe('9S');
  expect(copiesLeft(freeCell, replaced.piles, face('2H'))).toBe(1);
});

test('a foundation gets all cards up to the one that is put there', () => {
  const draft = put(
    freeCell,
    put(freeCell, emptyDraft(freeCell), 'tableau-1', '2H 9S'),
    'foundation-1',
    '3H',
  );
  expect(at(draft, 'foundation-1')).toBe('AH 2H 3H');
  expect(at(draft, 'tableau-1')).toBe('9S');
  const lower = put(freeCell, draft, 'foundation-1', 'AH');
  expect(at(lower, 'foundation-1')).toBe('AH');
  expect(at(takeBack(freeCell, draft), 'foundation-1')).toBe('AH 2H');
});

test('a foundation begins with the base that another has', () => {
  const canfield = setUpTable(variant('canfield'));
  const begun = put(canfield, emptyDraft(canfield), 'foundation-1', 'QH');
  expect(at(begun, 'foundation-1')).toBe('QH');
  expect(at(put(canfield, begun, 'foundation-2', 'AS'), 'foundation-2')).toBe('QS KS AS');
});

test('the stock’s cards come in the order in which they are dealt', () => {
  const draft = put(klondike, emptyDraft(klondike), 'stock', '5D 8C QH');
  expect(at(draft, 'stock')).toBe('QH 8C 5D');
  expect(at(takeBack(klondike, draft), 'stock')).toBe('8C 5D');
  expect(at(putCard(klondike, takeBack(klondike, draft, 1), { card: face('8S') }), 'stock')).toBe(
    'QH 8S 5D',
  );
});

test('places and their cards in words', () => {
  const draft = put(klondike, emptyDraft(klondike), 'tableau-3', '? ? 7H');
  const words = (table: SetUpTable, of: PositionDraft, id: string): string => {
    const place = table.places.find((each) => each.id === id);
    return place ? placeInWords(place, of.piles[id] ?? []) : '';
  };
  expect(words(klondike, draft, 'tableau-3')).toBe('Column 3, 3 cards, top 7 of Hearts');
  expect(words(klondike, draft, 'tableau-4')).toBe('Column 4, empty');
  expect(words(klondike, put(klondike, draft, 'stock', '5D 8C'), 'stock')).toBe(
    'Stock, 2 cards, next 5 of Diamonds',
  );
  expect(words(freeCell, put(freeCell, emptyDraft(freeCell), 'cell-2', 'KS'), 'cell-2')).toBe(
    'Free cell 2, King of Spades',
  );
});

test('every card of the view has a number of its own, also one that is there too often', () => {
  const twice = {
    ...emptyDraft(klondike),
    piles: {
      'tableau-1': [{ card: face('7H') }],
      'tableau-2': [{ isFaceDown: true }, { isFaceDown: true }, { card: face('7H') }],
    },
  };
  const cards = viewOf(klondike, twice).piles.flatMap((pile) => pile.cards.map(({ card }) => card));
  expect(new Set(cards).size).toBe(4);
  expect([...surplusFaces(klondike, twice.piles)]).toEqual([face('7H')]);
  expect(checkDraft(klondike, twice).faults).toContain('The 7 of Hearts is in the deck twice.');
});

test('what is missing is named once little is', () => {
  const { rules } = gameOf(freeCell.game);
  const whole = pilesOf(freeCell, positionOf(freeCell.game, rules.deal('5')) ?? { tableau: [] });
  const full = { ...emptyDraft(freeCell), piles: whole };
  const ready = checkDraft(freeCell, full);
  expect(ready).toMatchObject({ count: 52, faults: [], notes: [] });
  expect(ready.found?.state).toEqual(rules.deal('5'));
  const one = takeBack(freeCell, full);
  expect(checkDraft(freeCell, one).faults).toEqual([expect.stringMatching(/^1 card is missing: /)]);
  const many = Array.from({ length: 6 }).reduce<PositionDraft>(
    (before) => takeBack(freeCell, takeBack(freeCell, before)),
    full,
  );
  expect(checkDraft(freeCell, many)).toMatchObject({
    faults: [],
    notes: ['Not all cards are on the table yet.'],
    count: 45,
  });
  expect(checkDraft(freeCell, many).found).toBeUndefined();
  expect(checkDraft(freeCell, emptyDraft(freeCell))).toMatchObject({ faults: [], count: 0 });
});

test('columns as long as dealt show what the deal hides', () => {
  const { rules } = gameOf(klondike.game);
  const dealt = pilesOf(klondike, positionOf(klondike.game, rules.deal('5')) ?? { tableau: [] });
  const open = Object.fromEntries(
    Object.entries(dealt).map(([id, pile]) => [id, pile.map(({ card }) => ({ card }))]),
  );
  const draft = { ...emptyDraft(klondike), piles: open };
  expect(asHidden(klondike, draft, checkDraft(klondike, draft)).piles).toEqual(dealt);
  const said = { ...draft, piles: dealt };
  expect(asHidden(klondike, said, checkDraft(klondike, said))).toBe(said);
  const begun = takeBack(klondike, draft);
  expect(asHidden(klondike, begun, checkDraft(klondike, begun))).toBe(begun);
});

test('unknown cards are counted, and leave no deal to play', () => {
  const { rules } = gameOf(klondike.game);
  const position = positionOf(klondike.game, rules.deal('5')) ?? { tableau: [] };
  const piles = pilesOf(klondike, position);
  const hidden = Object.fromEntries(
    Object.entries(piles).map(([id, pile]) => [
      id,
      pile.map((card) => (card.isFaceDown ? { isFaceDown: true } : card)),
    ]),
  );
  const checks = checkDraft(klondike, { ...emptyDraft(klondike), piles: hidden });
  expect(checks).toMatchObject({
    faults: [],
    notes: ['21 cards are unknown: fill them in to play from here.'],
  });
  expect(checks.found).toBeUndefined();
});

const GAMES: readonly VariantId[] = [
  'freecell',
  'klondike-3',
  'spider',
  'yukon',
  'canfield',
  'golf',
  'pyramid',
  'tripeaks',
  'black-hole',
  'elevens',
  'forty-thieves',
  'scorpion',
].map((id) => variant(id));

test.each(GAMES)('%s: a deal comes back from its places', (id) => {
  const table = setUpTable(id);
  const dealt = gameOf(id).rules.deal('8');
  const piles = pilesOf(table, positionOf(id, dealt) ?? { tableau: [] });
  const checks = checkDraft(table, { ...emptyDraft(table), piles });
  expect(checks.faults).toEqual([]);
  expect(checks.found?.state).toEqual(dealt);
  expect(suitRows(table).flat()).toHaveLength(table.copies.size);
});
