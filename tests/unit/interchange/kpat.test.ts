import { expect, test } from 'vitest';
import { gameOf } from '../../../src/games/index';
import { type Position, positionOf, stateOf } from '../../../src/games/positions';
import { readPosition } from '../../../src/interchange/index';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['hearts', 'diamonds', 'clubs', 'spades'];

const cardTag = (card: number, turn = ''): string =>
  `<card id="${card}" suit="${SUITS[Math.floor(card / 13)]}" rank="${RANKS[card % 13]}"${turn}/>`;

/** The first state of a saved game of Klondike: every pile, face down but for the last card of a column. */
function dealt({ tableau, stock = [] }: Position): string {
  const columns = tableau.map((pile, i) => {
    const cards = pile.map(({ card = 0, isFaceDown }) =>
      cardTag(card, ` turn="face-${isFaceDown ? 'down' : 'up'}"`),
    );
    return `<move pile="play${i}" position="0">${cards.join('')}</move>`;
  });
  const talon = stock.map(({ card = 0 }) => cardTag(card, ' turn="face-down"')).join('');
  return `<state>${columns.join('')}<move pile="talon" position="0">${talon}</move></state>`;
}

test('the state of a saved game is the current one, after the moves before it and not those behind', () => {
  const { rules } = gameOf('klondike-1');
  const deal = rules.deal('275');
  const drawn = rules.apply(deal, rules.legalMoves(deal)[0]);
  const position = positionOf('klondike-1', deal) as Position;
  const [first = 0, second = 0] = (position.stock ?? []).toReversed().map(({ card = 0 }) => card);
  const draw = (card: number, at: number, isCurrent: boolean): string =>
    `<state${isCurrent ? ' current="true"' : ''}><move pile="pile" position="${at}">${cardTag(card, ' turn="face-up"')}</move></state>`;
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kpat-game game-type="klondike" game-type-options="1" deal-number="275">',
    dealt(position),
    draw(first, 0, true),
    draw(second, 1, false),
    '</kpat-game>',
  ].join('\n');
  const read = readPosition(text);
  if (!read.ok) throw new Error(read.error.sentence);
  expect([read.value.form, read.value.game]).toEqual(['kpat', 'klondike-1']);
  const state = stateOf('klondike-1', read.value.position);
  expect(state.ok && state.value.state).toEqual(drawn.ok && drawn.value);
});

test.each([
  ['<dealer id="3"/>', 1, 'Of texts in XML, only games that KPatience saved can be read.'],
  ['<kpat-game game-type="mod3"/>', 1, 'The game “mod3” of KPatience is not known here.'],
  ['<kpat-game game-type="golf">', undefined, 'There are no cards in this saved game.'],
  [
    `<kpat-game game-type="golf">\n<state>\n<move pile="lap" position="0">\n${cardTag(0)}`,
    4,
    '“lap” is no pile of this game.',
  ],
])('%j is refused', (text, line, sentence) => {
  const read = readPosition(text);
  expect(read.ok ? undefined : read.error).toEqual({ ...(line && { line }), sentence });
});
