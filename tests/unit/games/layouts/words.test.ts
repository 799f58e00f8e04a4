import { describe, expect, test } from 'vitest';
import type { AnyConsoleGame } from '../../../../src/engine/lines';
import { setupOfVariant } from '../../../../src/games/index';
import { howToPlay } from '../../../../src/games/layouts/howToPlay';
import { type PresetId, presetLayout } from '../../../../src/games/layouts/presets';
import { consoleGameOf } from '../../../../src/games/lines';
import { after, boardOf } from '../../../support/board';
import { variant } from '../../../support/variants';

const rulesOf = (id: PresetId): string => howToPlay(presetLayout(id)).join('\n');

describe('how to play is written from the members', () => {
  test.each<[PresetId, string]>([
    [
      'freecell',
      'Build each foundation up in suit from the ace to the king. You win when all cards are on the foundations. A card on a foundation stays there.\n' +
        'Eight columns of six or seven cards, all face up. Build columns down in alternating colours. One card moves at a time; a run moves as one where free cells and empty columns would let you move it card by card. An empty column takes any card or run.\n' +
        'Four free cells hold one card each.',
    ],
    [
      'canfield',
      'The first card dealt begins the first foundation; the others begin with the same rank. Build each foundation up in suit, with the ace after the king. You win when all cards are on the foundations. A card on a foundation stays there.\n' +
        'Four columns of one card each. Build columns down in alternating colours; cards in order move together. A king goes on an ace, but nothing on the rank that begins the foundations.\n' +
        'A reserve of thirteen cards fills empty columns at once; when it is used up, an empty column takes any card. Its top card can also be played.\n' +
        'Turn three cards at a time, as often as you like. The top card of the waste can be played.',
    ],
    [
      'yukon',
      'Build each foundation up in suit from the ace to the king. You win when all cards are on the foundations. A card on a foundation stays there.\n' +
        'Seven columns of one to eleven cards, some of them face down. Build columns down in alternating colours. Any face-up card moves with all cards on it, in order or not. An empty column takes a king, with the cards on it. A face-down card that becomes the last of its column is turned up.',
    ],
    [
      'beleaguered-castle',
      'The aces begin the foundations. Build each foundation up in suit from the ace to the king. You win when all cards are on the foundations. A card on a foundation stays there.\n' +
        'Eight columns of six cards, all face up. Build columns down, whatever the suit, one card at a time. An empty column takes any card.',
    ],
  ])('%s', (id, text) => {
    expect(rulesOf(id)).toBe(text);
  });

  test('Spider, two suits', () => {
    expect(howToPlay(presetLayout('spider', { suits: '2' })).join('\n')).toBe(
      'Two decks of hearts and spades. Put whole suits together in the columns, from king to ace. A whole suit leaves by itself; you win when all eight have left.\n' +
        'Ten columns of five or six cards, the last of each face up. Build columns down, whatever the suit; only cards of one suit in order move together. An empty column takes any card or run. A face-down card that becomes the last of its column is turned up.\n' +
        'A tap on the stock deals a card to each column, as long as none is empty.',
    );
  });

  test('of one suit, nothing is said of suits but which one it is', () => {
    expect(howToPlay(presetLayout('spider', { suits: '1' })).join('\n')).toBe(
      'Two decks of spades alone. Put whole runs together in the columns, from king to ace. A whole run leaves by itself; you win when all eight have left.\n' +
        'Ten columns of five or six cards, the last of each face up. Build columns down; cards in order move together. An empty column takes any card or run. A face-down card that becomes the last of its column is turned up.\n' +
        'A tap on the stock deals a card to each column, as long as none is empty.',
    );
  });

  test.each<[PresetId, RegExp]>([
    ['fan', /Eighteen columns of three cards, the last of one, all face up\./],
    ['bakers-dozen', /Kings go to the bottom of their columns\..* An empty column stays empty\./],
    ['storehouse', /The twos begin the foundations\. .* from the 2 to the ace, with the ace after/],
    ['penguin', /An empty column takes a card one rank below the first of the foundations\./],
    ['forecell', /All of them have a card from the start\./],
    ['king-albert', /The seven cards of the reserve can be played at any time\./],
    ['lucas', /Two decks\. .* Build each of the eight foundations up in suit/],
    ['scorpion', /The stock is three cards, dealt to the first columns\./],
    ['gargantua', /and turn the waste over once at most\./],
  ])('%s', (id, part) => {
    expect(rulesOf(id)).toMatch(part);
  });

  test.each([
    ['', 'empty columns'],
    [';cells=2', 'free cells and empty columns'],
  ])('a run moves over columns that a reserve fills as long as it lasts%s', (cells, help) => {
    const game = variant(`layout;columns=4x4;move=helped;empty=reserve;reserve=20${cells}`);
    expect(howToPlay(setupOfVariant(game)).join(' ')).toContain(
      `a run moves as one where ${help} would let`,
    );
  });
});

const made = (layout: string) => consoleGameOf(variant(`layout;${layout}`));

/** Every refusal, from the deal 1 of a game. */
test.each<[game: AnyConsoleGame, line: string, sentence: RegExp]>([
  [
    consoleGameOf('bakers-game'),
    'm c1, c2',
    /^.* needs the .* of (Hearts|Spades|Clubs|Diamonds); column 2 ends in the .*\.$/,
  ],
  [consoleGameOf('bakers-game'), 'm c1, c1', /^The card is on column 1 already\.$/],
  [consoleGameOf('bakers-game'), 'm a1, c1', /^Free cell 1 is empty\.$/],
  [consoleGameOf('bakers-game'), 'm c9, c1', /^There is no column “9”; columns are c1 to c8\.$/],
  [consoleGameOf('bakers-game'), 'm c1, f1', /needs the .*; foundation 1 is empty\.$/],
  [
    consoleGameOf('bakers-game'),
    'm c1, c2, 3',
    /^Only the last card can move: the run is broken\.$/,
  ],
  [consoleGameOf('beleaguered-castle'), 'm c1, c2, 2', /^Only one card moves at a time\.$/],
  [consoleGameOf('beleaguered-castle'), 'm f1, c1', /^A card on a foundation stays there\.$/],
  [consoleGameOf('simple-simon'), 'm c1, f1', /^Whole suits leave by themselves: put one together/],
  [consoleGameOf('canfield'), 'm r, f4', /; foundation 4 is empty\.$/],
  [consoleGameOf('canfield'), 'm w, c1', /^The waste is empty\.$/],
  [
    consoleGameOf('bakers-game'),
    'm a5, c1',
    /^There is no free cell “5”; free cells are a1 to a4\.$/,
  ],
  [consoleGameOf('canfield'), 's x', /^“s” takes no arguments\.$/],
  [consoleGameOf('fortress'), 's', /^“s” is not a move; moves look like “m c6, c1, 2”\.$/],
  [
    consoleGameOf('fortress'),
    'm c1, c2',
    /^.* needs the .* of .* or the .* of .*; column 2 ends in/,
  ],
  [
    made('columns=1.6.7.8.9.10.11;build=colour;move=all'),
    'm c2, c3, 99',
    /^Column 2 has only 6 cards\.$/,
  ],
])('%#: a refusal in words', (game, line, sentence) => {
  expect(after(game, game.rules.deal('1'), line)).toMatch(sentence);
});

test('where a card begins the foundations, nothing goes on its rank, and no sentence asks for it', () => {
  const canfield = consoleGameOf('canfield');
  const state = { ...boardOf(['4S', '5D']), base: 4 };
  expect(after(canfield, state, 'm c1, c2')).toBe(
    'Nothing goes on the rank that begins the foundations.',
  );
  expect(
    canfield.table.movesFor(state, { kind: 'tap', pile: 'tableau-1', count: 1 }),
  ).toMatchObject({
    error: '4 of Spades needs the 3 of Spades on its foundation, or an empty column.',
  });
});

test('“s” is the stock, and a kind of pile alone its first free one', () => {
  const { rules, lines } = consoleGameOf('canfield');
  expect(lines.parseMove('s')).toEqual({ ok: true, value: rules.legalMoves(rules.deal('1'))[0] });
  const cells = consoleGameOf('bakers-game');
  const state = cells.rules.deal('1');
  expect(cells.lines.parseMove('m c1, a', state)).toEqual(cells.lines.parseMove('m c1, a1'));
});
