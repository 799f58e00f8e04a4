import { describe, expect, test } from 'vitest';
import type { Card } from '../../../../src/engine/card';
import { formatCards } from '../../../../src/engine/deck';
import { type KlondikeMove, legalMoves } from '../../../../src/games/klondike/moves';
import { apply, status } from '../../../../src/games/klondike/rules';
import type { KlondikeState } from '../../../../src/games/klondike/state';
import { explain } from '../../../../src/games/klondike/text';
import { cards, klondikeState, upTo } from '../../../support/klondike';

function after(state: KlondikeState, ...moves: readonly KlondikeMove[]): KlondikeState {
  return moves.reduce((before, move) => {
    const next = apply(before, move);
    if (!next.ok) throw new Error(explain(next.error));
    return next.value;
  }, state);
}

function refusal(state: KlondikeState, move: KlondikeMove): string {
  const next = apply(state, move);
  if (next.ok) throw new Error('the move is legal');
  return explain(next.error);
}

const click: KlondikeMove = { type: 'clickStock' };
const column = (tableauSrc: number, numCards: number, tableauDst: number): KlondikeMove => ({
  type: 'moveTableauToTableau',
  tableauSrc,
  numCards,
  tableauDst,
});

describe('the stock', () => {
  const stocked = (draw: 1 | 3, stock: string) =>
    klondikeState({ draw, stock, tableau: ['KH'], waste: '2C' });

  test('draw three turns three, the third on top', () => {
    const state = after(stocked(3, 'AS 2S 3S 4S'), click);
    expect(formatCards(state.waste)).toBe('2C 4S 3S 2S');
    expect(formatCards(state.stock)).toBe('AS');
  });

  test('with fewer left all of them are turned', () => {
    expect(formatCards(after(stocked(3, 'AS 2S'), click).waste)).toBe('2C 2S AS');
  });

  test('draw one turns one', () => {
    expect(formatCards(after(stocked(1, 'AS 2S'), click).waste)).toBe('2C 2S');
  });

  test('an empty stock turns the waste over: its bottom card is now the top', () => {
    const state = after(klondikeState({ waste: 'AS 2S 3S' }), click);
    expect(formatCards(state.stock)).toBe('3S 2S AS');
    expect(state.waste).toEqual([]);
  });

  test('with both empty it is no move', () => {
    const state = klondikeState({ tableau: ['KH'] });
    expect(refusal(state, click)).toBe('The stock and the waste are empty.');
  });
});

describe('the tableau', () => {
  test('builds downwards in alternating colours', () => {
    const state = klondikeState({ tableau: ['9C', '8H', '8S', '7C', '9D'] });
    expect(formatCards(after(state, column(2, 1, 1)).tableau[0]?.cards ?? [])).toBe('9C 8H');
    expect(refusal(state, column(3, 1, 1))).toBe(
      '8 of Spades needs a red 9; column 1 ends in the 9 of Clubs.',
    );
    expect(refusal(state, column(4, 1, 1))).toContain('7 of Clubs needs a red 8');
    expect(refusal(state, column(1, 1, 2))).toContain('9 of Clubs needs a red 10');
  });

  test('a face-up card moves with all that lies on it, and turns up the card below', () => {
    const state = klondikeState({ tableau: ['2H 3D | 9C 8H 7S', '10D'] });
    const next = after(state, column(1, 3, 2));
    expect(formatCards(next.tableau[1]?.cards ?? [])).toBe('TD 9C 8H 7S');
    expect(next.tableau[0]).toEqual({ cards: cards('2H 3D'), hidden: 1 });
  });

  test('face-down cards do not move', () => {
    const state = klondikeState({ tableau: ['2H 3D | 9C', '10D'] });
    expect(refusal(state, column(1, 2, 2))).toBe('Only the last card can move.');
  });

  test('an empty pile takes a king or a run headed by one, nothing else', () => {
    const state = klondikeState({ tableau: ['2H | KC QD', '', 'QS'] });
    expect(formatCards(after(state, column(1, 2, 2)).tableau[1]?.cards ?? [])).toBe('KC QD');
    expect(refusal(state, column(1, 1, 2))).toBe('Kings go on empty columns.');
    expect(refusal(state, column(1, 2, 3))).toBe('Kings go on empty columns.');
  });
});

describe('the foundations', () => {
  const state = klondikeState({
    waste: '2H',
    foundations: ['AH', '', 'AS'],
    tableau: ['5C AD', '2S', '3H', '2C'],
  });
  const toFoundation = (tableau: number, foundation: number): KlondikeMove => ({
    type: 'moveTableauToFoundation',
    tableau,
    foundation,
  });

  test('the player chooses where an ace goes', () => {
    expect(after(state, toFoundation(1, 2)).foundations[1]).toEqual(cards('AD'));
    expect(after(state, toFoundation(1, 4)).foundations[3]).toEqual(cards('AD'));
    expect(refusal(state, toFoundation(1, 1))).toBe(
      'Ace of Diamonds needs an empty foundation; foundation 1 has hearts up to Ace.',
    );
  });

  test('build upwards in suit', () => {
    expect(after(state, toFoundation(2, 3)).foundations[2]).toEqual(cards('AS 2S'));
    expect(refusal(state, toFoundation(2, 1))).toContain('2 of Spades needs the Ace of Spades');
    expect(refusal(state, toFoundation(4, 3))).toContain('2 of Clubs needs the Ace of Clubs');
    expect(refusal(state, toFoundation(3, 1))).toContain('3 of Hearts needs the 2 of Hearts');
    expect(refusal(state, toFoundation(4, 2))).toBe(
      '2 of Clubs needs the Ace of Clubs; foundation 2 is empty.',
    );
  });

  test('take the waste’s top card', () => {
    const next = after(state, { type: 'moveWasteToFoundation', foundation: 1 });
    expect(next.foundations[0]).toEqual(cards('AH 2H'));
    expect(next.waste).toEqual([]);
  });

  test('give their top card back to the tableau', () => {
    const next = after(state, { type: 'moveFoundationToTableau', foundation: 1, tableau: 4 });
    expect(formatCards(next.tableau[3]?.cards ?? [])).toBe('2C AH');
    expect(refusal(state, { type: 'moveFoundationToTableau', foundation: 2, tableau: 4 })).toBe(
      'Foundation 2 is empty.',
    );
  });
});

describe('moves that cannot be', () => {
  const state = klondikeState({ waste: '2H', stock: '3H', tableau: ['9C', '8H'] });

  test.each<[KlondikeMove, string]>([
    [{ type: 'moveWasteToTableau', tableau: 8 }, 'There is no column 8.'],
    [{ type: 'moveWasteToTableau', tableau: 0 }, 'There is no column 0.'],
    [{ type: 'moveWasteToTableau', tableau: -1 }, 'There is no column'],
    [{ type: 'moveWasteToTableau', tableau: 1.5 }, 'There is no column 1.5.'],
    [{ type: 'moveWasteToTableau', tableau: Number.NaN }, 'There is no column NaN.'],
    [{ type: 'moveWasteToFoundation', foundation: 5 }, 'There is no foundation 5.'],
    [{ type: 'moveTableauToFoundation', tableau: 9, foundation: 1 }, 'There is no column 9.'],
    [column(2, 0, 1), 'The number of cards must be 1 or more.'],
    [column(2, -1, 1), 'The number of cards must be 1 or more.'],
    [column(2, 1.5, 1), 'The number of cards must be 1 or more.'],
    [column(2, 1e9, 1), 'Only the last card can move.'],
    [column(2, 1, 2), 'The card is on column 2 already.'],
    [column(3, 1, 2), 'Column 3 is empty.'],
  ])('%j', (move, why) => {
    const next = apply(state, move);
    expect(next.ok ? '' : explain(next.error)).toContain(why);
  });
});

describe('the end', () => {
  const kings = { foundations: [upTo('H', 13), upTo('D', 13), upTo('C', 13), upTo('S', 12)] };

  test('won with 52 cards on the foundations, and then every move is refused', () => {
    const last = klondikeState({ ...kings, tableau: ['KS'] });
    expect(status(last)).toBe('playing');
    const won = after(last, { type: 'moveTableauToFoundation', tableau: 1, foundation: 4 });
    expect(status(won)).toBe('won');
    expect(legalMoves(won)).toEqual([]);
    const back: KlondikeMove = { type: 'moveFoundationToTableau', foundation: 1, tableau: 1 };
    expect(refusal(won, back)).toBe('You have won this game.');
    expect(refusal(won, click)).toBe('You have won this game.');
  });

  test('no more moves: neither the tableau nor any card the stock can show has a move', () => {
    const tableau = ['9C', '9S', '9H', '9D', '5H', '5D', '5C'];
    expect(status(klondikeState({ tableau, stock: '2C 2D 2H', waste: '3C' }))).toBe('stuck');
    expect(status(klondikeState({ tableau, stock: '8H 2D 2H', waste: '3C' }))).toBe('playing');
  });

  test('in draw three a card that is never on top of the waste does not count', () => {
    const tableau = ['9C', '9S', '9H', '9D', '5H', '5D', '5C'];
    const buried = { tableau, stock: '2C 8H 2H' };
    expect(status(klondikeState({ ...buried, draw: 3 }))).toBe('stuck');
    expect(status(klondikeState({ ...buried, draw: 1 }))).toBe('playing');
  });

  test('a card counts if it is on top now or only in the next pass, but not if it never is', () => {
    const tableau = ['9C', '9S', '9H', '9D', '5H', '5D', '5C'];
    const neverOnTop = klondikeState({ tableau, waste: '3C', stock: '2D 2C 8H 2H 3H 2S' });
    expect(status(neverOnTop)).toBe('stuck');
    const onTopNow = klondikeState({ tableau, waste: '3C 8H', stock: '2D 2C 2H' });
    expect(status(onTopNow)).toBe('playing');
    const nextPassOnly = klondikeState({ tableau, waste: '3C 2S', stock: '2D 2C 8H' });
    expect(status(nextPassOnly)).toBe('playing');
  });

  test('a card that can go back from a foundation is a move', () => {
    const state = klondikeState({ tableau: ['9C', '5H'], foundations: [upTo('H', 8)] });
    expect(status(state)).toBe('playing');
  });
});

test('a refused move names the cards and piles it is about', () => {
  const state = klondikeState({ tableau: ['9C', '8S'] });
  expect(apply(state, column(2, 1, 1))).toEqual({
    ok: false,
    error: {
      reason: 'does not fit',
      cards: cards('8S 9C') as Card[],
      piles: [
        { kind: 'tableau', index: 2 },
        { kind: 'tableau', index: 1 },
      ],
    },
  });
});
