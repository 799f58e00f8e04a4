import { describe, expect, test } from 'vitest';
import { FULL_DECK, formatCards } from '../../../../src/engine/deck';
import { WASTE } from '../../../../src/engine/pile';
import { aboutGame } from '../../../../src/games/about';
import { howToPlay } from '../../../../src/games/howToPlay';
import type { LayoutState } from '../../../../src/games/layouts/board';
import { after, cardsOf } from '../../../support/board';
import {
  dealKlondike,
  klondikeGame,
  klondikeOf,
  klondikeState,
  upTo,
} from '../../../support/klondike';

const three = klondikeOf(3);
const one = klondikeOf(1);

/** The state after moves in lines; throws if one is refused. */
function played(state: LayoutState, ...lines: readonly string[]): LayoutState {
  return lines.reduce((before, line) => {
    const next = after(three, before, line);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, state);
}

const refusal = (state: LayoutState, line: string): string => {
  const next = after(three, state, line);
  if (typeof next !== 'string') throw new Error('the move is legal');
  return next;
};

test('pile 1 takes the top card, pile 2 the next two, … and 24 are the stock', () => {
  const state = dealKlondike(3, '0', FULL_DECK);
  expect(state.tableau[0]).toEqual({ cards: [51], hidden: 0 });
  expect(state.tableau[1]).toEqual({ cards: [50, 49], hidden: 1 });
  expect(state.tableau[6]).toEqual({ cards: [30, 29, 28, 27, 26, 25, 24], hidden: 6 });
  expect(state.stock).toEqual(FULL_DECK.slice(0, 24));
  expect(state.waste).toEqual([]);
});

describe('the stock', () => {
  const stocked = (stock: string) => klondikeState({ stock, tableau: ['KH'], waste: '2C' });

  test('draw three turns three, the third on top', () => {
    const state = played(stocked('AS 2S 3S 4S'), 's');
    expect(formatCards(state.waste ?? [])).toBe('2C 4S 3S 2S');
    expect(formatCards(state.stock ?? [])).toBe('AS');
  });

  test('with fewer left all of them are turned', () => {
    expect(formatCards(played(stocked('AS 2S'), 's').waste ?? [])).toBe('2C 2S AS');
  });

  test('draw one turns one', () => {
    expect(after(one, stocked('AS 2S'), 's')).toMatchObject({ waste: cardsOf('2C 2S') });
  });

  test('an empty stock turns the waste over: its bottom card is now the top', () => {
    const state = played(klondikeState({ waste: 'AS 2S 3S' }), 's');
    expect(formatCards(state.stock ?? [])).toBe('3S 2S AS');
    expect(state.waste).toEqual([]);
  });

  test('with both empty it is no move', () => {
    const state = klondikeState({ tableau: ['KH'] });
    expect(refusal(state, 's')).toBe('The stock and the waste are empty.');
  });
});

describe('the tableau', () => {
  test('builds downwards in alternating colours', () => {
    const state = klondikeState({ tableau: ['9C', '8H', '8S', '7C', '9D'] });
    expect(formatCards(played(state, 'm c2, c1').tableau[0]?.cards ?? [])).toBe('9C 8H');
    expect(refusal(state, 'm c3, c1')).toBe(
      '8 of Spades needs a red 9; column 1 ends in the 9 of Clubs.',
    );
    expect(refusal(state, 'm c4, c1')).toContain('7 of Clubs needs a red 8');
    expect(refusal(state, 'm c1, c2')).toContain('9 of Clubs needs a red 10');
  });

  test('a face-up card moves with all that lies on it, and turns up the card below', () => {
    const state = klondikeState({ tableau: ['2H 3D | 9C 8H 7S', '10D'] });
    const next = played(state, 'm c1, c2, 3');
    expect(formatCards(next.tableau[1]?.cards ?? [])).toBe('TD 9C 8H 7S');
    expect(next.tableau[0]).toEqual({ cards: cardsOf('2H 3D'), hidden: 1 });
  });

  test('face-down cards do not move', () => {
    const state = klondikeState({ tableau: ['2H 3D | 9C', '10D'] });
    expect(refusal(state, 'm c1, c2, 2')).toBe('Only the last card can move.');
  });

  test('an empty pile takes a king or a run headed by one, nothing else', () => {
    const state = klondikeState({ tableau: ['2H | KC QD', '', 'QS'] });
    expect(formatCards(played(state, 'm c1, c2, 2').tableau[1]?.cards ?? [])).toBe('KC QD');
    expect(refusal(state, 'm c1, c2')).toBe('Kings go on empty columns.');
    expect(refusal(state, 'm c1, c3, 2')).toBe('Kings go on empty columns.');
  });
});

describe('the foundations', () => {
  const state = klondikeState({
    waste: '2H',
    foundations: ['AH', '', 'AS'],
    tableau: ['5C AD', '2S', '3H', '2C'],
  });

  test('the player chooses where an ace goes', () => {
    expect(played(state, 'm c1, f2').foundations[1]).toEqual(cardsOf('AD'));
    expect(played(state, 'm c1, f4').foundations[3]).toEqual(cardsOf('AD'));
    expect(refusal(state, 'm c1, f1')).toBe(
      'Ace of Diamonds needs an empty foundation; foundation 1 has hearts up to Ace.',
    );
  });

  test('build upwards in suit', () => {
    expect(played(state, 'm c2, f3').foundations[2]).toEqual(cardsOf('AS 2S'));
    expect(refusal(state, 'm c2, f1')).toContain('2 of Spades needs the Ace of Spades');
    expect(refusal(state, 'm c4, f3')).toContain('2 of Clubs needs the Ace of Clubs');
    expect(refusal(state, 'm c3, f1')).toContain('3 of Hearts needs the 2 of Hearts');
    expect(refusal(state, 'm c4, f2')).toBe(
      '2 of Clubs needs the Ace of Clubs; foundation 2 is empty.',
    );
  });

  test('take the waste’s top card', () => {
    const next = played(state, 'm w, f1');
    expect(next.foundations[0]).toEqual(cardsOf('AH 2H'));
    expect(next.waste).toEqual([]);
  });

  test('give their top card back to the tableau', () => {
    const next = played(state, 'm f1, c4');
    expect(formatCards(next.tableau[3]?.cards ?? [])).toBe('2C AH');
    expect(refusal(state, 'm f2, c4')).toBe('Foundation 2 is empty.');
  });
});

const column = (from: number, count: number, to: number) => ({
  from: { kind: 'tableau', index: from } as const,
  to: { kind: 'tableau', index: to } as const,
  count,
});
const fromWaste = (kind: 'tableau' | 'foundation', index: number) => ({
  from: WASTE,
  to: { kind, index } as const,
  count: 1,
});

test.each([
  [fromWaste('tableau', 8), 'There is no column 8.'],
  [fromWaste('tableau', 0), 'There is no column 0.'],
  [fromWaste('tableau', -1), 'There is no column'],
  [fromWaste('tableau', 1.5), 'There is no column 1.5.'],
  [fromWaste('tableau', Number.NaN), 'There is no column NaN.'],
  [fromWaste('foundation', 5), 'There is no foundation 5.'],
  [{ ...fromWaste('foundation', 1), from: column(9, 1, 1).from }, 'There is no column 9.'],
  [{ ...fromWaste('tableau', 1), count: 2 }, 'Only the top card of the waste can move.'],
  [column(2, 0, 1), 'The number of cards must be 1 or more.'],
  [column(2, -1, 1), 'The number of cards must be 1 or more.'],
  [column(2, 1.5, 1), 'The number of cards must be 1 or more.'],
  [column(2, 1e9, 1), 'Column 2 has only one card.'],
  [column(2, 1, 2), 'The card is on column 2 already.'],
  [column(3, 1, 2), 'Column 3 is empty.'],
])('%j', (move, why) => {
  const state = klondikeState({ waste: '2H', stock: '3H', tableau: ['9C', '8H'] });
  const next = three.rules.apply(state, move);
  expect(next.ok ? '' : three.text.explain(next.error)).toContain(why);
});

test('a refused move names the cards and piles it is about', () => {
  const state = klondikeState({ tableau: ['9C', '8S'] });
  expect(three.rules.apply(state, column(2, 1, 1))).toEqual({
    ok: false,
    error: {
      reason: 'does not fit',
      cards: cardsOf('8S 9C'),
      piles: [
        { kind: 'tableau', index: 2 },
        { kind: 'tableau', index: 1 },
      ],
    },
  });
});

test('legal moves come in the order stock, waste, tableau, foundations', () => {
  const state = klondikeState({
    stock: 'KD',
    waste: '2H',
    foundations: ['AH', 'AS'],
    tableau: ['3C', '2S', '9C 8D', '9S'],
  });
  expect(three.rules.legalMoves(state).map(three.text.formatMove)).toEqual([
    's',
    'm w, f1, 1',
    'm w, c1, 1',
    'm c2, f2, 1',
    'm c3, c4, 1',
    'm f1, c2, 1',
  ]);
});

describe('the end', () => {
  const kings = { foundations: [upTo('H', 13), upTo('D', 13), upTo('C', 13), upTo('S', 12)] };
  const { status, legalMoves } = three.rules;

  test('won with 52 cards on the foundations, and then every move is refused', () => {
    const last = klondikeState({ ...kings, tableau: ['KS'] });
    expect(status(last)).toBe('playing');
    const won = played(last, 'm c1, f4');
    expect(status(won)).toBe('won');
    expect(legalMoves(won)).toEqual([]);
    expect(refusal(won, 'm f1, c1')).toBe('You have won this game.');
    expect(refusal(won, 's')).toBe('You have won this game.');
  });

  const tableau = ['9C', '9S', '9H', '9D', '5H', '5D', '5C'];

  test('no more moves: neither the tableau nor any card the stock can show has a move', () => {
    expect(status(klondikeState({ tableau, stock: '2C 2D 2H', waste: '3C' }))).toBe('stuck');
    expect(status(klondikeState({ tableau, stock: '8H 2D 2H', waste: '3C' }))).toBe('playing');
  });

  test('in draw three a card that is never on top of the waste does not count', () => {
    const buried = klondikeState({ tableau, stock: '2C 8H 2H' });
    expect(status(buried)).toBe('stuck');
    expect(one.rules.status(buried)).toBe('playing');
  });

  test('a card counts if it is on top now or only in the next pass, but not if it never is', () => {
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

describe('advice', () => {
  const { hint, safeMove, finish } = three.advice ?? {};
  const lineOf = (of: typeof hint, state: LayoutState) => {
    const move = of?.(state);
    return move && three.text.formatMove(move);
  };

  test('a play-out that wins is found, through the stock too, and wins', () => {
    const state = klondikeState({
      foundations: [upTo('H', 10), upTo('D', 13), upTo('C', 13), upTo('S', 11)],
      stock: 'JH KS QH',
      waste: 'QS',
      tableau: ['KH'],
    });
    const lines = finish?.(state)?.map(three.text.formatMove) ?? [];
    expect(lines).toContain('s');
    expect(three.rules.status(played(state, ...lines))).toBe('won');
  });

  test('no ending is claimed where cards have to be moved about, or at the start, or after the end', () => {
    expect(finish?.(dealKlondike(3, '275'))).toBeUndefined();
    const buried = klondikeState({
      foundations: [upTo('H', 12), upTo('D', 13), upTo('C', 13), upTo('S', 11)],
      tableau: ['QS KH KS'],
    });
    expect(finish?.(buried)).toBeUndefined();
    const hidden = klondikeState({
      foundations: [upTo('H', 12), upTo('D', 13), upTo('C', 13), upTo('S', 12)],
      tableau: ['KH | KS'],
    });
    expect(finish?.(hidden)).toBeUndefined();
    const won = klondikeState({
      foundations: [upTo('H', 13), upTo('D', 13), upTo('C', 13), upTo('S', 13)],
    });
    expect(finish?.(won)).toBeUndefined();
  });

  test('safe moves are those of cards that no column can need', () => {
    const safe = (foundations: readonly string[], waste: string, ...tableau: readonly string[]) =>
      lineOf(safeMove, klondikeState({ foundations, waste, tableau }));
    expect(safe([upTo('H', 4), upTo('D', 1)], '5H', '9C', '2D')).toBe('m c2, f2, 1');
    expect(safe([upTo('H', 4), upTo('D', 1)], '5H', '9C')).toBeUndefined();
    const up = [upTo('H', 4), upTo('D', 3), upTo('C', 4), upTo('S', 4)];
    expect(safe(up, '5H')).toBe('m w, f1, 1');
    // Diamonds are only up to 3: the 4 might come to lie on the 5 of Clubs.
    expect(safe(up, '5C')).toBeUndefined();
    expect(safe([up[2] ?? '', up[3] ?? '', up[1] ?? '', up[0] ?? ''], '5H')).toBe('m w, f4, 1');
  });

  test('a hint prefers safe cards to a foundation, then what turns a card up, then the waste, then the stock', () => {
    const tableau = ['3C 4C | 9H', 'TS', 'TC'];
    const hinted = (text: Parameters<typeof klondikeState>[0]) => lineOf(hint, klondikeState(text));
    expect(hinted({ tableau: [...tableau, 'AS'], waste: '9D' })).toBe('m c4, f1, 1');
    expect(hinted({ tableau, waste: '9D' })).toBe('m c1, c2, 1');
    expect(hinted({ tableau: ['TS'], waste: '9D' })).toBe('m w, c1, 1');
    expect(hinted({ tableau: ['TS', '8H'], stock: '9D' })).toBe('s');
    expect(hinted({ tableau: ['TS', 'TC'] })).toBeUndefined();
  });
});

test('three cards at a time, two, or one: the name and the line of the list say so', () => {
  expect(klondikeGame().name).toBe('Klondike, draw three');
  expect(aboutGame('klondike-3')).toContain('turns three cards at a time');
  expect(howToPlay('klondike-1').join(' ')).toContain('Turn one card at a time');
});
