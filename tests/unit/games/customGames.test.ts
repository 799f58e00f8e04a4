import { describe, expect, test } from 'vitest';
import { allFamilies } from '../../../src/games/families';
import {
  baseOf,
  descriptionOf,
  GAME_IDS,
  gameOf,
  layoutOf,
  optionsOf,
  parseVariant,
  type VariantId,
} from '../../../src/games/index';
import { formatLayout } from '../../../src/games/layouts/layoutText';
import { hasDailyDeal, hasSolver } from '../../../src/solver/registry';
import { isSentence } from '../../support/sentence';
import { VARIANTS, variant } from '../../support/variants';

const parsed = (text: string): string => {
  const variant = parseVariant(text);
  return variant.ok ? variant.value : variant.error;
};

const OWN = variant('layout;columns=7x4.6x4;build=suit;move=run;cells=3');

describe('a description is a game', () => {
  test.each([
    ['layout;columns=7x4.6x4;build=suit;move=run;cells=3', OWN],
    ['layout;CELLS=3; move = run;columns=7.7.7.7.6x4;build=suit;decks=1', OWN],
    ['layout;columns=7x4.6x4;move=helped;cells=4', 'freecell'],
    ['layout;cells=2;columns=7x4.6x4;move=helped', 'freecell;cells=2'],
    [`layout;${text('canfield')}`, 'canfield'],
    [`layout;${text('klondike-1')};redeals=2`.replace(';redeals=-1', ''), 'klondike-1;redeals=2'],
    [`layout;${text(variant('spider;suits=2'))}`, variant('spider;suits=2')],
    ['removal;pyramid=5;match=rank', variant('removal;pyramid=5;match=rank')],
    ['removal; Match=RANK; pyramid = 5;decks=1', variant('removal;pyramid=5;match=rank')],
    ['removal;onKing=queen;columns=5.5.5x5', variant('golf;wrap=queen')],
    ['removal;columns=5x4.4x8;match=sum;sum=14;goal=all', 'fourteen-out'],
  ])('%s is %s', (description, id) => {
    expect(parsed(description)).toBe(id);
  });

  test('with a name of its own, without options', () => {
    const game = gameOf(OWN);
    expect(baseOf(OWN)).toBe(OWN);
    expect(optionsOf(OWN)).toEqual([]);
    expect(game).toBe(gameOf(OWN));
    expect(game.name).toBe('Baker’s Game · runs move · 3 free cells');
    expect(gameOf(variant('layout;columns=6x4.7x4;move=helped;cells=4')).name).toBe(
      'FreeCell · columns of 6, 6, 6, 6, 7, 7, 7, 7',
    );
    expect(gameOf(variant('layout;columns=7x4.6x4;move=helped')).name).toBe(
      'FreeCell · no free cells',
    );
    expect(gameOf(variant('layout;columns=11x2.10x3;move=helped;cells=6')).name).toBe(
      'FreeCell · 5 columns · 6 free cells',
    );
    expect(gameOf(variant('layout;columns=6x7.5x2;build=any;move=helped;cells=4')).name).toBe(
      'FreeCell · 9 columns · whatever the suit',
    );
    const odd = 'decks=2;suits=2;columns=1x9;upToo;move=all;empty=none;base=5;cells=3;redeals=2';
    expect(gameOf(variant(`layout;${odd}`)).name).toBe(`Custom game · ${odd}`);
    expect(game.rules.status(game.rules.deal('5'))).toBe('playing');
  });
});

function text(id: VariantId): string {
  const layout = layoutOf(id);
  if (!layout) throw new Error(`${id} has no description`);
  return formatLayout(layout);
}

test.each(VARIANTS.filter(descriptionOf))('the description of %s leads back to it', (id) => {
  expect(parsed(descriptionOf(id) ?? '')).toBe(id);
});

test('a game of removal of one’s own is played, and has a solver', () => {
  const id = variant('removal;pyramid=5;match=rank');
  expect(gameOf(id).name).toBe('Escalator · a pyramid of 5 rows · pairs of one rank');
  expect(gameOf(id).rules.status(gameOf(id).rules.deal('5'))).toBe('playing');
  expect([hasSolver(id), hasDailyDeal(id)]).toEqual([true, false]);
  expect(hasSolver(variant('removal;row=7;match=rank;refill;goal=all'))).toBe(false);
});

test('the list of all games has each game once', () => {
  const ids = allFamilies().flatMap(({ games }) => games.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(GAME_IDS.toSorted());
});

test.each(['golf', 'elevens', 'pictures;rounds=4'])('%s has no description', (id) => {
  expect(layoutOf(variant(id))).toBeUndefined();
});

test.each([
  'layout',
  'layout;',
  'layout;cells=4',
  'layout;columns=99x99',
  'layout;columns=7x999999999',
  'layout;columns=7x4;columns=7x4',
  'layout;columns=7x8;rows=3',
  'layout;columns=7x8;decks=7',
  'layout;columns=6x4;stock=rows;redeals=3',
  'layout;columns=6x4;upToo=yes',
  `layout;columns=${'7.'.repeat(500_000)}7`,
  `layout;${';'.repeat(1_000_000)}`,
  `layout;${'a'.repeat(1_000_000)}`,
  'removal',
  'removal;',
  'removal;pyramid=99',
  'removal;pyramid=7;match=sum;sum=0',
  'removal;row=1000',
  'removal;pyramid=7;pyramid=6',
  'removal;pyramid=7;wings=2',
  'removal;row=9;match=next;refill;goal=all',
  `removal;columns=${'7.'.repeat(500_000)}7`,
])('%.40s is refused with one sentence', (description) => {
  const answer = parsed(description);
  expect(isSentence(answer), answer).toBe(true);
  expect(answer.length).toBeLessThan(300);
});
