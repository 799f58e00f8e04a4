import { describe, expect, test } from 'vitest';
import { type Card, cardName } from '../../../../src/engine/card';
import { present } from '../../../../src/engine/history';
import { listSteps } from '../../../../src/engine/steps';
import { consoleGameOf } from '../../../../src/games/lines';
import { nextTarget, playGesture, playMove } from '../../../../src/store/game/commands';
import type { TableGame, TableState } from '../../../../src/store/game/table';
import { cardsOf as cards } from '../../../support/board';
import { klondikeState } from '../../../support/klondike';
import {
  changeOf,
  contextOf,
  gameAt,
  playedGame,
  tableOf,
  textOf,
} from '../../../support/playedGame';
import { cardOf } from '../../../support/removals';

const CONTEXT = contextOf();
const AUTOPLAY = contextOf({ autoplaySafe: true });

const lines = ({ record, history }: TableGame): readonly string[] =>
  listSteps(history.steps).map(({ move }) => consoleGameOf(record.variant).text.formatMove(move));

const tapOn = (pile: string) => ({ kind: 'tap', pile, count: 1 }) as const;
const sendFrom = (pile: string) => ({ kind: 'send', pile, count: 1 }) as const;

describe('a move', () => {
  const twoAces = () => gameAt('klondike-3', klondikeState({ stock: '5C', tableau: ['AS', 'AH'] }));
  const aceUp = {
    from: { kind: 'tableau', index: 1 },
    to: { kind: 'foundation', index: 1 },
    count: 1,
  };

  test('is made and narrated, and what could be redone is gone', () => {
    const before = playedGame('klondike-3', '275', ['s', 's']);
    const undone = { ...before, history: { ...before.history, cursor: 1 } };
    const move = {
      from: { kind: 'tableau', index: 6 },
      to: { kind: 'foundation', index: 1 },
      count: 1,
    };
    const played = playMove(tableOf(undone), move, CONTEXT);
    expect(textOf(played)).toMatch(/^Ace of Diamonds to foundation 1\./);
    const { record, history } = changeOf(played).table.current;
    expect(history).toMatchObject({ cursor: 2, steps: { length: 2 } });
    expect(record).toMatchObject({ cursor: 2, updated: 1000, undos: 1 });
  });

  test('that is illegal is refused in words, with the cards it is about', () => {
    const game = playedGame('klondike-3', '275');
    expect(
      playMove(
        tableOf(game),
        { from: { kind: 'waste', index: 1 }, to: { kind: 'tableau', index: 1 }, count: 1 },
        CONTEXT,
      ),
    ).toEqual({
      ok: false,
      error: { text: 'The waste is empty.', cards: [] },
    });
  });

  test('is followed by safe cards with autoplay only, and they are narrated too', () => {
    const alone = changeOf(playMove(tableOf(twoAces()), aceUp, CONTEXT));
    const followed = changeOf(playMove(tableOf(twoAces()), aceUp, AUTOPLAY));
    expect(alone.table.current.history.cursor).toBe(1);
    expect(followed.table.current.history.cursor).toBe(2);
    expect(followed.sentences.join(' ')).toMatch(
      /^Ace of Spades to foundation 1\. .*Ace of Hearts to foundation/,
    );
    expect(present(followed.table.current.history)).toMatchObject({
      tableau: [{ cards: [] }, { cards: [] }, {}, {}, {}, {}, {}],
    });
  });

  test('takes the selection and the highlight away', () => {
    const marked = tableOf(playedGame('klondike-3', '275'), {
      highlight: { cards: [], piles: ['stock'] },
      selection: cards('2H'),
    });
    expect(changeOf(playMove(marked, { type: 'draw' }, CONTEXT)).table).toMatchObject({
      highlight: undefined,
      selection: [],
    });
  });
});

describe('a tap', () => {
  // Deal 275: the 9 of Diamonds on column 4 fits the black tens on column 1 and 3.
  const start = tableOf(playedGame('klondike-3', '275'));
  const tap = (table: TableState, tableau: number): TableState =>
    changeOf(playGesture(table, tapOn(`tableau-${tableau}`), CONTEXT)).table;
  const lastLine = ({ current }: TableState) => lines(current).at(-1);

  test('takes the card to a pile it has not been on, then round again', () => {
    const first = tap(start, 4);
    expect(lastLine(first)).toBe('m c4, c1, 1');
    expect(first.lastTap).toMatchObject({
      visited: ['tableau-4'],
      before: start.current.history,
    });
    expect(first.lastTap?.after).toBe(first.current.history);
    const second = tap(first, 1);
    expect(lastLine(second)).toBe('m c1, c3, 1');
    expect(second.lastTap?.visited).toEqual(['tableau-4', 'tableau-1']);
    const third = tap(second, 3);
    expect(lastLine(third)).toBe('m c3, c1, 1');
    expect(third.lastTap?.visited).toEqual(['tableau-3']);
  });

  test('after another move starts a new round', () => {
    const first = tap(start, 4);
    const { lastTap } = first;
    if (!lastTap) throw new Error('the tap moved nothing');
    const move = consoleGameOf('klondike-3').lines.parseMove('m c1, c3, 1');
    const moves = move.ok ? [move.value] : [];
    const visited = (table: TableState) =>
      nextTarget(table, lastTap.card, 'tableau-1', moves).visited;
    const stale = { ...lastTap, after: start.current.history };
    expect(visited({ ...first, lastTap: stale })).toEqual(['tableau-1']);
    expect(visited(first)).toEqual(['tableau-4', 'tableau-1']);
  });

  test('on a card without a target is refused with its name; without a card nothing happens', () => {
    expect(playGesture(start, tapOn('tableau-1'), CONTEXT)).toEqual({
      ok: false,
      error: {
        text: '10 of Spades needs a red Jack, or the 9 of Spades on its foundation.',
        cards: cards('TS'),
      },
    });
    expect(playGesture(start, tapOn('waste'), CONTEXT)).toBeUndefined();
    expect(playGesture(start, tapOn('nowhere'), CONTEXT)).toBeUndefined();
  });

  test('on a card of the hint makes the hinted move, any other tap does not', () => {
    const move = {
      from: { kind: 'tableau', index: 4 },
      to: { kind: 'tableau', index: 3 },
      count: 1,
    };
    const hinted = { ...start, highlight: { cards: cards('9D'), piles: ['tableau-3'], move } };
    expect(lastLine(tap(hinted, 4))).toBe('m c4, c3, 1');
    expect(lastLine(tap(hinted, 6))).toBe('m c6, f1, 1');
    expect(lastLine(tap(start, 4))).toBe('m c4, c1, 1');
  });
});

describe('a double-click', () => {
  test('sends a card to its foundation, or is refused in words', () => {
    const deal = tableOf(playedGame('klondike-3', '275'));
    const sent = changeOf(playGesture(deal, sendFrom('tableau-6'), CONTEXT));
    expect(lines(sent.table.current)).toEqual(['m c6, f1, 1']);
    expect(textOf(playGesture(deal, sendFrom('tableau-1'), CONTEXT))).toBe(
      '10 of Spades needs a red Jack, or the 9 of Spades on its foundation.',
    );
  });

  test('takes the tap of its first click back when the card fits a foundation', () => {
    const start = gameAt(
      'klondike-3',
      klondikeState({ foundations: ['AH 2H'], tableau: ['3H', '4S', '9C'] }),
    );
    const { table } = changeOf(playGesture(tableOf(start), tapOn('tableau-1'), CONTEXT));
    expect(lines(table.current)).toEqual(['m c1, c2, 1']);
    const sent = changeOf(playGesture(table, sendFrom('tableau-2'), CONTEXT));
    expect(lines(sent.table.current)).toEqual(['m c1, f1, 1']);
  });

  test('leaves the tap of its first click, without a word, when the card fits none', () => {
    const start = tableOf(playedGame('klondike-3', '275'));
    const { table } = changeOf(playGesture(start, tapOn('tableau-4'), CONTEXT));
    expect(playGesture(table, sendFrom('tableau-4'), CONTEXT)).toBeUndefined();
  });
});

describe('a selection', () => {
  const game = consoleGameOf('elevens');
  const start = tableOf(playedGame('elevens', '0'));
  const cardOn = (pile: string): Card => {
    const found = game.table
      .view(present(start.current.history))
      .piles.find(({ id }) => id === pile)
      ?.cards.at(-1);
    if (!found) throw new Error(`no card on ${pile}`);
    return found.card;
  };
  const select = (selection: readonly Card[], pile: string, context = CONTEXT) =>
    changeOf(playGesture({ ...start, selection }, tapOn(pile), context));

  test('takes a tapped card, and loses it at the next tap', () => {
    // The king and the queen.
    const [a, b] = [cardOn('place-8'), cardOn('place-1')];
    const one = select([], 'place-8');
    expect(one.table.selection).toEqual([a]);
    expect(one.sentences.join(' ')).toMatch(new RegExp(`^${cardName(a)} selected\\. .+\\.$`));
    expect(select([a], 'place-1').table.selection).toEqual([a, b]);
    expect(select([a, b], 'place-8').table.selection).toEqual([b]);
    expect(select([a], 'place-8')).toMatchObject({
      table: { selection: [] },
      sentences: [`${cardName(a)} put back.`],
    });
  });

  test('gives way to a card that cannot go with it, and a group does, too', () => {
    const [king, queen, ten, ace] = [8, 1, 2, 3].map((place) => cardOn(`place-${place}`));
    const selected = (before: readonly (Card | undefined)[], pile: string) =>
      select(before as readonly Card[], pile).table.selection;
    expect(selected([king], 'place-2')).toEqual([ten]);
    expect(selected([king, queen], 'place-2')).toEqual([ten]);
    expect(selected([ten, ace], 'place-8')).toEqual([king]);
    expect(select([king as Card], 'place-2')).toMatchObject({
      sentences: ['10 of Spades selected.'],
      news: ['King + 10; only two cards that add to 11, or a Jack, a Queen and a King may go.'],
    });
  });

  test('that is complete goes with Replace, or at once if the player wishes so', () => {
    const move = game.advice?.hint?.(present(start.current.history)) as {
      readonly from: readonly number[];
    };
    const piles = move.from.map((place) => `place-${place}`);
    const others = piles.slice(0, -1).map(cardOn);
    const last = piles.at(-1) ?? '';
    const complete = select(others, last);
    expect(complete.table).toMatchObject({ current: { history: { cursor: 0 } } });
    const replace = { kind: 'select', cards: complete.table.selection } as const;
    expect(changeOf(playGesture(complete.table, replace, CONTEXT)).table).toMatchObject({
      selection: [],
      current: { history: { cursor: 1 } },
    });
    expect(select(others, last, contextOf({ autoReplace: true })).table).toMatchObject({
      selection: [],
      current: { history: { cursor: 1 } },
    });
  });

  test('is not made where there is no card, nor in a game played by dragging', () => {
    expect(playGesture(start, tapOn('nowhere'), CONTEXT)).toBeUndefined();
    const klondike = tableOf(playedGame('klondike-3', '275'));
    expect(changeOf(playGesture(klondike, tapOn('tableau-4'), CONTEXT)).table.selection).toEqual(
      [],
    );
  });

  describe('where cards go at once', () => {
    // Its places 22 to 28 are 2H TC 6D TS 8H KS JS.
    const pyramid = tableOf(playedGame('pyramid', '7'));
    const selectIn = (selected: readonly string[], place: number) =>
      changeOf(
        playGesture(
          { ...pyramid, selection: selected.map(cardOf) },
          tapOn(`place-${place}`),
          CONTEXT,
        ),
      );

    test('goes with its pair, and a card alone that may', () => {
      expect(selectIn(['2H'], 28).table.current.history.cursor).toBe(1);
      expect(selectIn([], 27).table.current.history.cursor).toBe(1);
      expect(selectIn(['2H'], 27).table.current.history.cursor).toBe(1);
      expect(selectIn([], 22).table).toMatchObject({
        selection: [cardOf('2H')],
        current: { history: { cursor: 0 } },
      });
    });

    test('gives way to a card that does not go with it', () => {
      expect(selectIn(['2H'], 23)).toMatchObject({
        table: { selection: [cardOf('TC')] },
        sentences: ['10 of Clubs selected.'],
        news: ['2 + 10 = 12, not 13.'],
      });
    });
  });
});
