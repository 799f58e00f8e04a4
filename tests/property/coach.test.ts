import { describe, expect, test } from 'vitest';
import { type Card, cardCode, rankOf } from '../../src/engine/card';
import { present } from '../../src/engine/history';
import { findCard, type Gesture } from '../../src/engine/view';
import { gameOf, type VariantId } from '../../src/games/index';
import type { LayoutState } from '../../src/games/layouts/board';
import { isDraw, type LayoutMove } from '../../src/games/layouts/rules';
import { reduce } from '../../src/store/game/commands';
import { movedCards } from '../../src/store/game/hint';
import type { Highlight, TableGame } from '../../src/store/game/table';
import { doneIn, type Lesson, markOf, nextLesson } from '../../src/ui/coach/lessons';
import { changeOf, contextOf, playedGame, tableOf } from '../support/playedGame';
import { proofSize } from '../support/proofSize';
import { variant } from '../support/variants';

/** The games that the coach shows, and some of their variants. */
const GAMES: readonly (readonly [VariantId, number])[] = [
  ['klondike-3', proofSize(40, 20_000)],
  ['klondike-1', proofSize(40, 20_000)],
  [variant('klondike-3;draw=2'), proofSize(12, 2_000)],
  [variant('klondike-3;redeals=0'), proofSize(12, 2_000)],
  [variant('klondike-1;empty=any'), proofSize(12, 2_000)],
  [variant('klondike-3;return=no'), proofSize(12, 2_000)],
];

const MAX_DRAWS = 30;
const CONTEXT = contextOf();

/** The game after a gesture, with or without the coach’s marks on the table. */
const after = (current: TableGame, gesture: Gesture, highlight?: Highlight): TableGame =>
  changeOf(reduce(tableOf(current, { highlight }), { type: 'gesture', gesture }, CONTEXT)).table
    .current;

/** The game after a tap on the first marked card, which makes the marked move. Of a lesson it does so without marks, too. */
function afterExample(current: TableGame, mark: Highlight, lesson: Lesson | 'playOn'): TableGame {
  const [card] = mark.cards;
  const game = gameOf(current.record.variant);
  const state = present(current.history);
  const found = findCard(game.table.view(state), card as Card);
  if (!found) throw new Error('the card is not on the table');
  const { pile, index } = found;
  const gesture = { kind: 'tap', pile: pile.id, count: pile.cards.length - index } as const;
  const tapped = after(current, gesture, mark);
  if (lesson !== 'playOn')
    expect(present(after(current, gesture).history)).toEqual(present(tapped.history));
  const moved = movedCards(game, state, mark.move);
  expect(moved).toEqual({ cards: mark.cards, from: pile.id, to: mark.piles[0] });
  expect(game.rules.apply(state, mark.move)).toMatchObject({ value: present(tapped.history) });
  return tapped;
}

/** The cards that could go to a foundation. */
function cardsToGoUp({ record, history }: TableGame): readonly (Card | undefined)[] {
  const game = gameOf(record.variant);
  const state = present(history);
  const moves = game.rules.legalMoves(state) as readonly LayoutMove[];
  const up = moves.filter((move) => !isDraw(move) && move.to.kind === 'foundation');
  return up.map((move) => movedCards(game, state, move)?.cards[0]);
}

/** Expects that the stock is the best there is: no card can go up, and the hint has no other move. */
function expectTimeToDraw(current: TableGame): void {
  const state = present(current.history);
  const hint = gameOf(current.record.variant).advice?.hint?.(state) as LayoutMove | undefined;
  expect(cardsToGoUp(current)).toEqual([]);
  expect(hint === undefined || isDraw(hint)).toBe(true);
}

test('in the first deal that everyone gets, the stock waits until no move on the table is better', () => {
  let current = playedGame('klondike-1', '92');
  const game = gameOf('klondike-1');
  const shown: string[] = [];
  while (!shown.at(-1)?.startsWith('draw')) {
    const { initial, steps } = current.history;
    const state = present(current.history);
    const lesson = nextLesson(game, state, doneIn(game, initial, steps)) ?? 'draw';
    const mark = markOf(game, state, lesson);
    shown.push([lesson, ...(mark?.cards ?? []).map(cardCode)].join(' '));
    if (lesson === 'draw') expectTimeToDraw(current);
    else if (mark) current = afterExample(current, mark, lesson);
  }
  expect(shown.slice(0, 4)).toEqual(['foundations AC', 'playOn 2C', 'move 3D', 'playOn AD']);
  expect(shown.slice(4)).toEqual(['playOn JD', 'playOn 6H', 'playOn 2S', 'draw']);
});

describe.each(GAMES)('%s', (variant, deals) => {
  test(`in ${deals} deals the coach never puts a card on a column that could go up, nor draws before it, and a tap makes exactly its move, which is not asked for again`, () => {
    const shown: Record<string, number> = {};
    for (let deal = 0; deal < deals; deal++) {
      let current = playedGame(variant, String(deal));
      const taught: Lesson[] = [];
      for (let draws = 0; draws < MAX_DRAWS; ) {
        const game = gameOf(variant);
        const state = present(current.history);
        const next = nextLesson(game, state, taught);
        if (next === 'draw') expectTimeToDraw(current);
        // Without an example the coach says nothing, or only what the foundations are for.
        const lesson = next && markOf(game, state, next)?.move !== undefined ? next : 'draw';
        if (lesson !== 'playOn' && !taught.includes(lesson)) taught.push(lesson);
        const mark = markOf(game, state, lesson);
        if (lesson === 'draw') {
          expect(mark?.piles).toEqual(['stock']);
          draws++;
          if ((state as LayoutState).stock?.length === 0) break;
          current = after(current, { kind: 'press', pile: 'stock' });
          continue;
        }
        if (mark?.move === undefined) break;
        if (lesson === 'move') {
          const [head] = mark.cards;
          expect(mark.piles[0]).toMatch(/^tableau/);
          expect(rankOf(head as Card)).toBeGreaterThan(1);
          expect(cardsToGoUp(current)).not.toContain(head);
        } else if (lesson === 'foundations') expect(mark.piles[0]).toMatch(/^foundation/);
        shown[lesson] = (shown[lesson] ?? 0) + 1;
        current = afterExample(current, mark, lesson);
        const { initial, steps } = current.history;
        if (lesson !== 'playOn') expect(doneIn(game, initial, steps)).toContain(lesson);
        if (taught.length === 3) break;
      }
    }
    expect(shown.move).toBeGreaterThan(0.9 * deals);
    expect(shown.foundations).toBeGreaterThan(0);
  });
});
