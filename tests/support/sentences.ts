import { present } from '../../src/engine/history';
import { pythonRandom } from '../../src/engine/pythonRandom';
import type { Gesture } from '../../src/engine/view';
import { gameOf, type VariantId } from '../../src/games/index';
import { fakeGames, storeOver } from './fakeGames';

const DEALS = 6;
const MOVES = 60;

/** The sentences the page shows while a game is played with legal and illegal moves, undone, and helped. */
export async function sentencesOf(id: VariantId): Promise<readonly string[]> {
  const sentences = new Set<string>();
  const game = gameOf(id);
  for (let deal = 0; deal < DEALS; deal++) {
    const store = storeOver(fakeGames(), { randomDeal: () => `${deal}` });
    const { actions } = store;
    store.subscribe(({ announcement }) => {
      if (announcement && announcement.kind !== 'move') {
        sentences.add(announcement.short ?? announcement.text);
      }
    });
    const { randomBelow } = pythonRandom(`${deal}`);
    await actions.newGame(id);
    for (let n = 0; n < MOVES; n++) {
      const current = store.getState().current;
      if (!current) break;
      const state = present(current.history);
      const piles = game.table.view(state).piles;
      const from = piles[randomBelow(piles.length)];
      const to = piles[randomBelow(piles.length)];
      if (!from || !to) break;
      const count = 1 + randomBelow(Math.max(1, from.cards.length));
      const gestures: readonly Gesture[] = [
        { kind: 'drop', from: from.id, count, to: to.id },
        { kind: 'tap', pile: from.id, count: 1 },
        { kind: 'press', pile: from.id },
      ];
      const gesture = gestures[randomBelow(gestures.length)];
      if (gesture) actions.gesture(gesture);
      actions.replace();
      actions.hint();
      const moves = game.rules.legalMoves(state);
      if (moves.length > 0) actions.play(moves[randomBelow(moves.length)]);
      if (n % 7 === 3) actions.undo();
    }
    actions.jump(Number.POSITIVE_INFINITY);
    actions.restart();
  }
  return [...sentences];
}
