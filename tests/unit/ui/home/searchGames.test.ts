import { expect, test } from 'vitest';
import { allFamilies } from '../../../../src/games/families';
import { aliasFor, searchGames } from '../../../../src/ui/home/searchGames';

const found = (text: string) =>
  searchGames(allFamilies(), text).families.flatMap(({ games }) => games.map(({ name }) => name));

test('a name that begins with the text comes before a word that does, and before other names', () => {
  const names = found('canf');
  expect(names[0]).toBe('Canfield');
  expect(names.indexOf('Klondike, draw three')).toBeGreaterThan(names.indexOf('Canfield'));
  expect(found('castle').slice(0, 2)).toEqual(['Castles in Spain', 'Beleaguered Castle']);
});

test('a game of one’s own is found by its name, before others that are called almost so', () => {
  const own = { name: 'Your games', games: [{ name: 'Lazy Cell', aliases: [], options: [] }] };
  const names = (text: string) =>
    searchGames([own, ...allFamilies()], text).families.flatMap(({ games }) =>
      games.map(({ name }) => name),
    );
  expect(names('lazy')).toEqual(['Lazy Cell']);
  expect(names('')[0]).toBe('Lazy Cell');
  expect(names('canfield')).not.toContain('Lazy Cell');
});

test('within a family, too, the better match comes first', () => {
  const family = (names: readonly string[]) => [
    {
      name: 'Family',
      about: '',
      games: names.map((name) => ({
        id: 'golf' as const,
        name,
        aliases: ['Sea Towers'],
        options: [],
        about: '',
      })),
    },
  ];
  const games = family(['Overtowering', 'The Towers', 'Towers']);
  expect(
    searchGames(games, ' TOW').families.flatMap((each) => each.games.map(({ name }) => name)),
  ).toEqual(['Towers', 'The Towers', 'Overtowering']);
  expect(searchGames(games, 'sea').families[0]?.games).toHaveLength(3);
  expect(searchGames(games, 'x').families).toEqual([]);
});

test('a text that no game is called finds the family that it begins', () => {
  const quick = allFamilies().filter(({ name }) => name === 'Quick');
  expect(quick).toHaveLength(1);
  expect(searchGames(allFamilies(), 'quick').families).toEqual(quick);
});

test('without a text all games stay in their order', () => {
  expect(searchGames(allFamilies(), ' ').families).toEqual(allFamilies());
});

test.each([
  ['a wrong letter', 'sporpion'],
  ['a missing letter', 'scopion'],
  ['a letter too many', 'scorrpion'],
  ['swapped letters', 'scropion'],
])('%s finds a game if nothing else is found', (_, text) => {
  expect(found(text)).toContain('Scorpion');
});

test('one letter in each of several words may be wrong, but none in short words, nor two', () => {
  expect(found('klonidke darw')).toContain('Klondike, draw three');
  expect(found('godf')).toEqual(expect.arrayContaining(['Golf']));
  expect(found('glf')).toEqual([]);
  expect(found('sropoin')).toEqual([]);
  expect(found('!!!!')).toEqual(
    allFamilies().flatMap(({ games }) => games.map(({ name }) => name)),
  );
});

test('a game is found by the values of its options, with numbers in words or in figures', () => {
  for (const text of ['spider 4', 'spider four', 'four suit spider', 'Spider (4 suits)']) {
    expect(found(text), text).toEqual(['Spider']);
  }
  for (const text of ['spider 2 suits', 'two-suit spider']) {
    expect(found(text), text).toEqual(['Spider', 'Spiderette, two suits']);
  }
  for (const text of ['two suits', '2 suits']) {
    expect(found(text), text).toEqual(['Spiderette, two suits', 'Spider']);
  }
  expect(found('draw one')).toEqual(['Klondike, draw one', 'Klondike, draw three']);
  expect(found('three free cells')).toEqual(['FreeCell']);
  expect(found('suits')).not.toContain('Spider');
  expect(found('klondike draw 3')[0]).toBe('Klondike, draw three');
  expect(found('klondike 1')[0]).toBe('Klondike, draw one');
  expect(found('14 out')).toEqual(['Fourteen Out']);
  // Its line says so: it is Spiderette in seven columns of three.
  expect(found('spider 3')).toEqual(['Will o’ the Wisp']);
});

test('“solitaire” and “patience” say nothing beside other words, and alone find every game', () => {
  const all = found('');
  for (const text of ['solitaire', 'Patience', 'patience solitaire']) {
    expect(found(text), text).toEqual(all);
  }
  expect(found('spider solitaire')).toEqual(found('spider'));
  expect(found('solitaire: golf')).toEqual(found('golf'));
  expect(found('spanish patience')[0]).toBe('Spanish Patience');
});

test('names that are only similar are told from those that were typed', () => {
  const kind = (text: string) => searchGames(allFamilies(), text).kind;
  expect(['gaps', 'lazy'].map(kind)).toEqual(['similar', 'similar']);
  expect(['spider', 'two suits', 'quick', 'xyzzy', ''].map(kind)).not.toContain('similar');
});

test('“st” is “saint”, and to turn three cards is to draw them', () => {
  for (const text of ['St Helena', 'napoleon at st. helena', 'saint helena']) {
    expect(found(text), text).toEqual(['Forty Thieves']);
  }
  expect(found('draw three')).toEqual(found('turn three'));
});

test('games of two decks are found by that', () => {
  expect(found('two decks')).toEqual(found('2 decks'));
  expect(found('two decks')).toEqual(expect.arrayContaining(['Spider', 'Forty Thieves', 'Gypsy']));
  expect(found('two decks')).not.toContain('Yukon');
  expect(found('two-deck spider')).toEqual(['Spider']);
});

test('games that are said to be what was typed come after those of that name', () => {
  const names = found('pairs');
  expect(names[0]).toBe('Simple Pairs');
  expect(names).toEqual(expect.arrayContaining(['Pyramid', 'Vertical']));
  expect(found('the')).not.toContain('Pyramid');
});

test('a game is found by what others call it', () => {
  expect(found('three peaks')).toEqual(['TriPeaks']);
  expect(found('clock')).toEqual(['Perditio Tempus']);
  expect(found('clock solitaire')).toEqual(['Perditio Tempus']);
});

test('a game is found with the maker of a program, and by a number of its name', () => {
  expect(found('MS FreeCell')[0]).toBe('FreeCell');
  expect(found('40 thieves')[0]).toBe('Forty Thieves');
  expect(found('40 thieves')).toEqual(found('forty thieves'));
});

test('what was found by another name says so', () => {
  const canfield = { name: 'Canfield', aliases: ['Demon'] };
  expect(aliasFor(canfield, 'demo')).toBe('Demon');
  expect(aliasFor(canfield, 'canf')).toBeUndefined();
  expect(aliasFor(canfield, '')).toBeUndefined();
  expect(aliasFor(canfield, 'x')).toBeUndefined();
  expect(aliasFor({ name: 'Canfield', aliases: ['Thirteen'] }, '13')).toBe('Thirteen');
});

test('half-remembered words find games wherever they stand, small words aside, and numbers in words or figures', () => {
  expect(found('fans of three')).toEqual([
    'Fan',
    'La Belle Lucie, no redeals',
    'Trefoil, no redeals',
  ]);
  expect(found('add to 13').slice(0, 2)).toEqual(['Pyramid', 'Baroness']);
  expect(found('add to thirteen').toSorted()).toEqual(found('add to 13').toSorted());
  expect(found('13')[0]).toBe('Canfield');
  expect(found('13')).toEqual(expect.arrayContaining(['Pyramid', 'Storehouse']));
  // Its rules alone say this.
  expect(found('face-down peaks waste')).toEqual(['TriPeaks']);
});

test('if no game has all words, those with most of them are the closest, by name first', () => {
  const { kind, families } = searchGames(allFamilies(), 'klondike with dragons');
  const names = families.flatMap(({ games }) => games.map(({ name }) => name));
  expect(kind).toBe('closest');
  expect(names.slice(0, 3)).toEqual([
    'Klondike, draw three',
    'Klondike, draw one',
    'Double Klondike',
  ]);
  expect(names).toHaveLength(12);
  expect(searchGames(allFamilies(), 'with dragons')).toEqual({ families: [], kind: 'closest' });
});
