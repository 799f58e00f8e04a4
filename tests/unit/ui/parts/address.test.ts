import { describe, expect, test } from 'vitest';
import {
  type Address,
  gameAddress,
  parseAddress,
  setUpAddress,
  statisticsAddress,
} from '../../../../src/ui/parts/address';
import { variant } from '../../../support/variants';

test.each(['', '#', '#/'])('%j is the home page', (hash) => {
  expect(parseAddress(hash)).toEqual({ page: 'home' });
});

test('a game, with and without a deal', () => {
  expect(parseAddress('#/klondike-3')).toEqual({ page: 'game', game: 'klondike-3' });
  expect(parseAddress('#/klondike-3/')).toEqual({ page: 'game', game: 'klondike-3' });
  expect(parseAddress('#/klondike-3/275')).toEqual({
    page: 'game',
    game: 'klondike-3',
    deal: '275',
  });
  expect(parseAddress('#/klondike-1/-007')).toEqual({
    page: 'game',
    game: 'klondike-1',
    deal: '-7',
  });
  expect(parseAddress(`#/klondike-1/${'7'.repeat(10_000)}`)).toMatchObject({ page: 'game' });
});

test('the stroke before the game may be missing', () => {
  expect(parseAddress('#klondike-3/275')).toEqual(parseAddress('#/klondike-3/275'));
});

test('the lab, with what follows its name', () => {
  expect(parseAddress('#/lab/')).toEqual({ page: 'lab', parts: [] });
  expect(parseAddress('#/lab/pictures/automatic/100000/-05')).toEqual({
    page: 'lab',
    parts: ['pictures', 'automatic', '100000', '-05'],
  });
});

test('the page on which a position is set up, with its game and its cards', () => {
  expect(parseAddress('#/set-up')).toEqual({ page: 'set-up', parts: [] });
  expect(parseAddress(setUpAddress(variant('freecell')))).toEqual({
    page: 'set-up',
    parts: ['freecell'],
  });
  expect(parseAddress(setUpAddress(variant('klondike-3;redeals=2'), 't7h.0'))).toEqual({
    page: 'set-up',
    parts: ['klondike-3;redeals=2', 't7h.0'],
  });
});

test('the workshop, with the description that it begins with', () => {
  expect(parseAddress('#/workshop')).toEqual({ page: 'workshop', parts: [] });
  expect(parseAddress('#/workshop;columns=6x8;cells=3')).toEqual({
    page: 'workshop',
    parts: ['columns=6x8;cells=3'],
  });
  expect(parseAddress('#/workshop;columns=6x8/5')).toMatchObject({ parts: ['columns=6x8', '5'] });
});

test('the page for courses', () => {
  expect(parseAddress('#/courses')).toEqual({ page: 'courses', parts: [] });
});

test('the statistics of all games, and of one with its options', () => {
  expect(parseAddress(statisticsAddress())).toEqual({ page: 'statistics', parts: [] });
  const game = variant('klondike-3;redeals=2');
  expect(parseAddress(statisticsAddress(game))).toEqual({ page: 'statistics', parts: [game] });
});

test.each([
  ['#bridge', 'There is no game called “bridge”.'],
  ['#/bridge', 'There is no game called “bridge”.'],
  ['#/toString', 'There is no game called'],
  ['#/klondike-3/abc', '“abc” is not a deal number'],
  ['#/klondike-3/1.5', '“1.5” is not a deal number'],
  ['#/klondike-3/275/what', '“what” is not a list of moves'],
  ['#/klondike-3/275/1A/s', 'goes on after the moves'],
  ['#/%E0%A4%A', 'There is no game called'],
  ['#/not-found/klondike-3/', 'There is no page “klondike-3/” here.'],
  ['#/not-found/a%20b/c?d=1', 'There is no page “a b/c?d=1” here.'],
  ['#/not-found', 'There is no page “” here.'],
  ['#//275', 'two slashes in a row'],
])('%s opens the home page with a sentence', (hash, sentence) => {
  const address = parseAddress(hash);
  expect(address.page).toBe('home');
  expect('problem' in address && address.problem).toContain(sentence);
});

test.each([
  [`#/klondike-3/1/1${'A'.repeat(501)}`, 'This link holds more than 500 moves.'],
  [`#/klondike-3/1/1${'A'.repeat(1_000_000)}`, 'This link holds more than 500 moves.'],
  [
    `#/klondike-3/${'0'.repeat(1_000_000)}x`,
    `“${'0'.repeat(24)}…” is not a deal number; a deal number is any integer, such as 275.`,
  ],
  [
    `#/klondike-3/1/1/${'%/'.repeat(500_000)}`,
    `The address goes on after the moves: “${'%/'.repeat(12)}…”.`,
  ],
])('an address of very many characters has one answer: %#', (hash, problem) => {
  expect(parseAddress(hash)).toEqual({
    page: 'home',
    problem: `This address cannot be opened. ${problem}`,
  });
});

test('a link of 500 moves is one', () => {
  const moves = `1${'A'.repeat(500)}`;
  expect(parseAddress(`#/klondike-3/1/${moves}`)).toMatchObject({ page: 'game', moves });
});

test('a game with other rules, by its one name', () => {
  expect(parseAddress('#/klondike-3;redeals=2/275')).toEqual({
    page: 'game',
    game: 'klondike-3;redeals=2',
    deal: '275',
  });
  expect(parseAddress('#/klondike-3;draw=1/275')).toMatchObject({ game: 'klondike-1' });
  expect(parseAddress('#/elevens%3Bplaces%3D8')).toEqual({
    page: 'game',
    game: 'elevens;places=8',
  });
  expect(gameAddress('klondike-3;redeals=2', '275')).toBe('#/klondike-3;redeals=2/275');
});

test.each([
  ['#/klondike-3;places=8/275', 'klondike-3 has no option “places”'],
  ['#/elevens;places=99', '“99” is no value of places'],
  ['#/elevens;;places=8', '“” is not an option'],
])('%s opens the home page with a sentence', (hash, problem) => {
  expect(parseAddress(hash)).toMatchObject({
    page: 'home',
    problem: expect.stringContaining(problem),
  });
});

describe('a link out of a text opens what it names', () => {
  const deal = { page: 'game', game: 'klondike-3', deal: '275' };
  const GAME = variant('klondike-3;redeals=2');
  const ADDRESSES: readonly (readonly [string, Address])[] = [
    ['#/klondike-3', { page: 'game', game: 'klondike-3' }],
    ['#/klondike-3/275', { page: 'game', game: 'klondike-3', deal: '275' }],
    ['#/klondike-3/275/1DCB-_', { page: 'game', game: 'klondike-3', deal: '275', moves: '1DCB-_' }],
    [
      '#/klondike-3/275/1DCB-_/192',
      { page: 'game', game: 'klondike-3', deal: '275', moves: '1DCB-_', played: 192 },
    ],
    [
      '#/klondike-3/275/1DCB-_/solver',
      { page: 'game', game: 'klondike-3', deal: '275', moves: '1DCB-_', played: 'solver' },
    ],
    [`#/${GAME}/-7`, { page: 'game', game: GAME, deal: '-7' }],
    ['#/freecell/ms617', { page: 'game', game: 'freecell', deal: 'ms617' }],
    [
      '#/lab/pictures/automatic/100/-5',
      { page: 'lab', parts: ['pictures', 'automatic', '100', '-5'] },
    ],
    ['#/daily/klondike-3/2026-11-23', { page: 'daily', parts: ['klondike-3', '2026-11-23'] }],
    ['#/statistics', { page: 'statistics', parts: [] }],
    ['#/workshop;columns=6x8;cells=3', { page: 'workshop', parts: ['columns=6x8;cells=3'] }],
  ];
  const SIGNS = [
    ...'.,;:!?)]}>"\'’”»›“‘«*`~|。、，．；：！？）」』】》〉］',
    '…',
    '...',
    ').',
    '.)',
    '>.',
    ' ',
    '\u200b',
    '\u3000',
    '?!',
  ];

  test.each(ADDRESSES)('%s, with a sign after it', (hash, address) => {
    for (const sign of SIGNS) {
      for (const end of [sign, encodeURIComponent(sign), `/${sign}`, `${sign}/`]) {
        expect(parseAddress(hash + end), hash + end).toEqual(address);
      }
    }
  });

  test.each(ADDRESSES)('%s, in another spelling', (hash, address) => {
    const path = hash.slice(2);
    const spellings = [
      `#${path}`,
      `#/${path}/`,
      `#/${encodeURIComponent(path)}`,
      `#/${encodeURIComponent(encodeURIComponent(path))}`,
      `#${encodeURIComponent(`/${path}`)}`,
      `#/${path.replaceAll(';', '%3B').replaceAll('=', '%3d')}`,
      `#/${path.replaceAll('/', '%2F')}`,
      `#／${path.replaceAll('/', '／').replaceAll(';', '；').replaceAll('=', '＝')}`,
      `#/not-found/${encodeURIComponent(hash)}`,
      `#/not-found/%23/${path}`,
    ];
    for (const spelling of spellings) expect(parseAddress(spelling), spelling).toEqual(address);
  });

  test.each([
    '#/Klondike-3/275',
    '#/KLONDIKE-3/275',
    '#/ klondike-3 /275',
    '#/klondike-3/ 275 ',
    '#/klondike-3/２７５',
    '#/ｋｌｏｎｄｉｋｅ－３/275',
  ])('%s', (hash) => {
    expect(parseAddress(hash)).toEqual(deal);
  });

  test('capitals in the other words of an address', () => {
    expect(parseAddress('#/Freecell/MS617')).toMatchObject({ game: 'freecell', deal: 'ms617' });
    expect(parseAddress('#/Klondike-3;Redeals=2')).toMatchObject({ game: GAME });
    expect(parseAddress('#/LAB/skill')).toEqual({ page: 'lab', parts: ['skill'] });
    expect(parseAddress('#/Workshop;columns=6x8')).toMatchObject({ parts: ['columns=6x8'] });
    expect(parseAddress('#/Layout;Columns=7x4.6x4;cells=5;move=helped')).toMatchObject({
      game: 'freecell;cells=5',
    });
  });
});

test.each([
  '#/klondike-3//275',
  '#/klondike-3//',
  '#/klondike-3/275//',
  '#/klondike-3/275//1A',
  '#/klondike-3/275/1A//',
  '#/lab//pictures/automatic/100/5',
  '#/statistics//klondike-3',
  '#/klondike-3/%2F275',
  '#//evil',
])('%s has two slashes in a row, and opens the home page with a sentence', (hash) => {
  expect(parseAddress(hash)).toEqual({
    page: 'home',
    problem: 'This address cannot be opened. It has two slashes in a row.',
  });
});

test('an address without the name of a game says so', () => {
  expect(parseAddress('#/;redeals=2/275')).toEqual({
    page: 'home',
    problem: 'This address cannot be opened. The name of a game is missing.',
  });
});
