import { expect, test } from 'vitest';
import { type Card, faceCode } from '../../src/engine/card';
import { cardsOfPack } from '../../src/engine/deck';
import { pythonShuffle } from '../../src/engine/pythonRandom';
import { gameOf, type VariantId } from '../../src/games/index';
import type { Position } from '../../src/games/positions';
import { writePosition } from '../../src/interchange/index';
import { pysolDeal } from '../../src/interchange/pysolDeals';
import { patience } from '../support/terminal';
import { variant } from '../support/variants';

const shuffled = (cards: readonly Card[]): string =>
  pythonShuffle(cards, '7').map(faceCode).join(' ');

const TWO_DECKS = shuffled(cardsOfPack({ decks: 2 }));
const ONE_DECK = shuffled(cardsOfPack({}));

test.each<VariantId>([
  'spider',
  variant('spider;suits=2'),
  variant('spider;suits=4'),
  'spiderette-1',
  'gypsy',
  'maria',
])('solve and deal take a deck of all cards of %s', (id) => {
  const deck = shuffled(cardsOfPack(gameOf(id)));
  const codes = deck.replaceAll(' ', '');
  const dealt = patience(['deal', id, '--deck', deck]);
  expect(patience(['deal', id, codes])).toEqual(dealt);
  expect(dealt).toMatchObject({ err: '', status: 0 });
  for (const given of [['--deck', deck], [`--deal=${codes}`]]) {
    const { out, err, status } = patience(['solve', id, ...given, '--seconds', '1']);
    expect({ err, status }).toEqual({ err: '', status: 0 });
    expect(out).toMatch(/^(winnable in \d+ moves|unwinnable|unknown); /);
  }
});

test.each<readonly [VariantId, string, string]>([
  ['spider', TWO_DECKS, 'The 9 of Clubs is not in the 2 decks: there are only spades.'],
  ['spider', ONE_DECK, 'The 5 of Diamonds is not in the 2 decks: there are only spades.'],
  ['gypsy', ONE_DECK, 'Another Ace of Hearts and 51 more are missing from the 2 decks.'],
  ['mrs-mop', ONE_DECK, 'Another Ace of Hearts and 51 more are missing from the 2 decks.'],
  ['freecell', TWO_DECKS, 'The Queen of Diamonds is in the deck twice.'],
  ['golf', TWO_DECKS, 'The Queen of Diamonds is in the deck twice.'],
])('a deck of another pack is refused: %s', (id, deck, sentence) => {
  const refused = { out: '', err: expect.stringMatching(new RegExp(`^${sentence}\n`)), status: 2 };
  expect(patience(['solve', id, '--deck', deck])).toEqual(refused);
  expect(patience(['solve', id, '--deal', deck])).toEqual(refused);
  expect(patience(['deal', id, '--deck', deck])).toEqual(refused);
});

test.each(['freecell', 'bakers-game'])('solve %s takes a deal by Microsoft’s number', (id) => {
  const row = patience(['solve', id, '--deals', 'ms617..ms617']).out.split('\n')[1];
  const { out, err, status } = patience(['solve', id, '--deal', 'ms617']);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const [verdict = ''] = out.split(/ |;/);
  expect(row).toContain(` ${verdict} `);
  expect(patience(['solve', 'penguin', '--deal', 'ms617'])).toMatchObject({
    out: '',
    err: expect.stringMatching(/^This game has no deals by Microsoft’s numbers/),
    status: 2,
  });
});

test.each([
  ['klondike-3', 'ms617'],
  ['freecell', 'py198246790'],
  ['spider', 'py40000'],
])('%s is dealt by PySolFC’s number %s', (id, number) => {
  const { out, err, status } = patience(['deal', id, number, '--to', 'board']);
  expect({ err, status }).toEqual({ err: '', status: 0 });
  const position = pysolDeal(variant(id), number)?.position;
  expect(writePosition(variant(id), position as Position, 'board')).toEqual({
    ok: true,
    value: out,
  });
});

test.each([
  ['penguin', 'py7', /^Deals of Penguin are not known by PySolFC’s numbers here\.$/m],
  ['freecell', `py${'9'.repeat(22)}`, /is larger than any number of PySolFC\.$/m],
  ['yukon', 'pyx', /^“pyx” is no number of a deal of PySolFC/m],
])('%s has no deal %s, and a sentence says why', (id, number, sentence) => {
  const { out, err, status } = patience(['deal', id, number]);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err.split('\n')[0]).toMatch(sentence);
});
