import type { Gesture } from '../engine/view';
import { baseOf, type VariantId } from '../games';
import type { KlondikeMove } from '../games/klondike/moves';
import { moveOfGesture } from '../games/klondike/table';
import type { GameStore } from './gameState';

/**
 * The events of KlondikeEventsHandler (Klondike project, appendix) on the game on the table. Tableau piles
 * are 1 to 7 and foundations 1 to 4, from the left. No event throws: a refusal is announced.
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

/** True for a game whose rules are Klondike’s. */
function isKlondike(id: VariantId): boolean {
  const base = baseOf(id);
  return base === 'klondike-3' || base === 'klondike-1';
}

/** The events, played on a store. */
export function klondikeEvents({ getState, actions }: GameStore): KlondikeEvents {
  const play = (move: KlondikeMove): void => {
    const { current } = getState();
    if (current && isKlondike(current.record.variant)) actions.play(move);
    else actions.announce('No game of Klondike is on the table.', 'refusal');
  };
  return {
    newGame: () => actions.newGame(),
    clickStock: () => play({ type: 'clickStock' }),
    moveWasteToTableau: (tableau) => play({ type: 'moveWasteToTableau', tableau }),
    moveWasteToFoundation: (foundation) => play({ type: 'moveWasteToFoundation', foundation }),
    moveTableauToFoundation: (tableau, foundation) =>
      play({ type: 'moveTableauToFoundation', tableau, foundation }),
    moveTableauToTableau: (tableauSrc, numCards, tableauDst) =>
      play({ type: 'moveTableauToTableau', tableauSrc, numCards, tableauDst }),
    moveFoundationToTableau: (foundation, tableau) =>
      play({ type: 'moveFoundationToTableau', foundation, tableau }),
    undo: () => actions.undo(),
    getName: () => 'the founders of Patience Lab',
  };
}

/** Handles the table’s gestures: in Klondike a press on the stock and a drop are events, everything else goes to the store. */
export function gestureHandler(store: GameStore): (gesture: Gesture) => void {
  const events = klondikeEvents(store);
  return (gesture) => {
    const { current } = store.getState();
    const move = current && isKlondike(current.record.variant) ? moveOfGesture(gesture) : undefined;
    if (move) dispatch(events, move);
    else store.actions.gesture(gesture);
  };
}

/** Calls the event named like the move. */
function dispatch(events: KlondikeEvents, move: KlondikeMove): void {
  switch (move.type) {
    case 'clickStock':
      return events.clickStock();
    case 'moveWasteToTableau':
      return events.moveWasteToTableau(move.tableau);
    case 'moveWasteToFoundation':
      return events.moveWasteToFoundation(move.foundation);
    case 'moveTableauToFoundation':
      return events.moveTableauToFoundation(move.tableau, move.foundation);
    case 'moveTableauToTableau':
      return events.moveTableauToTableau(move.tableauSrc, move.numCards, move.tableauDst);
    case 'moveFoundationToTableau':
      return events.moveFoundationToTableau(move.foundation, move.tableau);
  }
}
