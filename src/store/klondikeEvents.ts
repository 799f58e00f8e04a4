import { t } from '@lingui/core/macro';
import type { Gesture } from '../engine/view';
import { presetOf } from '../games/index';
import type { GameStore } from './gameStore';

export type KlondikeEvents = ReturnType<typeof klondikeEvents>;

/**
 * The events of KlondikeEventsHandler (Klondike project, appendix) as gestures on the table. The page calls `getName` alone and has
 * gestures for the rest, which the tests call. Tableau piles are 1 to 7 and foundations 1 to 4, from the left. No event throws: a
 * refusal is announced. tests/unit/genericFolders.test.ts says why a file for one game stands here.
 */
export function klondikeEvents({ getState, actions }: GameStore) {
  function make(gesture: Gesture): void {
    const { current } = getState();
    if (current && presetOf(current.record.variant) === 'klondike') actions.gesture(gesture);
    else actions.announce(t`No game of Klondike is on the table.`, 'refusal');
  }
  const drop = (from: string, to: string, count = 1) => make({ kind: 'drop', from, count, to });
  return {
    newGame: (): void => void actions.newGame(),
    clickStock: (): void => make({ kind: 'press', pile: 'stock' }),
    moveWasteToTableau: (tableau: number): void => drop('waste', `tableau-${tableau}`),
    moveWasteToFoundation: (foundation: number): void => drop('waste', `foundation-${foundation}`),
    moveTableauToFoundation: (tableau: number, foundation: number): void =>
      drop(`tableau-${tableau}`, `foundation-${foundation}`),
    moveTableauToTableau: (tableauSrc: number, numCards: number, tableauDst: number): void =>
      drop(`tableau-${tableauSrc}`, `tableau-${tableauDst}`, numCards),
    moveFoundationToTableau: (foundation: number, tableau: number): void =>
      drop(`foundation-${foundation}`, `tableau-${tableau}`),
    undo: (): void => actions.undo(),
    /** Who made the program, for the About box. */
    getName: (): string =>
      t({ message: 'the founders of Patience Lab', comment: 'after “Made by”' }),
  };
}
