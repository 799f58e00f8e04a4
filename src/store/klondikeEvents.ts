import { t } from '@lingui/core/macro';
import type { Gesture } from '../engine/view';
import { presetOf } from '../games/index';
import type { GameStore } from './gameState';

/**
 * The events of KlondikeEventsHandler (Klondike project, appendix) on the game on the table. The assignment asks for all of them; the
 * page calls `getName` alone and has gestures for the rest, which the tests call. Tableau piles are 1 to 7 and foundations 1 to 4, from
 * the left. No event throws: a refusal is announced.
 * This is the only file of code for one game in the folders that serve every game; tests/unit/genericFolders.test.ts says why.
 */
export interface KlondikeEvents {
  readonly newGame: () => void;
  readonly clickStock: () => void;
  readonly moveWasteToTableau: (tableau: number) => void;
  readonly moveWasteToFoundation: (foundation: number) => void;
  readonly moveTableauToFoundation: (tableau: number, foundation: number) => void;
  readonly moveTableauToTableau: (tableauSrc: number, numCards: number, tableauDst: number) => void;
  readonly moveFoundationToTableau: (foundation: number, tableau: number) => void;
  readonly undo: () => void;
  /** Who made the program, for the About box. */
  readonly getName: () => string;
}

/** The events as the gestures that they are on the table: a press on the stock, and drops of cards. */
export function klondikeEvents({ getState, actions }: GameStore): KlondikeEvents {
  function make(gesture: Gesture): void {
    const { current } = getState();
    if (current && presetOf(current.record.variant) === 'klondike') actions.gesture(gesture);
    else actions.announce(t`No game of Klondike is on the table.`, 'refusal');
  }
  const drop = (from: string, to: string, count = 1) => make({ kind: 'drop', from, count, to });
  return {
    newGame: () => void actions.newGame(),
    clickStock: () => make({ kind: 'press', pile: 'stock' }),
    moveWasteToTableau: (tableau) => drop('waste', `tableau-${tableau}`),
    moveWasteToFoundation: (foundation) => drop('waste', `foundation-${foundation}`),
    moveTableauToFoundation: (tableau, foundation) =>
      drop(`tableau-${tableau}`, `foundation-${foundation}`),
    moveTableauToTableau: (tableauSrc, numCards, tableauDst) =>
      drop(`tableau-${tableauSrc}`, `tableau-${tableauDst}`, numCards),
    moveFoundationToTableau: (foundation, tableau) =>
      drop(`foundation-${foundation}`, `tableau-${tableau}`),
    undo: () => actions.undo(),
    getName: () => t({ message: 'the founders of Patience Lab', comment: 'after “Made by”' }),
  };
}
